import { resetPassword as reset } from '@baize/services';

import { writePasswordChangedLetter } from '../../letters/password-changed-letter.ts';
import { route } from '../../route.ts';

export const resetPassword = route('POST /reset-password', async (context, { body }) => {
  await reset(context, body, writePasswordChangedLetter);
  const message = context.text('reply_password_reset');
  return { success: true, message, data: { message } };
});
