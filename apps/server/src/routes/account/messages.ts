import { listMessages, markMessagesRead, readNote } from '@baize/services';

import { route } from '../../route.ts';

export const readMessages = route('GET /account/messages', async (context, { query }) => {
  const reply = await listMessages(context, query);
  const data = reply.data.map((message) => {
    const note = readNote(message.facts.note ?? null, (key) => context.text(key));
    return note === null ? message : { ...message, facts: { ...message.facts, note } };
  });
  return { ...reply, data };
});

export const markMessages = route('POST /account/messages/read', (context, { body }) =>
  markMessagesRead(context, body),
);
