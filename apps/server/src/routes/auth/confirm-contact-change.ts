import { confirmContactChange as confirm } from '@baize/services';

import { writeContactChangedMessage } from '../../emails/account-messages.ts';
import { route } from '../../route.ts';

export const confirmContactChange = route(
  'POST /account/contact-changes/confirm',
  async (context, { body }) => {
    const user = await confirm(context, body, writeContactChangedMessage);
    return { success: true, message: context.text('reply_contact_changed'), user };
  },
);
