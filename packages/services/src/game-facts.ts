import type { GameType, SlotMechanic } from '@baize/contract';

/** The data of a game that opening it and checking a bet need. */
export interface GameFacts {
  readonly id: number;
  readonly slug: string;
  readonly type: GameType;
  readonly name: { readonly tr: string; readonly en: string };
  readonly picture: string;
  readonly shape: 'portrait' | 'landscape';
  readonly studioName: string;
  /** The provider that runs it. */
  readonly provider: string;
  /** What it plays, such as `slots/bold-ten`; null if its provider knows from its id. */
  readonly play: string | null;
  /** The provider's id of a live table with a feed. */
  readonly tableId: string | null;
  readonly demo: boolean;
  readonly launchable: boolean;
  readonly features: readonly string[];
  /** Of its best bet, if its bets differ. */
  readonly rtpBasisPoints: number | null;
  /** How it pays, if it is a slot: `lines`, `ways` … */
  readonly mechanic: SlotMechanic | null;
  readonly lines: number | null;
  readonly minBetMinor: bigint | null;
  readonly maxBetMinor: bigint | null;
}

/** The games of the catalogue, for the areas that come before it. */
export interface GameIndex {
  /** Undefined for an unknown game and for a disabled one. */
  findGame(id: number): GameFacts | undefined;
}
