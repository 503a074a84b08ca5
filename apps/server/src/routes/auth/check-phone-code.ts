import { checkPhoneCode as check } from '@baize/services';

import { writeContactChangedMessage } from '../../emails/account-messages.ts';
import { route } from '../../route.ts';

export const checkPhoneCode = route('POST /account/verifications/sms-check', async (context, { body }) => {
  await check(context, body, writeContactChangedMessage);
  const message = context.text('reply_phone_verified');
  return { success: true, message, data: { message } };
});
