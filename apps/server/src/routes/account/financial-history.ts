import { financialHistory as readHistory, LATE_PAYMENT_NOTE } from '@baize/services';

import { route } from '../../route.ts';

export const financialHistory = route('GET /account/financial-history', async (context, { query }) => {
  const reply = await readHistory(context, query);
  // Notes by the product are stored as message keys, notes by people as text.
  const data = reply.data.data.map((row) =>
    row.manager_note === LATE_PAYMENT_NOTE ? { ...row, manager_note: context.text(LATE_PAYMENT_NOTE) } : row,
  );
  return { ...reply, data: { ...reply.data, data } };
});
