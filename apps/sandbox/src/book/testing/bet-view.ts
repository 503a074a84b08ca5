import type { BetView } from '../api/bet-views.ts';

/** An open bet on the home side of a match. */
export function makeBetView(id: string, changes: Partial<BetView> = {}): BetView {
  return {
    id,
    code: '48207701',
    state: 'open',
    refusal: null,
    voidedFor: null,
    picks: [
      {
        eventId: 7,
        marketId: 'full.result',
        pick: '1',
        price: 2_000,
        eventName: 'Toros – Karadeniz',
        sides: { home: 'Toros', away: 'Karadeniz', sport: 'football' },
        startsAt: '2026-11-26T17:00:00.000Z',
        wasLive: false,
        phase: 'upcoming',
        score: '',
        result: null,
      },
    ],
    sizes: [1],
    bankers: [],
    lines: 1,
    lineStake: 500,
    stake: 500,
    isFreeBet: false,
    possible: 1_000,
    paid: 0,
    cashOuts: [],
    firstSettlement: null,
    corrections: [],
    placedAt: '2026-11-26T12:00:00.000Z',
    waitMs: 0,
    settledAt: null,
    balance: null,
    ...changes,
  };
}
