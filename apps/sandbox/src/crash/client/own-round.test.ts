import { describe, expect, it } from 'vitest';

import type { OwnBet } from '../crash-messages.ts';
import { OwnRound } from './own-round.ts';

const bet = (change: Partial<OwnBet>): OwnBet => ({
  id: 'one',
  state: 'open',
  reason: null,
  bet: 1_000,
  isFree: false,
  win: 0,
  balance: null,
  jackpot: 0,
  result: null,
  round: 4,
  slot: 1,
  autoCashOut: null,
  entry: 1,
  ...change,
});
const other = { id: 'other', slot: 2 } as const;

describe('the bets of a round', () => {
  it('are one stake and one win, and over when the last of them is', () => {
    const own = new OwnRound();
    own.take(bet({}));
    own.take(bet(other));
    own.take(bet({ state: 'winning', win: 1_500 }));
    expect([own.betMinor, own.winMinor, own.isRunning, own.end()]).toEqual([2_000, 1_500, true, false]);
    own.take(bet({ ...other, state: 'ending' }));
    expect([own.betMinor, own.winMinor, own.end(), own.isRunning]).toEqual([2_000, 1_500, true, false]);
    own.take(bet({ ...other, state: 'ended' }));
    expect(own.end()).toBe(false);
  });

  it('are over when the last one is returned', () => {
    const own = new OwnRound();
    own.take(bet({}));
    own.take(bet({ state: 'refunding' }));
    expect([own.betMinor, own.end()]).toEqual([0, true]);
  });

  it('do not count in the next round, nor does news of them', () => {
    const own = new OwnRound();
    own.take(bet({}));
    own.take(bet({ ...other, round: 5, bet: 300 }));
    own.take(bet({ state: 'ended', win: 9_000 }));
    expect([own.betMinor, own.winMinor, own.end()]).toEqual([300, 0, false]);
  });

  it('that a new connection no longer has are over', () => {
    const own = new OwnRound();
    own.takeAll([bet({})]);
    expect([own.isRunning, own.end()]).toEqual([true, false]);
    own.takeAll([]);
    expect([own.end(), own.end()]).toEqual([true, false]);
  });
});
