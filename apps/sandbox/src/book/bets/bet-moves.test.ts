import { describe, expect, it } from 'vitest';

import { nextMove } from './bet-moves.ts';
import type { BetRecord } from './bet-record.ts';
import { makeRecord } from './testing/make-record.ts';

const at = '2026-05-01T15:00:00.000Z';

/** A bet whose only pick is void in the end. */
function voided(change: Partial<BetRecord> = {}): BetRecord {
  const bet = makeRecord({ prices: [2_000], sizes: [1], bankers: [], lineStakeMinor: 1_000 }, 1);
  const picks = bet.picks.map((pick) => ({ ...pick, result: 'void' as const }));
  const settlements = [{ at, paidMinor: 1_000 }];
  return { ...bet, state: 'settled', settledAt: at, picks, settlements, ...change };
}

describe('the stake of a bet that is void', () => {
  it('is returned, so that it does not count for limits', () => {
    expect(nextMove(voided())).toEqual({ kind: 'refund' });
  });

  it('is a win if the bet was settled otherwise before, and so stays correctable', () => {
    const lostBefore = { settlements: [{ at, paidMinor: 0 }, ...voided().settlements] };
    expect(nextMove(voided(lostBefore))).toMatchObject({ kind: 'pay', win: { amountMinor: 1_000 } });
    expect(nextMove(voided({ isEnded: true }))).toMatchObject({ kind: 'pay', win: { amountMinor: 1_000 } });
  });
});
