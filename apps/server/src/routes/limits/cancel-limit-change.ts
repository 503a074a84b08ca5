import { cancelLimitChange as cancel } from '@baize/services';

import { route } from '../../route.ts';

export const cancelLimitChange = route('POST /account/limits/cancel-change', async (context, { body }) => {
  await cancel(context, body);
  return { success: true, message: context.text('reply_limit_change_cancelled') };
});
