import { signOut } from '@baize/services';

import { route } from '../../route.ts';

export const logout = route('POST /logout', async (context) => {
  await signOut(context);
  return { success: true, message: context.text('reply_signed_out') };
});
