import { readWalletBalance } from '@baize/services';

import { route } from '../../route.ts';

export const liveSlotBalance = route('GET /live-slot/balance', async (context) => ({
  success: true,
  data: { balance: await readWalletBalance(context, 'liveSlot') },
}));
