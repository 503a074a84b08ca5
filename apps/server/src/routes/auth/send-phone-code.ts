import { sendPhoneCode as send } from '@baize/services';

import { writeContactCodeMessage } from '../../emails/account-messages.ts';
import { route } from '../../route.ts';

export const sendPhoneCode = route('POST /account/verifications/sms', async (context, { body }) => {
  const brand = context.brand.options.name;
  const { id, isNew } = await send(context, body, {
    code: (code) => context.text('sms_phone_text', { brand, code }),
    writeChange: writeContactCodeMessage,
  });
  const message = context.text(isNew ? 'reply_phone_code_sent' : 'reply_phone_code_waits');
  return { success: true, message, id, data: { message, id } };
});
