import type { WalletStatus } from '@baize/providers';

import type { JackpotHit } from '../../feeds/jackpots/jackpot-pools.ts';
import type { GameOutcome } from '../math/draw-game.ts';

/**
 * Where a round stands. `betting`, `refunding`, `winning`, `pooling` (paying a jackpot) and `ending` are on
 * their way and survive a restart; the others are ends.
 */
export type RoundState =
  | 'betting'
  | 'refunding'
  | 'winning'
  | 'pooling'
  | 'ending'
  | 'refused'
  | 'refunded'
  | 'ended'
  | 'stuck';

/** One paid game, from the bet to the last word with the wallet. Written to the journal as a whole. */
export interface Round {
  id: string;
  state: RoundState;
  /** Id of the brand's key: the key itself never goes to the journal. */
  keyId: string;
  session: string;
  player: string;
  game: string;
  currency: string;
  betTx: string;
  winTx: string;
  rollbackTx: string;
  jackpotTx: string;
  /** Minor units; whole and far below 2^53, so that a round can be written as JSON. */
  betMinor: number;
  winMinor: number;
  /** Decided and journalled before anyone sees any of it; null until the bet is accepted. */
  outcome: GameOutcome | null;
  /** A pool that this round has won, paid as a win of its own. */
  jackpot: JackpotHit | null;
  /** The balance that the wallet last told for this round. */
  balanceMinor: number | null;
  /** Why the wallet refused the bet, or would not decide the round. */
  reason: WalletStatus | 'UNDECIDED' | null;
  /** When the round began, ISO 8601. */
  startedAt: string;
}

const OPEN_STATES: readonly RoundState[] = ['betting', 'refunding', 'winning', 'pooling', 'ending'];

/** True while the wallet still owes a decision. */
export function isOpen(round: Round): boolean {
  return OPEN_STATES.includes(round.state);
}

/** The last written state of each round that a restart has to know: open ones and stuck ones. */
export function keepUnfinished(entries: readonly Round[]): Round[] {
  const latest = new Map(entries.map((round) => [round.id, round]));
  return [...latest.values()].filter((round) => isOpen(round) || round.state === 'stuck');
}
