import type { Composition, Lettering, PaletteName } from '@baize/art';

import type { GameMath } from '../game.ts';

/** A slot whose picture is chosen by hand instead of assigned. */
export interface Flagship {
  id: number;
  studio: string;
  tr: string;
  en: string;
  composition: Composition;
  lettering: Lettering;
  palette: PaletteName;
  hero: string;
  sides?: readonly string[];
  categories: readonly string[];
  /** Takes part in the shared jackpot. */
  jackpot?: true;
  releasedDaysAgo?: number;
  math?: Partial<GameMath>;
}
