import { readNote, readTransaction } from '@baize/services';

import { route } from '../../route.ts';

export const transactionDetail = route('GET /account/transactions/{id}', async (context, { params }) => {
  const reply = await readTransaction(context, params);
  const note = readNote(reply.data.manager_note, (key) => context.text(key));
  return { ...reply, data: { ...reply.data, manager_note: note } };
});
