import { describe, expect, it } from 'vitest';

import type { BetRecord } from './bet-record.ts';
import { checkStake } from './stake-limits.ts';
import { makeRecord } from './testing/make-record.ts';

const now = new Date('2026-05-01T18:00:00Z');
const settledAt = '2026-05-01T15:00:00.000Z';

/** A single bet at 2.00 on the same pick as the one that is asked for. */
function bet(lineStakeMinor: number, change: Partial<BetRecord> = {}): BetRecord {
  return makeRecord({ prices: [2_000], sizes: [1], bankers: [], lineStakeMinor }, 1, change);
}

/** The highest stake of a single bet at 2.00 beside others of its player. */
function highestBeside(...others: BetRecord[]): number | null {
  const refusal = checkStake({
    picks: bet(1).picks,
    lines: [[0]],
    lineStakeMinor: 1_000_000_000n,
    limits: { minBet: 100, maxBet: 900_000_000 },
    others,
    now,
  });
  return refusal?.reason === 'stakeHigh' ? refusal.limitMinor : null;
}

describe('the limit of a stake', () => {
  it('is what the market allows, without other bets', () => {
    expect(highestBeside()).toBe(25_000_000);
  });

  it('counts what a settled bet has paid once', () => {
    const won = { settlements: [{ at: settledAt, paidMinor: 180_000_000 }] };
    const picks = bet(1).picks.map((pick) => ({ ...pick, result: 'won' as const }));
    expect(highestBeside(bet(90_000_000, { ...won, picks, state: 'settled', settledAt }))).toBe(10_000_000);
  });

  it('counts of an open bet what was not cashed out of it, and what was paid for the rest', () => {
    expect(highestBeside(bet(20_000_000))).toBe(5_000_000);
    const part = {
      offerId: 'o',
      lineStakeMinor: 15_000_000,
      paidMinor: 14_000_000,
      at: settledAt,
      isPaid: true,
    };
    expect(highestBeside(bet(20_000_000, { leftMinor: 5_000_000, cashOuts: [part] }))).toBe(20_000_000);
    const dear = { ...part, paidMinor: 170_000_000 };
    expect(highestBeside(bet(20_000_000, { leftMinor: 5_000_000, cashOuts: [dear] }))).toBe(10_000_000);
  });
});
