import { financialHistory as readHistory, readNote } from '@baize/services';

import { route } from '../../route.ts';

export const financialHistory = route('GET /account/financial-history', async (context, { query }) => {
  const reply = await readHistory(context, query);
  const data = reply.data.data.map((row) => ({
    ...row,
    manager_note: readNote(row.manager_note, (key) => context.text(key)),
  }));
  return { ...reply, data: { ...reply.data, data } };
});
