import type { Composition, Lettering, PaletteName } from '@baize/art';

/** A slot whose picture and model are chosen by hand instead of assigned. */
export interface Flagship {
  id: number;
  studio: string;
  tr: string;
  en: string;
  /** The id of its model, which fits its name. */
  model: string;
  composition: Composition;
  lettering: Lettering;
  palette: PaletteName;
  hero: string;
  sides?: readonly string[];
  categories: readonly string[];
  /** Takes part in the shared jackpot. */
  jackpot?: true;
  releasedDaysAgo?: number;
}
