import { setRealityCheck as set } from '@baize/services';

import { route } from '../../route.ts';

export const setRealityCheck = route('POST /account/reality-check', async (context, { body }) => {
  await set(context, body);
  return { success: true, message: context.text('reply_reality_check_saved') };
});
