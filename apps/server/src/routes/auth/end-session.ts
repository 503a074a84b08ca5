import { endOwnSession } from '@baize/services';

import { route } from '../../route.ts';

export const endSession = route('POST /account/sessions/end', async (context, { body }) => {
  await endOwnSession(context, body);
  return { success: true, message: context.text('reply_session_ended') };
});
