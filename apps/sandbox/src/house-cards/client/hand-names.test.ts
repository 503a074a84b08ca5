import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { HandNames } from './hand-names.ts';

const CARDS_MS = 1_300;

let dealer: { textContent: string | null };
let player: { textContent: string | null };
let names: HandNames;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  dealer = { textContent: '' };
  player = { textContent: '' };
  names = new HandNames();
});
afterEach(() => {
  vi.useRealTimers();
});

const show = (dealt: string, own: string, cardsMs: number) =>
  names.show(
    [
      { part: dealer, name: dealt },
      { part: player, name: own },
    ],
    cardsMs,
  );
const shown = () => [dealer.textContent, player.textContent];

it('name a hand once its cards lie on the felt', () => {
  show('', 'Pair', CARDS_MS);
  vi.advanceTimersByTime(CARDS_MS - 1);
  expect(shown()).toEqual(['', '']);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual(['', 'Pair']);
  show('Flush', 'Pair', CARDS_MS);
  vi.advanceTimersByTime(CARDS_MS - 1);
  expect(shown()).toEqual(['', 'Pair']);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual(['Flush', 'Pair']);
});

it('name it at once if no card is new', () => {
  show('Flush', 'Pair', 0);
  expect(shown()).toEqual(['Flush', 'Pair']);
});

it('show nothing of a deal that another has followed', () => {
  show('Flush', 'Pair', CARDS_MS);
  show('', 'Straight', CARDS_MS);
  vi.advanceTimersByTime(CARDS_MS);
  expect(shown()).toEqual(['', 'Straight']);
});
