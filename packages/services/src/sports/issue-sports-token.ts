import type { SportsProviderName } from '@baize/contract';

import type { PlayerContext } from '../context.ts';
import type { SportsbookFacts } from '../game-facts.ts';
import { issueLaunchToken, readCurrency, requirePlaying } from '../play/index.ts';
import { requireSportsbook } from './require-sportsbook.ts';

export interface SportsToken {
  readonly token: string;
  readonly expiresAt: Date;
  /** ISO code of the player's currency. */
  readonly currency: string;
}

/**
 * A launch token of a sportsbook. One that only reads is issued whatever keeps the player from betting.
 *
 * @throws CallError as `requirePlaying`, unless it only reads
 */
export async function issueSportsToken(
  context: PlayerContext,
  book: SportsbookFacts,
  readsOnly: boolean,
): Promise<SportsToken> {
  const currency = readsOnly ? await readCurrency(context) : await requirePlaying(context);
  return { ...(await issueLaunchToken(context, book, readsOnly)), currency };
}

/**
 * A fresh token for a page that is open, such as one whose visitor has just signed in.
 *
 * @throws CallError as `requireSportsbook` and `issueSportsToken`
 */
export function renewSportsToken(
  context: PlayerContext,
  { provider, readsOnly }: { readonly provider: SportsProviderName; readonly readsOnly: boolean },
): Promise<SportsToken> {
  return issueSportsToken(context, requireSportsbook(context, provider, readsOnly).book, readsOnly);
}
