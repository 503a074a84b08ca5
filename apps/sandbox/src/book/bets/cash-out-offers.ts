import { cashOutOffer, type HeldPick, splitStake } from '@baize/games/sports';

import type { Book } from '../book.ts';
import type { CashOutOffer } from '../bets.ts';
import type { BetRecord, RecordPick } from './bet-record.ts';
import { LEAST_LEFT_MINOR, liveDelayMs, OFFER_MS } from './bet-rules.ts';
import type { Delay } from './delays.ts';
import { linesOfRecord } from './settle-record.ts';

/** An offer, with what it was made for. */
export interface HeldOffer extends CashOutOffer {
  /** Of each line. */
  readonly outMinor: number;
  /** The bet at the time of the offer. */
  readonly of: Pick<BetRecord, 'leftMinor' | 'picks'>;
}

const WHOLE_BASIS_POINTS = 10_000;

/** Null while the bet, or the part, cannot be ended. */
export function makeOffer(
  book: Book,
  record: BetRecord,
  shareBasisPoints: number,
  made: { readonly id: string; readonly now: Date },
): HeldOffer | null {
  if (!Number.isInteger(shareBasisPoints) || shareBasisPoints < 1 || shareBasisPoints > WHOLE_BASIS_POINTS)
    return null;
  if (!canEnd(record)) return null;
  const held = record.picks.map((pick) => holdPick(book, pick));
  if (!held.every((pick) => pick !== null)) return null;
  const lines = linesOfRecord(record);
  const leftMinor = BigInt(record.leftMinor);
  const outMinor =
    shareBasisPoints === WHOLE_BASIS_POINTS
      ? leftMinor
      : splitStake(leftMinor, lines.length, shareBasisPoints, LEAST_LEFT_MINOR)?.outMinor;
  if (outMinor === undefined) return null;
  const amountMinor = cashOutOffer(held, lines, outMinor);
  if (amountMinor <= 0n) return null;
  const delay = cashOutDelay(book, record);
  return {
    id: made.id,
    betId: record.id,
    shareBasisPoints,
    amountMinor,
    validUntil: new Date(made.now.getTime() + OFFER_MS).toISOString(),
    wait: delay && { reason: 'live', ms: delay.ms },
    outMinor: Number(outMinor),
    of: record,
  };
}

/** The bet after its part was ended; null if the offer does not stand any more. */
export function acceptOffer(
  book: Book,
  record: BetRecord,
  { id: offerId, amountMinor, outMinor, of }: HeldOffer,
  now: Date,
): BetRecord | null {
  const isSame = of.leftMinor === record.leftMinor && hasSameResults(of.picks, record.picks);
  if (!canEnd(record) || !isSame || record.picks.some((pick) => holdPick(book, pick) === null)) return null;
  const at = now.toISOString();
  const part = { offerId, lineStakeMinor: outMinor, paidMinor: Number(amountMinor), at, isPaid: false };
  const leftMinor = record.leftMinor - outMinor;
  return {
    ...record,
    leftMinor,
    cashOuts: [...record.cashOuts, part],
    ...(leftMinor === 0 && { state: 'cashedOut', settledAt: at }),
  };
}

/** How long the end of a bet waits; null without a live pick. */
export function cashOutDelay(book: Book, { picks }: BetRecord): Delay | null {
  const live = picks.flatMap(({ eventId, result }) => {
    const event = result === null ? book.find(eventId) : null;
    return event && book.status(eventId).phase === 'live' ? event : [];
  });
  if (live.length === 0) return null;
  return {
    ms: Math.max(...live.map(({ league }) => liveDelayMs(league.sport))),
    eventIds: live.map(({ id }) => id),
  };
}

/** A bet that goes on after a correction is left to its results, and one in trouble to an operator. */
const canEnd = ({ state, settlements, trouble }: BetRecord): boolean =>
  state === 'open' && settlements.length === 0 && trouble === null;

/** A pick with its worth; null while it cannot be valued. */
function holdPick(book: Book, record: RecordPick): HeldPick | null {
  const { eventId, marketId, pick, price, result } = record;
  if (result !== null) return { price, state: result };
  if (book.find(eventId) === null) return null;
  const worth = book.value(eventId, marketId, pick);
  return worth && { price, state: { chance: worth.chance, returned: worth.returned ?? 0 } };
}

function hasSameResults(before: readonly RecordPick[], now: readonly RecordPick[]): boolean {
  return before.every(({ result }, at) => (result === null) === ((now[at]?.result ?? null) === null));
}
