import { resetPassword as reset } from '@baize/services';

import { writePasswordChangedMessage } from '../../emails/account-messages.ts';
import { route } from '../../route.ts';

export const resetPassword = route('POST /reset-password', async (context, { body }) => {
  await reset(context, body, writePasswordChangedMessage);
  const message = context.text('reply_password_reset');
  return { success: true, message, data: { message } };
});
