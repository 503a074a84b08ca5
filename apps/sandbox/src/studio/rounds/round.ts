import type { WalletStatus } from '@baize/providers';

import type { JackpotHit } from '../../feeds/jackpots/jackpot-pools.ts';
import type { GameOutcome } from '../math/draw-game.ts';

/**
 * State of a round. `betting`, `refunding`, `winning`, `pooling` (paying a jackpot) and `ending` are pending and survive
 * a restart; the others are final.
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

/** A paid game from bet to end, as stored in the journal. */
export interface Round {
  id: string;
  state: RoundState;
  /** Id of the brand's key; the key itself is never stored. */
  keyId: string;
  session: string;
  player: string;
  game: string;
  currency: string;
  betTx: string;
  winTx: string;
  rollbackTx: string;
  jackpotTx: string;
  /** Minor units, far below 2^53, so it can be stored as JSON. */
  betMinor: number;
  winMinor: number;
  /** Stored before anyone sees it; null until the bet is accepted. */
  outcome: GameOutcome | null;
  /** A jackpot won by this round, paid as a separate win. */
  jackpot: JackpotHit | null;
  /** The last balance that the wallet returned for this round. */
  balanceMinor: number | null;
  /** Why the wallet refused the bet or did not decide the round. */
  reason: WalletStatus | 'UNDECIDED' | null;
  /** Start of the round, ISO 8601. */
  startedAt: string;
}

const OPEN_STATES: readonly RoundState[] = ['betting', 'refunding', 'winning', 'pooling', 'ending'];

/** Whether the round still needs a decision of the wallet. */
export function isOpen(round: Round): boolean {
  return OPEN_STATES.includes(round.state);
}

/** The last stored state of each round that matters after a restart: pending and stuck ones. */
export function keepUnfinished(entries: readonly Round[]): Round[] {
  const latest = new Map(entries.map((round) => [round.id, round]));
  return [...latest.values()].filter((round) => isOpen(round) || round.state === 'stuck');
}
