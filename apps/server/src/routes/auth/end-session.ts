import { endOthers, endOwnSession } from '@baize/services';

import { route } from '../../route.ts';

export const endSession = route('POST /account/sessions/end', async (context, { body }) => {
  await endOwnSession(context, body);
  return { success: true, message: context.text('reply_session_ended') };
});

export const endOtherSessions = route('POST /account/sessions/end-others', async (context) => {
  const ended = await endOthers(context);
  return { success: true, message: context.text('reply_sessions_ended', { count: ended }), ended };
});
