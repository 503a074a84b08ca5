import type { LaunchTicket, WalletReply } from '@baize/providers';

import type { StakeLimits } from '../studio/stakes.ts';
import type { Wager } from '../wagers/wager.ts';
import { OpenPages } from './open-pages.ts';

/** The casino's free rounds, as in a reply of the wallet. */
export type FreeSpins = NonNullable<WalletReply['free_spins']>;

/** An open game page, in memory only: after a restart it needs a new launch. */
export interface Visit {
  /** Bearer token of the page, never in an address. */
  readonly playKey: string;
  readonly ticket: LaunchTicket;
  /** Of one game, in minor units. */
  readonly limits: StakeLimits;
  /** The last known balance. */
  balanceMinor: number;
  /** The casino's free rounds of the player in this game, as in the wallet's last reply; null without any. */
  freeSpins: FreeSpins | null;
  /** Terms of the player's bonus in this game; null without any. */
  bonus: NonNullable<WalletReply['bonus']> | null;
  /** The wallet's session and player; null for play money. */
  readonly wallet: { readonly session: string; readonly player: string } | null;
  /** The player's name at the provider; null for play money. Others see it masked. */
  readonly name: string | null;
  /** The player at this game, or the page with play money. */
  readonly seat: string;
  /** Wagers by the page's request id, so that a repeated request is not a second stake. */
  readonly wagerByRequest: Map<string, Promise<Wager>>;
}

/** Whether a wager is of the page's player in the page's game. */
export function ownsWager({ ticket, wallet, playKey }: Visit, wager: Wager): boolean {
  return (
    wager.game === ticket.game.code &&
    wager.player === (wallet?.player ?? playKey) &&
    wager.keyId === (wallet === null ? null : ticket.key.id)
  );
}

const REMEMBERED_REQUESTS = 50;

export class Visits extends OpenPages<Visit> {}

/**
 * The wager of a request: placed the first time, afterwards the same one, also while it is being placed. One that could not
 * be placed is forgotten.
 */
export function placeOnce<Placed>(
  { wagerByRequest }: { readonly wagerByRequest: Map<string, Promise<Placed>> },
  requestId: string,
  place: () => Promise<Placed>,
): Promise<Placed> {
  const earlier = wagerByRequest.get(requestId);
  if (earlier !== undefined) return earlier;
  const placing = place();
  wagerByRequest.set(requestId, placing);
  placing.catch(() => wagerByRequest.delete(requestId));
  for (const oldest of wagerByRequest.keys()) {
    if (wagerByRequest.size <= REMEMBERED_REQUESTS) break;
    wagerByRequest.delete(oldest);
  }
  return placing;
}
