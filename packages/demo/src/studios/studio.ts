import type { Composition, Lettering, PaletteName } from '@baize/art';

/** What a studio makes; it may make several kinds. */
export type StudioKind = 'slots' | 'live' | 'quick' | 'jackpot';

/** A studio's style: the compositions, letterings and colours of its pictures. */
export interface StudioHand {
  compositions: readonly Composition[];
  letterings: readonly Lettering[];
  palettes: readonly PaletteName[];
}

export interface Studio {
  id: number;
  slug: string;
  name: string;
  /** Runs its games. */
  provider: string;
  kinds: readonly StudioKind[];
  /** The symbol of its mark. */
  mark: string;
  hand: StudioHand;
  /** Its relative number of slots; 0 for none. */
  slotShare: number;
}

/** A studio as a row of the tables in this folder. */
export type StudioRow = readonly [
  id: number,
  slug: string,
  name: string,
  kinds: readonly StudioKind[],
  slotShare: number,
  mark: string,
  compositions: readonly Composition[],
  letterings: readonly Lettering[],
  palettes: readonly PaletteName[],
];
