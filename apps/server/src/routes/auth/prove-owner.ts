import { proveOwner as prove } from '@baize/services';

import { route } from '../../route.ts';

export const proveOwner = route('POST /account/proof', async (context, { body }) => {
  await prove(context, body);
  return { success: true, message: context.text('reply_proven') };
});
