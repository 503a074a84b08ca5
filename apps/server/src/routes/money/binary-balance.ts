import { readWalletBalance } from '@baize/services';

import { route } from '../../route.ts';

export const binaryBalance = route('GET /binary-option/balance', async (context) => ({
  success: true,
  balance: await readWalletBalance(context, 'binary'),
}));
