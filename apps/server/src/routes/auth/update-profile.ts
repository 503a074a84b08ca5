import { updateProfile as update } from '@baize/services';

import { writeContactCodeMessage } from '../../emails/account-messages.ts';
import { route } from '../../route.ts';

export const updateProfile = route('PUT /update-profile', async (context, { body }) => {
  const { user, changes } = await update(context, body, writeContactCodeMessage);
  const message = context.text(changes.length > 0 ? 'reply_contact_code_sent' : 'reply_profile_unchanged');
  return { success: true, message, user, changes };
});
