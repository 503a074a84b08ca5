import { expect, it } from 'vitest';

import { MOST_MESSAGES_PER_SECOND, MOST_PAGES, OpenSockets } from './open-sockets.ts';

const pageOf = (owner: string, key: string) => ({ table: { key }, member: { owner } });

it('the oldest page of a player at a table makes room for a further one', () => {
  const sockets = new OpenSockets();
  const own = Array.from({ length: MOST_PAGES }, () => pageOf('ada', 'a'));
  const others = [pageOf('ada', 'b'), pageOf('can', 'a')];
  for (const page of [...own, ...others]) expect(sockets.add(page)).toBeNull();
  expect(sockets.add(pageOf('ada', 'a'))).toBe(own[0]);
  expect(sockets.add(pageOf('ada', 'a'))).toBe(own[1]);
  for (const page of own) sockets.remove(page);
  expect(sockets.add(pageOf('ada', 'a'))).toBeNull();
});

it('the messages of all pages of a player are counted together, each second anew', () => {
  const sockets = new OpenSockets();
  const [first, second, other] = [pageOf('ada', 'a'), pageOf('ada', 'b'), pageOf('can', 'a')];
  for (const page of [first, second, other]) sockets.add(page);
  for (let sent = 0; sent < MOST_MESSAGES_PER_SECOND; sent += 1)
    expect(sockets.isTooFast(sent % 2 === 0 ? first : second, 5_000 + sent)).toBe(false);
  expect([first, second, other].map((page) => sockets.isTooFast(page, 5_999))).toEqual([true, true, false]);
  sockets.remove(second);
  expect(sockets.isTooFast(first, 5_999)).toBe(true);
  expect(sockets.isTooFast(first, 6_000)).toBe(false);
});
