import { renewRecoveryCodes as renew } from '@baize/services';

import { writeSecurityNotice } from '../../emails/account-messages.ts';
import { route } from '../../route.ts';

export const renewRecoveryCodes = route('POST /account/recovery-codes', async (context) => {
  const codes = await renew(context, writeSecurityNotice);
  return { success: true, message: context.text('reply_recovery_codes'), recovery_codes: codes };
});
