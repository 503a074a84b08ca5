import { claimFreeSpins as claim } from '@baize/services';

import { route } from '../../route.ts';

export const claimFreeSpins = route('POST /account/claim-freespin', async (context, { body }) => {
  const id = await claim(context, body);
  return { success: true, data: { message: context.text('reply_free_spins_claimed'), free_spin_id: id } };
});
