import type { PickResult, Price, PriceRule } from '@baize/games/sports';

import type { Stake } from '../../wagers/stake-calls.ts';
import type { BetFinal, BetMatch, BetState, Refusal } from '../bets.ts';

/** A pick of a bet, with what explains it for ever. */
export interface RecordPick {
  readonly eventId: number;
  readonly marketId: string;
  readonly pick: string;
  /** At which the bet is taken; as long as it is not, the newest one. */
  readonly price: Price;
  /** As the player saw it. */
  readonly seenPrice: Price;
  readonly eventName: string;
  readonly match?: BetMatch | null;
  readonly leagueId: string;
  readonly startsAt: string;
  readonly wasLive: boolean;
  readonly result: PickResult | null;
  readonly final?: BetFinal | null;
  /** The result is an operator's, and stays whatever the book says later. */
  readonly isRuled?: true;
}

/** A part of a bet that ended at an offer. */
export interface RecordCashOut {
  readonly offerId: string;
  /** Of each line. */
  readonly lineStakeMinor: number;
  readonly paidMinor: number;
  readonly at: string;
  /** Whether the wallet has it. */
  readonly isPaid: boolean;
}

/** A win that the wallet has booked, and that was not taken back. */
export interface RecordWin {
  readonly tx: string;
  readonly amountMinor: number;
}

/**
 * What is sent to the wallet until it is decided, always the same: the stake returned, a cash-out, a win, a win taken back
 * (with a smaller one in its place, together), or the end of the round.
 */
export type Move =
  /** The first one of a bet has no id of its own. */
  | { readonly kind: 'refund'; readonly tx?: string }
  | { readonly kind: 'end' }
  | { readonly kind: 'cashOut'; readonly win: RecordWin; readonly offerId: string }
  | { readonly kind: 'pay'; readonly win: RecordWin }
  | {
      readonly kind: 'reduce';
      readonly win: RecordWin | null;
      readonly reversals: readonly { readonly tx: string; readonly win: RecordWin }[];
    };

/** Why a bet needs an operator. `owed`: the balance does not cover what is to be taken back. */
export interface Trouble {
  readonly kind: 'owed' | 'stuck';
  /** The wallet's status, or `UNDECIDED`. */
  readonly reason: string;
  readonly at: string;
}

/** A correction that came too late to be booked by itself. */
export interface LateCorrection {
  readonly at: string;
  readonly results: readonly (PickResult | null)[];
  /** What the bet returns by them; null if they leave it open. */
  readonly dueMinor: number | null;
}

/** Why a bet was not taken, as JSON. */
export type RecordRefusal =
  | Exclude<Refusal, { readonly limitMinor: bigint }>
  | { readonly reason: 'stakeLow' | 'stakeHigh' | 'bonusStake'; readonly limitMinor: number };

/**
 * A bet from the order to the end, as stored in the journal. It is replaced as a whole with each change. Amounts are minor
 * units, far below 2^53.
 */
export interface BetRecord extends Stake {
  readonly code: string;
  /** Unique for its player. */
  readonly requestId: string;
  readonly state: BetState;
  readonly refusal: RecordRefusal | null;
  /** Id of the brand's key; the key itself is never stored. Null for play money. */
  readonly keyId: string | null;
  readonly picks: readonly RecordPick[];
  readonly sizes: readonly number[];
  readonly bankers: readonly number[];
  readonly rule: PriceRule;
  readonly lines: number;
  /** Of each line, at the time of the bet. */
  readonly lineStakeMinor: number;
  /** Of each line, less what was cashed out. */
  readonly leftMinor: number;
  readonly cashOuts: readonly RecordCashOut[];
  /** What was decided of the rest, with the sum of it: first the settlement, then its corrections. */
  readonly settlements: readonly { readonly at: string; readonly paidMinor: number }[];
  readonly wins: readonly RecordWin[];
  readonly move: Move | null;
  /** How many ids of transactions it has used. */
  readonly moves: number;
  /** Whether the stake was returned. */
  readonly isReturned: boolean;
  /** Whether its round is over for the wallet. */
  readonly isEnded: boolean;
  readonly trouble: Trouble | null;
  readonly late: LateCorrection | null;
  /** Why an operator voided it as a whole, in words for its player. */
  readonly voidedFor?: string;
  /** ISO 8601, as all times. */
  readonly placedAt: string;
  readonly decidedAt: string | null;
  readonly settledAt: string | null;
  /** The last balance that the wallet returned for it. */
  readonly balanceMinor: number | null;
}

export const isReal = ({ keyId }: Pick<BetRecord, 'keyId'>): boolean => keyId !== null;

const OVER: readonly BetState[] = ['refused', 'cashedOut', 'settled'];

/** Whether nothing more is to come, apart from corrections. */
export function isOver({ state, move, trouble, late, isReturned, isEnded }: BetRecord): boolean {
  const isClosed = state === 'refused' || isReturned || isEnded;
  return OVER.includes(state) && isClosed && move === null && trouble === null && late === null;
}

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Whether it leaves the memory: over, and settled (or refused) 30 days ago, so that no result of it can change any more. */
export function isForgotten(record: BetRecord, now: Date): boolean {
  const since = Date.parse(record.settledAt ?? record.placedAt);
  return isOver(record) && now.getTime() - since >= KEPT_DAYS * DAY_MS;
}

/** Whether it is in histories for years: its stake was taken from a wallet, and not just returned. */
export const isArchivable = (record: BetRecord): boolean => isReal(record) && record.state !== 'refused';

/** Notes in the journal that the archive has a bet. */
export interface ArchivedBet {
  readonly id: string;
  readonly isArchived: true;
}

export type BetEntry = BetRecord | ArchivedBet;

/** The last stored state of each bet that a new process needs, oldest first. What is for the archive stays until it is there. */
export function keepBets(entries: readonly BetEntry[], now: Date): BetRecord[] {
  const latest = new Map(entries.map((entry) => [entry.id, entry]));
  return [...latest.values()].flatMap((entry) => {
    if ('isArchived' in entry) return [];
    return isArchivable(entry) || !isForgotten(entry, now) ? [entry] : [];
  });
}
