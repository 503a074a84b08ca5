import type { PaletteName, PictureSpec } from '@baize/art';

import { seedOf } from '../seeded-draw.ts';
import { sportsbooks } from '../sports-providers.ts';

const palettes: Readonly<Record<string, PaletteName>> = {
  redline: 'crimson',
  betconstruct: 'emerald',
  betradar: 'indigo',
};

/** Stem of the picture of a book's bets in histories. */
export function sportsbookPicture(slug: string): string {
  return `spor-${slug}`;
}

export function sportsbookPictures(): PictureSpec[] {
  return sportsbooks.map(({ slug, name }) => ({
    name: sportsbookPicture(slug),
    seed: seedOf(slug),
    shape: 'landscape',
    composition: 'stadium',
    lettering: 'slab',
    palette: palettes[slug] ?? 'emerald',
    title: name,
    hero: 'emoji:soccer-ball',
    sides: ['trophy'],
  }));
}
