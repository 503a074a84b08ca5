import type { JackpotNetwork, JackpotPort, JackpotTier } from '../ports/jackpots.ts';
import type { WireReader } from '../wire-reader.ts';
import { fetchFeed } from './fetch-feed.ts';

/** Where the feed is, below its origin. */
export const JACKPOT_FEED_PATH = '/feeds/jackpots.json';

/** The feed as it travels: amounts are whole JSON numbers of minor units. */
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
  /** The feeds' origin, without a slash at the end. */
  readonly baseUrl: string;
  readonly timeoutMs?: number;
}

const MAX_NETWORKS = 20;
const MAX_TIERS = 10;

/** The adapter to the sandbox's jackpots. */
export function createSandboxJackpots({ baseUrl, timeoutMs }: SandboxFeedOptions): JackpotPort {
  return {
    readJackpots: () =>
      fetchFeed({
        url: `${baseUrl}${JACKPOT_FEED_PATH}`,
        timeoutMs,
        read: (reader) => reader.list('networks', MAX_NETWORKS, readNetwork),
      }),
  };
}

function readNetwork(reader: WireReader): JackpotNetwork {
  return {
    id: reader.identifier('id'),
    currency: reader.currency('currency'),
    tiers: reader.list('tiers', MAX_TIERS, readTier),
  };
}

function readTier(reader: WireReader): JackpotTier {
  return {
    id: reader.identifier('id'),
    amountMinor: reader.amountMinor('amountMinor', 0n),
    mustHitByMinor: reader.amountMinor('mustHitByMinor', 0n),
    shareBasisPoints: reader.integer('shareBasisPoints', 0, 10_000),
    hits: reader.integer('hits', 0, Number.MAX_SAFE_INTEGER),
    lastHitAt: reader.optionalObject('lastHit', (hit) => hit.instant('at')),
  };
}
