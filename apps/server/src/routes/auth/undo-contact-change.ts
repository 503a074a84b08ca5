import { undoContactChange as undo } from '@baize/services';

import { route } from '../../route.ts';

export const undoContactChange = route('POST /undo-contact-change', async (context, { body }) => {
  const token = await undo(context, body);
  return { success: true, message: context.text('reply_contact_restored'), token };
});
