import { disableTwoFactor as disable } from '@baize/services';

import { writeSecurityNotice } from '../../emails/account-messages.ts';
import { route } from '../../route.ts';

export const disableTwoFactor = route('POST /disable-2fa', async (context, { body }) => {
  await disable(context, body, writeSecurityNotice);
  return { success: true, message: context.text('reply_authenticator_off') };
});
