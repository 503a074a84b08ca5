import { acceptsNow, type Line } from '@baize/games/sports';

import type { StakeLimits } from '../../studio/stakes.ts';
import type { Book } from '../book.ts';
import type { Refusal } from '../bets.ts';
import type { BetRecord, RecordPick, RecordRefusal } from './bet-record.ts';
import { checkOrder, type OrderTerms } from './check-order.ts';
import type { Delay } from './delays.ts';
import { problemAmong, type ReadPick, readPick } from './read-picks.ts';
import { checkStake } from './stake-limits.ts';

/** An order as the book has it at one instant. */
export interface ReadOrder {
  readonly picks: readonly RecordPick[];
  readonly lines: readonly Line[];
  /** Null if it can be a bet. */
  readonly refusal: RecordRefusal | null;
  /** Null without a live pick. */
  readonly delay: Delay | null;
}

export interface ReadTerms {
  readonly book: Book;
  readonly limits: StakeLimits;
  /** The player's other bets. */
  readonly others: readonly BetRecord[];
  readonly now: Date;
}

export function readOrder(order: OrderTerms, terms: ReadTerms): ReadOrder {
  const check = checkOrder(order);
  const read = order.picks.map((pick) => readPick(terms.book, pick));
  const picks = read.map(({ pick }) => pick);
  const { lineStakeMinor } = order;
  const lines = 'lines' in check ? check.lines : [];
  const refusal =
    'refusal' in check
      ? toRecord(check.refusal)
      : (problemOf(order, read) ?? checkStake({ ...terms, picks, lines, lineStakeMinor }));
  return { picks, lines, refusal, delay: delayOf(read) };
}

/** The order of a bet that is not taken yet. */
export function orderOf(record: BetRecord): OrderTerms {
  const picks = record.picks.map(({ eventId, marketId, pick, seenPrice }) => ({
    eventId,
    marketId,
    pick,
    price: seenPrice,
  }));
  const { sizes, bankers, rule, lineStakeMinor } = record;
  return { picks, sizes, bankers, rule, lineStakeMinor: BigInt(lineStakeMinor) };
}

function problemOf(order: OrderTerms, read: readonly ReadPick[]): RecordRefusal | null {
  const problem = problemAmong(read);
  if (problem) return toRecord(problem);
  const seen = read.map(({ pick }) => pick.seenPrice);
  const now = read.map(({ pick }) => pick.price);
  return acceptsNow(order, seen, now) ? null : { reason: 'price' };
}

function delayOf(read: readonly ReadPick[]): Delay | null {
  const live = read.filter(({ delayMs }) => delayMs > 0);
  if (live.length === 0) return null;
  return {
    ms: Math.max(...live.map(({ delayMs }) => delayMs)),
    eventIds: [...new Set(live.map(({ pick }) => pick.eventId))],
  };
}

const toRecord = (refusal: Refusal): RecordRefusal =>
  'limitMinor' in refusal ? { ...refusal, limitMinor: Number(refusal.limitMinor) } : refusal;
