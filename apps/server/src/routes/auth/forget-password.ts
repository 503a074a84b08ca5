import { startRecovery } from '@baize/services';

import { route } from '../../route.ts';

export const forgetPassword = route('POST /forget-password', async (context, { body }) => {
  await startRecovery(context, body);
  const message = context.text('reply_recovery_started');
  return { success: true, message, data: { message } };
});
