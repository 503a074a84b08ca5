import { changePassword as change } from '@baize/services';

import { writePasswordChangedMessage } from '../../emails/account-messages.ts';
import { route } from '../../route.ts';

export const changePassword = route('PUT /change-password', async (context, { body }) => {
  await change(context, body, writePasswordChangedMessage);
  return { success: true, message: context.text('reply_password_changed') };
});
