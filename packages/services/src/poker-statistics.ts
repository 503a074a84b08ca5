import type { Clock } from '@baize/clock';
import type { PokerRoomPort, PokerStats } from '@baize/providers';

/** How busy the poker room is, by brand. */
export interface PokerStatistics {
  /** @throws PokerRoomUnavailable, cached briefly so that a silent room is not called for every visitor */
  read(siteId: number): Promise<PokerStats>;
}

interface Cached {
  readonly stats: Promise<PokerStats>;
  /** Infinity while the call is pending. */
  staleAtMs: number;
}

const FRESH_MS = 20_000;
const FAILURE_MS = 5_000;

/** Calls the room once for concurrent visitors. */
export function createPokerStatistics(deps: { pokerRoom: PokerRoomPort; clock: Clock }): PokerStatistics {
  const { pokerRoom, clock } = deps;
  const bySite = new Map<number, Cached>();

  function fetchStats(siteId: number): Promise<PokerStats> {
    const cached: Cached = { stats: pokerRoom.readStats(siteId), staleAtMs: Infinity };
    bySite.set(siteId, cached);
    const expireAfter = (durationMs: number) => () => {
      cached.staleAtMs = clock.now().getTime() + durationMs;
    };
    cached.stats.then(expireAfter(FRESH_MS), expireAfter(FAILURE_MS));
    return cached.stats;
  }

  return {
    async read(siteId) {
      const cached = bySite.get(siteId);
      return cached && clock.now().getTime() < cached.staleAtMs ? cached.stats : fetchStats(siteId);
    },
  };
}
