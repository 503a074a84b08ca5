import { expect, it } from 'vitest';

import { createUnreadMessages } from './unread-messages.ts';

function counter() {
  let player = { id: 1, unread_messages: 0 };
  const shows: number[] = [];
  const messages = createUnreadMessages(
    () => player,
    (change) => {
      player = { ...player, ...change };
      shows.push(change.unread_messages);
    },
  );
  return { messages, shows };
}

it('shows what is pushed, once for each change', () => {
  const { messages, shows } = counter();
  for (const unread of [2, 2, 3, 0, 0]) messages.pushed(unread);
  expect(shows).toEqual([2, 3, 0]);
});

it('takes the count of a reply unless one was pushed since the request', () => {
  const { messages, shows } = counter();
  const take = messages.request();
  take(4);
  const late = messages.request();
  messages.pushed(6);
  late(5);
  expect(shows).toEqual([4, 6]);
});

it('keeps a pushed count in a profile that was requested before, but not in that of another player', () => {
  const { messages } = counter();
  const unread = (id: number) => ({ id, unread_messages: 9 });
  const late = messages.requestProfile();
  expect(late(unread(1))).toEqual(unread(1));
  messages.pushed(6);
  expect(late(unread(1))).toEqual({ id: 1, unread_messages: 6 });
  expect(late(unread(2))).toEqual(unread(2));
  expect(messages.requestProfile()(unread(1))).toEqual(unread(1));
});
