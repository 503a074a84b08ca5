import { resetPassword as reset } from '@baize/services';

import { writeDeviceCookie } from '../../calls/device-cookie.ts';
import { writePasswordChangedMessage } from '../../emails/account-messages.ts';
import { route } from '../../route.ts';

export const resetPassword = route('POST /reset-password', async (context, { body }) => {
  const deviceToken = await reset(context, body, writePasswordChangedMessage);
  context.replyHeaders['set-cookie'] = writeDeviceCookie(deviceToken, context.origin);
  const message = context.text('reply_password_reset');
  return { success: true, message, data: { message } };
});
