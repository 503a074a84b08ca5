import { FeedUnavailable } from '@baize/providers';
import { createKeptReading, type Services } from '@baize/services';

import type { ServerDeps } from './create-server.ts';

/** Browsers ask every four seconds; a feed that is silent this long is not told as true any more. */
const JACKPOTS = { everyMs: 4_000, staleMs: 20_000 };
const MATCHES = { everyMs: 30_000, staleMs: 5 * 60_000 };

function readNothing(): Promise<never> {
  return Promise.reject(new FeedUnavailable('nobody runs this feed here'));
}

/** What is read of third parties now and then and told from memory. */
export function createFeedReadings(
  { clock, jackpots, matches }: Pick<ServerDeps, 'clock' | 'jackpots' | 'matches'>,
  onProblem: (error: unknown) => void,
): Pick<Services, 'jackpots' | 'matches'> {
  // A feed that a deployment does without is no problem to be told of each time.
  const tell = (port: unknown) => (port === undefined ? () => undefined : onProblem);
  return {
    jackpots: createKeptReading({
      ...JACKPOTS,
      clock,
      read: () => jackpots?.readJackpots() ?? readNothing(),
      onProblem: tell(jackpots),
    }),
    matches: createKeptReading({
      ...MATCHES,
      clock,
      read: () => matches?.readMatches() ?? readNothing(),
      onProblem: tell(matches),
    }),
  };
}
