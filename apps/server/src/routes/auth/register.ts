import { checkRegistration, completeRegistration } from '@baize/services';

import { route } from '../../route.ts';

export const register = route('POST /account/register', async (context, { body }) => {
  if (body.type === 'check') {
    await checkRegistration(context, body);
    return { success: true, message: context.text('reply_registration_checked') };
  }
  await completeRegistration(context, body);
  return { success: true, message: context.text('reply_registered') };
});
