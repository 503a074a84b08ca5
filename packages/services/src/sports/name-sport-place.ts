import type { Language, Reply } from '@baize/contract';
import type { LocalName, MatchNames } from '@baize/providers';

import type { CachedReading } from '../cached-reading.ts';
import { type FeedContext, findFeed } from './find-feed.ts';

export interface NamesContext extends FeedContext {
  readonly language: Language;
  /** By provider. */
  readonly matchNames: ReadonlyMap<string, CachedReading<MatchNames>>;
}

interface PlaceInput {
  readonly event?: number | undefined;
  readonly league?: string | undefined;
  readonly sport?: string | undefined;
}

/** What a match, a league and a sport are called; null for those that are over or unknown, and if the feed was always silent. */
export async function nameSportPlace(
  context: NamesContext,
  { event, league, sport }: PlaceInput,
): Promise<Reply<'GET /sports/names'>> {
  const reading = await findFeed(context, context.matchNames);
  const names = (await reading?.latest())?.value;
  const match = event === undefined ? undefined : names?.matches.get(event);
  const named = (known: ReadonlyMap<string, LocalName> | undefined, id: string | undefined) => {
    const name = id === undefined ? undefined : known?.get(id)?.[context.language];
    return id === undefined || name === undefined ? null : { id, name };
  };
  return {
    success: true,
    data: {
      event:
        match && event !== undefined
          ? {
              id: event,
              home: match.home,
              away: match.away,
              league: named(names?.leagues, match.league)?.name ?? '',
              start_at: match.startsAt,
            }
          : null,
      league: named(names?.leagues, league),
      sport: named(names?.sports, sport),
    },
  };
}
