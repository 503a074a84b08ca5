import { enableTwoFactor as enable } from '@baize/services';

import { route } from '../../route.ts';

export const enableTwoFactor = route('POST /enable-2fa', async (context, { body }) => {
  const { secret, uri } = await enable(context, body);
  return { success: true, message: context.text('reply_two_factor_started'), code: secret, uri };
});
