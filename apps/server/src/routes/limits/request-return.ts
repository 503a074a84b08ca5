import { formatMoment, requestReturn as request } from '@baize/services';

import { route } from '../../route.ts';

export const requestReturn = route('POST /account/request-return', async (context) => {
  const opensAt = await request(context);
  const message = context.text('reply_return_requested', { date: formatMoment(opensAt, context) });
  return { success: true, message, data: { opens_at: opensAt } };
});
