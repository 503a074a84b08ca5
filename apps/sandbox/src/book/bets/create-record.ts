import type { Visit } from '../../visits/visit.ts';
import type { BetOrder } from '../bets.ts';
import { keyIdOf, playerOf } from './bet-owner.ts';
import type { BetRecord } from './bet-record.ts';
import type { ReadOrder } from './read-order.ts';

const CODE_DIGITS = 8;

const UNTOUCHED = {
  cashOuts: [],
  settlements: [],
  wins: [],
  move: null,
  moves: 0,
  isReturned: false,
  isEnded: false,
  trouble: null,
  late: null,
  settledAt: null,
  balanceMinor: null,
} as const;

export interface NewBet {
  readonly id: string;
  readonly visit: Visit;
  readonly order: BetOrder;
  readonly read: ReadOrder;
  readonly now: Date;
}

/** The bet of an order: refused, waiting for its delay, or about to be booked. */
export function createRecord({ id, visit, order, read, now }: NewBet): BetRecord {
  const { picks, lines, refusal, delay } = read;
  const lineStakeMinor = Number(order.lineStakeMinor);
  const waits = refusal === null && delay !== null;
  return {
    id,
    code: id.slice(-CODE_DIGITS).padStart(CODE_DIGITS, '0'),
    requestId: order.requestId,
    state: refusal ? 'refused' : waits ? 'waiting' : 'booking',
    refusal,
    keyId: keyIdOf(visit),
    session: visit.wallet?.session ?? visit.playKey,
    player: playerOf(visit),
    game: visit.ticket.game.code,
    currency: visit.ticket.currency,
    round: `r${id}`,
    picks,
    sizes: order.sizes,
    bankers: order.bankers,
    rule: order.rule,
    lines: lines.length,
    lineStakeMinor,
    leftMinor: lineStakeMinor,
    betMinor: lineStakeMinor * lines.length,
    ...(order.isFreeBet === true && { isFreeBet: true }),
    ...UNTOUCHED,
    placedAt: now.toISOString(),
    decidedAt: waits ? new Date(now.getTime() + delay.ms).toISOString() : null,
  };
}
