import type { Language } from '@baize/contract';

/** Width of the smallest picture file of each shape. */
const smallWidths = { portrait: 240, landscape: 400, wide: 960 } as const;

/** Address of a picture's smallest file, by the stem of its files. */
export function pictureAddress(stem: string, shape: keyof typeof smallWidths): string {
  return `/pictures/${stem}-${smallWidths[shape]}.avif`;
}

interface Cover {
  readonly picture: string;
  readonly pictureEn: string | null;
}

/** Stem of a game's cover, which has the game's name in it. */
export function coverIn({ picture, pictureEn }: Cover, language: Language): string {
  return language === 'en' ? (pictureEn ?? picture) : picture;
}
