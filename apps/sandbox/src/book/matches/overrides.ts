import type { PickResult } from '@baize/games/sports';

import type { ForcedIncident } from './course.ts';

/** From an instant on, how far a match is and how fast it goes. Times in milliseconds. */
export interface Pace {
  readonly at: number;
  /** Of the match, from its start. */
  readonly elapsedMs: number;
  /** 1 is real time; 0 halts it. */
  readonly rate: number;
}

/** Results of a market by an engineer's decision, such as a dead heat. They replace those of the score. */
export interface Ruling {
  readonly marketId: string;
  readonly results: Readonly<Record<string, PickResult>>;
  /** Of all other picks; null if the score decides them. */
  readonly others: PickResult | null;
}

/** How an event differs from what its seed says, by actions on the console. Other events are not affected. */
export interface EventOverride {
  readonly eventId: number;
  /** Null unless its start was moved; milliseconds since 1970. */
  readonly startsAt: number | null;
  /** In order of time; empty for real time. */
  readonly paces: readonly Pace[];
  readonly isSuspended: boolean;
  readonly forced: readonly ForcedIncident[];
  /** Null unless it was abandoned; of the match, from its start. */
  readonly abandonedMs: number | null;
  readonly isMirrored: boolean;
  readonly rulings: readonly Ruling[];
  /** Added to versions, so that they grow with every action. */
  readonly versionShift: number;
}

export const noOverride = (eventId: number): EventOverride => ({
  eventId,
  startsAt: null,
  paces: [],
  isSuspended: false,
  forced: [],
  abandonedMs: null,
  isMirrored: false,
  rulings: [],
  versionShift: 0,
});

/** What a ruling says of a pick, if there is one: the newest of its market decides. */
export function ruledResult(
  { rulings }: EventOverride,
  marketId: string,
  pick: string,
): PickResult | undefined {
  const ruling = rulings.findLast((other) => other.marketId === marketId);
  return ruling?.results[pick] ?? ruling?.others ?? undefined;
}
