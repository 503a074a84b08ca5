import type { HousePlay } from './play-names.ts';
import table from './statements.json' with { type: 'json' };

/** What a game with several kinds of bet states about itself. */
export interface PlayStatement {
  /** Return of the bet that returns most, and of the one that returns least: 0.96 is 96 %. */
  readonly returns: { readonly most: number; readonly least: number };
  /**
   * The most that a bet pays, in stakes, and its chance. Null if it depends on the round or on who else plays, and if it is too
   * rare for anyone to ever see it.
   */
  readonly top: { readonly pays: number; readonly chance: number } | null;
}

/** The committed statement of a game; `write-statements.ts` makes it. */
export function statementOf(play: HousePlay): PlayStatement {
  return table[play];
}
