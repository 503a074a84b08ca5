import type { Reply } from '@baize/contract';
import type { PlayPlace, PlaySessionState } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { findPlayed } from './find-played.ts';

const MINUTE_MS = 60_000;
/** In both languages. */
const POKER = 'Poker';

/** A play session as the page shows it, with the sums of its bets and wins from the ledger. */
export async function describePlaySession(
  { ledger, games, language, player }: PlayerContext,
  { startedAt, checkedAt, now, elsewhere }: PlaySessionState,
  every: number | null,
): Promise<Reply<'POST /account/play-session'>['data']> {
  const { stakedMinor, wonMinor, inPlayMinor } = await ledger.sessionNet(player.siteId, player.id, startedAt);
  const placeName = (gameId: PlayPlace) =>
    gameId === null ? POKER : (findPlayed(games, gameId)?.name[language] ?? String(gameId));
  const dueAt = every === null ? null : new Date(checkedAt.getTime() + every * MINUTE_MS);
  return {
    started_at: startedAt,
    now,
    bets: stakedMinor,
    wins: wonMinor,
    in_play: inPlayMinor,
    net: wonMinor + inPlayMinor - stakedMinor,
    reality_check: { every, due_at: dueAt },
    elsewhere: elsewhere === undefined ? null : { game_id: elsewhere, name: placeName(elsewhere) },
  };
}
