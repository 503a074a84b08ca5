import { countLines, type Line, possibleReturn } from '@baize/games/sports';

import type { StakeLimits } from '../../studio/stakes.ts';
import type { BetRecord, RecordPick, RecordRefusal } from './bet-record.ts';
import { DAY_MS, LARGEST_DAY_RETURN_MINOR, LARGEST_RETURN_MINOR, marketLimitMinor } from './bet-rules.ts';
import { paidOf } from './describe-bet.ts';
import { possibleOf } from './settle-record.ts';

export interface StakeToCheck {
  readonly picks: readonly RecordPick[];
  readonly lines: readonly Line[];
  readonly lineStakeMinor: bigint;
  /** Of the page. */
  readonly limits: StakeLimits;
  /** Other bets of the player. */
  readonly others: readonly BetRecord[];
  readonly now: Date;
}

/** Whether a stake is within all limits; null if it is. The limit in a refusal is one of the whole stake. */
export function checkStake(stake: StakeToCheck): RecordRefusal | null {
  const { lines, lineStakeMinor, limits } = stake;
  const count = BigInt(lines.length);
  const stakeMinor = lineStakeMinor * count;
  if (stakeMinor < BigInt(limits.minBet)) return { reason: 'stakeLow', limitMinor: limits.minBet };
  const perLine = [returnLimit(stake), ...pickLimits(stake)];
  const most = [BigInt(limits.maxBet), ...perLine.map((lineMinor) => lineMinor * count)];
  const limitMinor = most.reduce((least, limit) => (limit < least ? limit : least));
  return stakeMinor > limitMinor ? { reason: 'stakeHigh', limitMinor: Number(limitMinor) } : null;
}

/** A stake so large that hardly anything is lost by rounding down. */
const UNIT = 1_000_000_000n;

/** The highest stake of each line with which the bet, and the player's bets of a day, return no more than the book pays. */
function returnLimit({ picks, lines, others, now }: StakeToCheck): bigint {
  const since = now.getTime() - DAY_MS;
  const today = others.filter(({ placedAt, state }) => state !== 'refused' && Date.parse(placedAt) > since);
  const expected = today.reduce((total, record) => total + BigInt(mayReturn(record)), 0n);
  const leftMinor = LARGEST_DAY_RETURN_MINOR - expected;
  const most = leftMinor < LARGEST_RETURN_MINOR ? leftMinor : LARGEST_RETURN_MINOR;
  if (most <= 0n) return 0n;
  const prices = picks.map(({ price }) => price);
  let lineMinor = (most * UNIT) / possibleReturn(prices, lines, UNIT);
  while (possibleReturn(prices, lines, lineMinor) > most) lineMinor -= 1n;
  return lineMinor;
}

function mayReturn(record: BetRecord): number {
  const isOpen = record.settledAt === null;
  return paidOf(record) + (isOpen ? possibleOf(record) : 0);
}

/**
 * For each pick: what is left of its market's limit, divided by what a stake of 1 in each of its lines wins with it. A pick
 * in a line with others counts by its own price, so that a second pick of hardly any risk lifts no limit.
 */
function pickLimits({ picks, lines, others }: StakeToCheck): bigint[] {
  return picks.flatMap((pick, at) => {
    const count = lines.filter((line) => line.includes(at)).length;
    if (count === 0) return [];
    const taken = others.reduce((total, other) => total + winsWith(other, pick), 0n);
    const left = marketLimitMinor(pick.marketId, pick.wasLive) - taken;
    return [left <= 0n ? 0n : (left * 1_000n) / (BigInt(pick.price - 1_000) * BigInt(count))];
  });
}

/** What an open bet wins with a pick beyond the stake of the lines that it is in. */
function winsWith(record: BetRecord, { eventId, marketId, pick }: RecordPick): bigint {
  if (record.settledAt !== null || record.state === 'refused') return 0n;
  const at = record.picks.findIndex(
    (own) => own.eventId === eventId && own.marketId === marketId && own.pick === pick,
  );
  const price = record.picks[at]?.price;
  if (price === undefined) return 0n;
  return (BigInt(record.leftMinor) * BigInt(linesWith(record, at)) * BigInt(price - 1_000)) / 1_000n;
}

/** Counted, not listed: each pick of an order asks it of all open bets of the player. */
function linesWith({ picks, sizes, bankers, lines }: BetRecord, at: number): number {
  if (bankers.includes(at)) return lines;
  const rest = sizes.map((size) => size - 1);
  return countLines(picks.length - bankers.length - 1, rest);
}
