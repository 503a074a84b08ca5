import type { ProviderClient } from '../client/provider-client.ts';
import type { JackpotNetwork, JackpotPort, JackpotTier } from '../ports/jackpots.ts';
import {
  amountMinor,
  currency,
  identifier,
  instant,
  integer,
  list,
  message,
  optional,
} from '../wire/wire-types.ts';
import { fetchFeed } from './fetch-feed.ts';

/** Path of the feed. */
export const JACKPOT_FEED_PATH = '/feeds/jackpots.json';

/** The feed on the wire: amounts are JSON integers in minor units. */
export interface JackpotFeedMessage {
  at: string;
  networks: {
    id: string;
    currency: string;
    tiers: {
      id: string;
      amountMinor: number;
      mustHitByMinor: number;
      shareBasisPoints: number;
      hits: number;
      lastHit: { at: string } | null;
    }[];
  }[];
}

export interface SandboxFeedOptions {
  /** The feeds' origin, without a trailing slash. */
  readonly baseUrl: string;
  readonly client: ProviderClient;
  readonly timeoutMs?: number;
}

const MAX_NETWORKS = 20;
const MAX_TIERS = 10;

const tier = message({
  id: identifier,
  amountMinor: amountMinor(0n),
  mustHitByMinor: amountMinor(0n),
  shareBasisPoints: integer(0, 10_000),
  hits: integer(0),
  lastHit: optional(message({ at: instant })),
}).transform(({ lastHit, ...rest }): JackpotTier => ({ ...rest, lastHitAt: lastHit?.at ?? null }));

const feed = message({
  networks: list(message({ id: identifier, currency, tiers: list(tier, MAX_TIERS) }), MAX_NETWORKS),
}).transform(({ networks }): readonly JackpotNetwork[] => networks);

/** The adapter for the sandbox's jackpots. */
export function createSandboxJackpots({ baseUrl, client, timeoutMs }: SandboxFeedOptions): JackpotPort {
  return {
    readJackpots: () => fetchFeed({ url: `${baseUrl}${JACKPOT_FEED_PATH}`, client, timeoutMs, schema: feed }),
  };
}
