import type { Bet, Refusal } from '../bets.ts';
import type { BetRecord, RecordRefusal } from './bet-record.ts';
import { possibleAtFirst, possibleOf } from './settle-record.ts';

/** A bet as its player sees it. */
export function describeBet(record: BetRecord): Bet {
  const { id, requestId, code, state, sizes, bankers, lines, placedAt, decidedAt, settledAt, cashOuts } =
    record;
  const [first, ...corrections] = record.settlements.map(({ at, paidMinor }) => ({
    at,
    paidMinor: BigInt(withoutFreeStake(record, paidMinor)),
  }));
  return {
    id,
    requestId,
    code,
    state,
    refusal: record.refusal && describeRefusal(record.refusal),
    voidedFor: record.voidedFor ?? null,
    picks: record.picks.map(({ seenPrice: _seenPrice, match = null, final = null, ...pick }) => ({
      ...pick,
      match,
      final,
    })),
    sizes,
    bankers,
    lines,
    lineStakeMinor: BigInt(record.lineStakeMinor),
    stakeMinor: BigInt(record.betMinor),
    isFreeBet: record.isFreeBet === true,
    possibleMinor: BigInt(withoutFreeStake(record, possibleReturnOf(record))),
    paidMinor: BigInt(withoutFreeStake(record, paidOf(record))),
    cashOuts: cashOuts.map(({ lineStakeMinor, paidMinor, at }) => ({
      lineStakeMinor: BigInt(lineStakeMinor),
      paidMinor: BigInt(paidMinor),
      at,
    })),
    firstSettlement: first ?? null,
    corrections,
    placedAt,
    decidedAt,
    settledAt,
    balanceMinor: record.balanceMinor === null ? null : BigInt(record.balanceMinor),
  };
}

/** The wallet keeps the stake of a free bet. */
function withoutFreeStake({ isFreeBet, betMinor }: BetRecord, minor: number): number {
  return isFreeBet ? Math.max(0, minor - betMinor) : minor;
}

function possibleReturnOf(record: BetRecord): number {
  // An order that can never be a bet has no lines.
  if (record.lines === 0) return 0;
  return record.settledAt === null ? possibleOf(record) : possibleAtFirst(record);
}

/** Cash-outs, and what was decided last of the rest. */
export function paidOf({ cashOuts, settlements }: BetRecord): number {
  return cashOuts.reduce((total, { paidMinor }) => total + paidMinor, settlements.at(-1)?.paidMinor ?? 0);
}

function describeRefusal(refusal: RecordRefusal): Refusal {
  return 'limitMinor' in refusal ? { ...refusal, limitMinor: BigInt(refusal.limitMinor) } : refusal;
}
