import { gameTransfers as readTransfers } from '@baize/services';

import { route } from '../../route.ts';

export const gameTransfers = route('GET /account/game-transfers', async (context, { query }) => {
  const reply = await readTransfers(context, query);
  const data = reply.data.data.map((row) => ({ ...row, name: context.text(`history_wallet_${row.wallet}`) }));
  return { ...reply, data: { ...reply.data, data } };
});
