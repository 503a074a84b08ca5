import type { Clock } from '@baize/clock';
import { FeedUnavailable, type ProviderRegistry } from '@baize/providers';
import { createCachedReading, type Services } from '@baize/services';

/** Browsers poll every four seconds; a feed without data for this long is no longer shown as live. */
const JACKPOTS = { everyMs: 4_000, staleMs: 20_000 };
const MATCHES = { everyMs: 30_000, staleMs: 5 * 60_000 };
/** Names hardly change; a match that was just added has none for so long. */
const NAMES = { everyMs: 5 * 60_000, staleMs: 60 * 60_000 };

/** Feeds of providers, polled at intervals and served from memory. */
export function createCachedFeeds(
  { providers, clock }: { readonly providers: ProviderRegistry; readonly clock: Clock },
  onProblem: (error: unknown) => void,
): Pick<Services, 'jackpots' | 'matches' | 'matchNames'> {
  const jackpots = providers.only('jackpots');
  return {
    jackpots: createCachedReading({
      ...JACKPOTS,
      clock,
      read: () =>
        jackpots?.readJackpots() ?? Promise.reject(new FeedUnavailable('the feed is not configured')),
      // A deployment may have no such feed.
      onProblem: jackpots ? onProblem : () => undefined,
    }),
    matches: new Map(
      providers.all.flatMap(({ name, matches }) =>
        matches
          ? [[name, createCachedReading({ ...MATCHES, clock, read: () => matches.readMatches(), onProblem })]]
          : [],
      ),
    ),
    matchNames: new Map(
      providers.all.flatMap(({ name, matches }) => {
        const read = matches?.readNames?.bind(matches);
        return read ? [[name, createCachedReading({ ...NAMES, clock, read, onProblem })]] : [];
      }),
    ),
  };
}
