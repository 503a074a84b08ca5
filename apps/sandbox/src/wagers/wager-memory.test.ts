import { beforeEach, expect, it } from 'vitest';

import type { Visit } from '../visits/visit.ts';
import type { Wager } from './wager.ts';
import { WagerMemory } from './wager-memory.ts';

const MOST = 100;
const KEY = '7.1';
const GAME = '140101';

let memory: WagerMemory;
beforeEach(() => {
  memory = new WagerMemory(MOST);
});

function wagerOf(id: string, own: Partial<Wager> = {}): Wager {
  return { id, keyId: KEY, player: '7-5', game: GAME, round: `r${id}`, state: 'ended', ...own } as Wager;
}

const visitOf = (player: string | null, game = GAME, playKey = 'page'): Visit =>
  ({
    playKey,
    ticket: { key: { id: KEY }, game: { code: game } },
    wallet: player === null ? null : { session: 's', player },
  }) as Visit;

it('has the wagers of a player in one game, oldest first', () => {
  const own = [wagerOf('1'), wagerOf('3')];
  const others = [
    wagerOf('2', { game: '140102' }),
    wagerOf('4', { player: '7-6' }),
    wagerOf('5', { keyId: null }),
    wagerOf('6', { keyId: null, player: 'page' }),
  ];
  for (const wager of [...others, ...own]) memory.add(wager);
  expect(memory.of(visitOf('7-5'))).toEqual(own);
  expect(memory.of(visitOf('7-5', '140102')).map(({ id }) => id)).toEqual(['2']);
  expect(memory.of(visitOf(null)).map(({ id }) => id)).toEqual(['6']);
  expect(memory.of(visitOf(null, GAME, 'another page'))).toEqual([]);
});

it('looks at nothing of others to find those of a player', () => {
  let looks = 0;
  const watched = (wager: Wager) =>
    new Proxy(wager, {
      get(target, name) {
        looks += 1;
        return Reflect.get(target, name) as unknown;
      },
    });
  for (let number = 0; number < MOST / 2; number += 1)
    memory.add(watched(wagerOf(`${number}`, { player: `7-${number + 10}` })));
  memory.add(wagerOf('own'));
  looks = 0;
  expect(memory.of(visitOf('7-5')).map(({ id }) => id)).toEqual(['own']);
  expect(looks).toBe(0);
});

it('forgets the oldest ones that are over, wherever it had them', () => {
  const open = wagerOf('open', { state: 'open', round: 'r' });
  const over = wagerOf('over', { round: 'r' });
  for (const wager of [open, over]) memory.add(wager);
  expect(memory.companionsOf(open)).toEqual([over]);
  for (let number = 2; number <= MOST; number += 1) memory.add(wagerOf(`${number}`, { player: '7-6' }));
  expect([memory.find('over'), memory.of(visitOf('7-5')), memory.companionsOf(open)]).toEqual([
    null,
    [open],
    [],
  ]);
});
