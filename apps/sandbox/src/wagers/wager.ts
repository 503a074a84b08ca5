import type { WalletStatus } from '@baize/providers';

import type { JackpotHit } from '../feeds/jackpots/jackpot-pools.ts';

/**
 * State of a wager. `betting`, `open` (accepted, without a result), `refunding`, `winning`, `pooling` (paying a jackpot)
 * and `ending` are pending and survive a restart; the others are final, and `stuck` needs an operator.
 */
export type WagerState =
  | 'betting'
  | 'open'
  | 'refunding'
  | 'winning'
  | 'pooling'
  | 'ending'
  | 'refused'
  | 'refunded'
  | 'ended'
  | 'stuck';

/**
 * One stake of a player, from the bet to the end, as stored in the journal. Amounts are minor units, far below 2^53.
 *
 * @typeParam Bet what was bet on: plain JSON
 * @typeParam Result all that the game shows: plain JSON
 */
export interface Wager<Bet = unknown, Result = unknown> {
  readonly id: string;
  state: WagerState;
  /** Id of the brand's key; the key itself is never stored. Null for play money. */
  readonly keyId: string | null;
  readonly session: string;
  readonly player: string;
  readonly game: string;
  readonly currency: string;
  /** The wallet's round. Wagers that share it, such as a doubled hand, end it together. */
  readonly round: string;
  /** What it is played for. */
  readonly betMinor: number;
  /** The casino's free rounds that pay it; absent if the player does. */
  readonly freeSpins?: string;
  bet: Bet;
  /** Stored before anyone sees it; null until the stake is taken and the game decided. */
  result: Result | null;
  /** Paid back, stake included. */
  winMinor: number;
  /** A jackpot that it won, paid as a separate win. */
  jackpot: JackpotHit | null;
  /** It has a result that is still being shown: it is paid and its round ended only afterwards. */
  isHeld?: boolean;
  /** The last balance that the wallet returned for it. */
  balanceMinor: number | null;
  /** Why the wallet refused the stake or did not decide it. */
  reason: WalletStatus | 'UNDECIDED' | null;
  /** ISO 8601. */
  readonly startedAt: string;
}

const DUE: readonly WagerState[] = ['betting', 'refunding', 'winning', 'pooling', 'ending'];

/** Whether the wallet has to decide something now. */
export function isDue({ state, isHeld = false }: Pick<Wager, 'state' | 'isHeld'>): boolean {
  return DUE.includes(state) && !isHeld;
}

/** Whether it still needs the wallet or a result. */
export function isPending({ state }: Pick<Wager, 'state'>): boolean {
  return DUE.includes(state) || state === 'open';
}

/** The last stored state of each wager that matters after a restart: pending and stuck ones. */
export function keepUnfinished(entries: readonly Wager[]): Wager[] {
  const latest = new Map(entries.map((wager) => [wager.id, wager]));
  return [...latest.values()].filter((wager) => isPending(wager) || wager.state === 'stuck');
}
