import type { SlotScript, Win } from '@baize/games';
import { describe, expect, it } from 'vitest';

import { SLOT_TEXTS } from '../slots/slot-texts.ts';
import { sizeOfWin, wordsOfResult, wordsOfWin, wordsOfWins } from './words.ts';

const money = (units: number) => `₺${units}`;
const cells = [
  [0, 1],
  [1, 1],
  [2, 1],
] as const;
const line: Win = { kind: 'line', symbol: 'K', line: 4, count: 3, cells, units: 6 };
const ways: Win = { kind: 'ways', symbol: 'a', reels: 3, ways: 8, cells, units: 40 };

function scriptOf(units: number, wins: readonly Win[], isCapped = false): SlotScript {
  const games = [{ drops: [{ falls: [], multiplier: 1, wins }] }];
  return { model: 'x', games, units, beatsStake: units > 20, isCapped };
}

describe('a win in words', () => {
  it.each([
    [line, '5. çizgide 3 × K: ₺6', 'Line 5, 3 × K: ₺6'],
    [ways, '3 makarada 1. resim, 8 yol: ₺40', 'picture 1 on 3 reels, 8 ways: ₺40'],
    [{ ...ways, ways: 1 }, '3 makarada 1. resim, 1 yol: ₺40', 'picture 1 on 3 reels, 1 way: ₺40'],
    [{ ...ways, kind: 'cluster' }, 'Birbirine değen 3 × 1. resim: ₺40', '3 touching × picture 1: ₺40'],
    [{ ...ways, kind: 'anywhere' }, '3 × 1. resim: ₺40', '3 × picture 1: ₺40'],
    [{ ...ways, kind: 'scatter', symbol: 'S' }, '3 bonus: ₺40', '3 bonus symbols: ₺40'],
  ] as [Win, string, string][])('%j', (win, turkish, english) => {
    expect(wordsOfWin(win, SLOT_TEXTS.tr, money)).toBe(turkish);
    expect(wordsOfWin(win, SLOT_TEXTS.en, money)).toBe(english);
  });

  it('is the best of several, with the number of the others', () => {
    expect(wordsOfWins([line, ways], SLOT_TEXTS.tr, money)).toBe(
      '3 makarada 1. resim, 8 yol: ₺40 ve 1 kazanç daha',
    );
    expect(wordsOfWins([], SLOT_TEXTS.tr, money)).toBe('');
  });
});

describe('a result in words', () => {
  it.each([
    [0, [], 'Bu kez kazanç yok.'],
    [6, [line], '₺6 geri döndü. 5. çizgide 3 × K: ₺6'],
    [20, [line], '₺20 geri döndü. 5. çizgide 3 × K: ₺6'],
    [21, [line], '₺21 kazandınız. 5. çizgide 3 × K: ₺6'],
  ] as const)('of %i units: a win is more than the stake', (units, wins, words) => {
    expect(wordsOfResult(scriptOf(units, wins), SLOT_TEXTS.tr, money)).toBe(words);
  });

  it('says that the cap was reached, and is short for several boards', () => {
    expect(wordsOfResult(scriptOf(40_000, [ways], true), SLOT_TEXTS.en, money)).toBe(
      'You won ₺40000. You have reached the highest win of one game.',
    );
    const script = scriptOf(60, [ways]);
    const [game] = script.games;
    expect(
      wordsOfResult({ ...script, games: [...script.games, ...(game ? [game] : [])] }, SLOT_TEXTS.en, money),
    ).toBe('You won ₺60.');
  });
});

it.each([
  [0, 0],
  [1_200, 0],
  [1_201, 1],
  [11_999, 1],
  [12_000, 2],
  [59_999, 2],
  [60_000, 3],
])('%i for a stake of 1200 is celebrated at size %i', (win, size) => {
  expect(sizeOfWin(win, 1_200)).toBe(size);
});
