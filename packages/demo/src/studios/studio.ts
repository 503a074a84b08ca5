import type { Composition, Lettering, PaletteName } from '@baize/art';

/** What a studio makes; a studio may make several. */
export type StudioKind = 'slots' | 'live' | 'quick' | 'jackpot';

/** A studio's own hand: the compositions, letterings and colours that its pictures keep to. */
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
  /** Symbol of its mark. */
  mark: string;
  hand: StudioHand;
  /** Relative number of slots; 0 makes none. */
  slotShare: number;
}

/** A studio as the tables beside this file write it. */
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
