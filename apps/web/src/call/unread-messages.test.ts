import { expect, it } from 'vitest';

import { createUnreadMessages } from './unread-messages.ts';

function counter() {
  let unread = 0;
  const shows: number[] = [];
  const messages = createUnreadMessages({
    shown: () => unread,
    show(next) {
      unread = next;
      shows.push(next);
    },
  });
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
