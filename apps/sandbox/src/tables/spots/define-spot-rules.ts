import type { SpotGame } from '@baize/games';

/** A table on whose spots chips are put: its game and its pace. */
export interface SpotRules<Result> {
  readonly play: string;
  readonly game: SpotGame<Result, unknown>;
  readonly bettingMs: number;
  /** How long showing a round takes. The pages' drawings last as long. */
  readonly showMs: (result: Result) => number;
}

export function defineSpotRules<Result, Outcome>(
  play: string,
  game: SpotGame<Result, Outcome>,
  pace: Pick<SpotRules<Result>, 'bettingMs' | 'showMs'>,
): SpotRules<unknown> {
  // Only results that this game has drawn come back to it.
  return { play, game, ...pace } as unknown as SpotRules<unknown>;
}
