import { confirmTwoFactor as confirm } from '@baize/services';

import { writeSecurityNotice } from '../../emails/account-messages.ts';
import { route } from '../../route.ts';

export const confirmTwoFactor = route('POST /confirm-2fa', async (context, { body }) => {
  const codes = await confirm(context, body.code, writeSecurityNotice);
  return { success: true, message: context.text('reply_authenticator_on'), recovery_codes: codes };
});
