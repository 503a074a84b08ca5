import { toggleVerification as toggle } from '@baize/services';

import { writeSecurityNotice } from '../../emails/account-messages.ts';
import { route } from '../../route.ts';

const replies = {
  google: ['reply_authenticator_off', 'reply_authenticator_on'],
  sms: ['reply_sms_sign_in_off', 'reply_sms_sign_in_on'],
} as const;

export const toggleVerification = route('POST /toggle-verification', async (context, { body }) => {
  await toggle(context, body, writeSecurityNotice);
  const message = context.text(replies[body.type][body.verified]);
  return { success: true, message, data: { message } };
});
