import type { Clock } from '@baize/clock';
import { FeedUnavailable, type ProviderRegistry } from '@baize/providers';
import { createKeptReading, type Services } from '@baize/services';

/** Browsers ask every four seconds; a feed that is silent this long is no longer shown as live. */
const JACKPOTS = { everyMs: 4_000, staleMs: 20_000 };
const MATCHES = { everyMs: 30_000, staleMs: 5 * 60_000 };

/** What is read from providers now and then and answered from memory. */
export function createFeedReadings(
  { providers, clock }: { readonly providers: ProviderRegistry; readonly clock: Clock },
  onProblem: (error: unknown) => void,
): Pick<Services, 'jackpots' | 'matches'> {
  const jackpots = providers.only('jackpots');
  return {
    jackpots: createKeptReading({
      ...JACKPOTS,
      clock,
      read: () =>
        jackpots?.readJackpots() ?? Promise.reject(new FeedUnavailable('there is no such feed here')),
      // A deployment may do without the feed.
      onProblem: jackpots ? onProblem : () => undefined,
    }),
    matches: new Map(
      providers.all.flatMap(({ name, matches }) =>
        matches
          ? [[name, createKeptReading({ ...MATCHES, clock, read: () => matches.readMatches(), onProblem })]]
          : [],
      ),
    ),
  };
}
