import type { BetRecord } from '../bet-record.ts';
import type { SimpleBet } from './simple-settlement.ts';

const AT = '2026-05-01T12:00:00.000Z';

/** An open bet of a player. */
export function makeRecord(bet: SimpleBet, lines: number, change: Partial<BetRecord> = {}): BetRecord {
  const { prices, sizes, bankers, lineStakeMinor } = bet;
  return {
    id: '7',
    code: '00000007',
    requestId: 'request-7',
    state: 'open',
    refusal: null,
    keyId: 'sandbox-betconstruct.7.0123abcd',
    session: 's-1',
    player: '7-5',
    game: '190201',
    currency: 'TRY',
    round: 'r7',
    picks: prices.map((price, at) => ({
      eventId: at + 1,
      marketId: 'full.result',
      pick: '1',
      price,
      seenPrice: price,
      eventName: 'Akdere – Gökova',
      leagueId: 'coast-league',
      startsAt: AT,
      wasLive: false,
      result: null,
    })),
    sizes,
    bankers,
    rule: 'none',
    lines,
    lineStakeMinor,
    leftMinor: lineStakeMinor,
    betMinor: lineStakeMinor * lines,
    cashOuts: [],
    settlements: [],
    wins: [],
    move: null,
    moves: 0,
    isReturned: false,
    isEnded: false,
    trouble: null,
    late: null,
    placedAt: AT,
    decidedAt: null,
    settledAt: null,
    balanceMinor: null,
    ...change,
  };
}
