import type { Composition, Lettering, PaletteName } from '@baize/art';

import type { Feature, GameMath } from '../game.ts';

/** A slot whose picture is chosen by hand instead of being handed out. */
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
  features?: readonly Feature[];
  releasedDaysAgo?: number;
  math?: Partial<GameMath>;
}
