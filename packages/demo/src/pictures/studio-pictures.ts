import type { PictureSpec } from '@baize/art';

import { seedOf } from '../seeded-draw.ts';
import { studios } from '../studios.ts';

export function studioPicture(slug: string): string {
  return `studio-${slug}`;
}

/** The marks of the studios: symbol and name in their own lettering. */
export function studioPictures(): PictureSpec[] {
  return studios.map((studio) => ({
    name: studioPicture(studio.slug),
    seed: seedOf(studio.slug),
    shape: 'mark',
    composition: 'mark',
    lettering: studio.hand.letterings[0] ?? 'slab',
    palette: studio.hand.palettes[0] ?? 'ice',
    title: studio.name,
    hero: studio.mark,
    sides: [],
  }));
}
