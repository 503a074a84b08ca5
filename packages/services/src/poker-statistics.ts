import type { Clock } from '@baize/clock';
import type { PokerRoomPort, PokerStats } from '@baize/providers';

/** How busy the poker room is, by brand. */
export interface PokerStatistics {
  /** @throws PokerRoomUnavailable, kept for a moment so that a silent room is not asked by every visitor */
  read(siteId: number): Promise<PokerStats>;
}

interface Kept {
  readonly stats: Promise<PokerStats>;
  /** Infinity while the answer is awaited. */
  staleAtMs: number;
}

const FRESH_MS = 20_000;
const FAILURE_MS = 5_000;

/** Asks the room once for everybody who wants to know at about the same time. */
export function createPokerStatistics(deps: { pokerRoom: PokerRoomPort; clock: Clock }): PokerStatistics {
  const { pokerRoom, clock } = deps;
  const bySite = new Map<number, Kept>();

  function ask(siteId: number): Promise<PokerStats> {
    const kept: Kept = { stats: pokerRoom.readStats(siteId), staleAtMs: Infinity };
    bySite.set(siteId, kept);
    const keepFor = (durationMs: number) => () => {
      kept.staleAtMs = clock.now().getTime() + durationMs;
    };
    kept.stats.then(keepFor(FRESH_MS), keepFor(FAILURE_MS));
    return kept.stats;
  }

  return {
    async read(siteId) {
      const kept = bySite.get(siteId);
      return kept && clock.now().getTime() < kept.staleAtMs ? kept.stats : ask(siteId);
    },
  };
}
