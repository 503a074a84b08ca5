import type { Composition, PaletteName } from '@baize/art';

import { withShades } from '../pictures/shades.ts';
import { createDraw, seedOf } from '../seeded-draw.ts';
import { type Studio, studios } from '../studios.ts';
import { settings } from '../themes/settings.ts';
import type { Theme } from '../themes/theme.ts';

/** The studio of a slot, and the picture it gets. */
export interface SlotAssignment {
  studio: Studio;
  composition: Composition;
  palette: PaletteName;
  hero: string;
}

/** Assigns slots to studios; keeps track of shares and used pictures. */
export interface StudioAssigner {
  assign(theme: Theme, name: string, preferredPalettes: readonly PaletteName[]): SlotAssignment;
}

const makers = studios.filter((studio) => studio.slotShare > 0);

/**
 * Assigns each slot to the studio furthest below its share among those whose style suits the theme, and chooses an
 * unused combination of hero, composition and palette.
 */
export function createStudioAssigner(): StudioAssigner {
  const made = new Map<string, number>();
  const usedPictures = new Set<string>();

  function chooseStudio(theme: Theme, seed: number): Studio {
    const draw = createDraw(seed);
    const suited: readonly Composition[] = settings[theme.setting];
    const ranked = makers.map((studio) => {
      const best = Math.min(...studio.hand.compositions.map((name) => rank(suited, name)));
      const shade = studio.hand.palettes.some((palette) => theme.palettes.includes(palette)) ? 0 : 0.15;
      const load = (made.get(studio.slug) ?? 0) / studio.slotShare;
      return { studio, score: load + best * 0.08 + shade + draw.fraction() * 0.05 };
    });
    const [first] = ranked.toSorted((one, other) => one.score - other.score);
    if (first === undefined) throw new RangeError('no studio makes slots');
    return first.studio;
  }

  return {
    assign(theme, name, preferredPalettes) {
      const seed = seedOf(`${theme.key}/${name}`);
      const draw = createDraw(seed);
      const studio = chooseStudio(theme, seed);
      made.set(studio.slug, (made.get(studio.slug) ?? 0) + 1);
      const suited: readonly Composition[] = settings[theme.setting];
      const compositions = studio.hand.compositions.toSorted(
        (one, other) => rank(suited, one) - rank(suited, other),
      );
      const shared = theme.palettes.filter((palette) => studio.hand.palettes.includes(palette));
      const palettes = [
        ...draw.shuffle(withShades(preferredPalettes)),
        ...draw.shuffle(withShades(shared)),
        ...draw.shuffle(withShades(theme.palettes)),
      ];
      const heroes = draw.shuffle(theme.heroes);
      const candidates = palettes.flatMap((palette) =>
        compositions.flatMap((composition) => heroes.map((hero) => ({ palette, composition, hero }))),
      );
      const fresh = candidates.find((picture) => !usedPictures.has(keyOf(picture))) ?? draw.pick(candidates);
      usedPictures.add(keyOf(fresh));
      return { studio, ...fresh };
    },
  };
}

function rank(suited: readonly Composition[], composition: Composition): number {
  const place = suited.indexOf(composition);
  return place === -1 ? suited.length : place;
}

function keyOf(picture: Omit<SlotAssignment, 'studio'>): string {
  return `${picture.hero}|${picture.composition}|${picture.palette}`;
}
