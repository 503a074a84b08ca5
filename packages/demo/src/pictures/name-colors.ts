import type { Metal, PaletteName, SymbolRef } from '@baize/art';

import type { Text } from '../text.ts';

interface NameColor {
  /** In a name in lower case, with a space before and after every word. */
  readonly words: RegExp;
  /** Grounds of this colour, the best first. */
  readonly palettes: readonly [PaletteName, ...PaletteName[]];
  /** Of an emblem that has the colour, so that its ground need not. */
  readonly metal?: Metal;
  /** Coloured emblems that have it by nature. */
  readonly emblems?: readonly SymbolRef[];
}

const nameColors: readonly NameColor[] = [
  { words: / (kırmızı|kızıl|red|crimson|scarlet) /, palettes: ['red', 'crimson', 'wine'], metal: 'ruby' },
  { words: / (bordo|burgundy|claret) /, palettes: ['wine', 'crimson'] },
  {
    words: / (mavi|mavisi|blue) /,
    palettes: ['sea', 'sky', 'night', 'royal', 'indigo', 'midnight', 'ice', 'aurora'],
    metal: 'sapphire',
    emblems: ['emoji:gem-stone', 'emoji:nazar-amulet'],
  },
  { words: / (lacivert|navy) /, palettes: ['midnight', 'night', 'indigo'], metal: 'sapphire' },
  {
    words: / (yeşil|zümrüt|zümrüdüanka|yeşim|green|emerald|jade) /,
    palettes: ['emerald', 'green', 'felt', 'moss', 'mint', 'lime', 'teal', 'turquoise', 'aurora'],
    metal: 'jade',
  },
  { words: / (altın|gold|golden|gilded) /, palettes: ['amber', 'honey', 'sand'], metal: 'gold' },
  {
    words: / (mor|ametist|purple|violet|amethyst) /,
    palettes: ['violet', 'plum', 'lavender'],
    metal: 'amethyst',
  },
  { words: / (siyah|kara|black) /, palettes: ['coal', 'night', 'midnight'] },
  { words: / (beyaz|ak) /, palettes: ['ice', 'steel', 'sky'] },
  { words: / (turkuaz|turquoise) /, palettes: ['turquoise', 'teal'] },
  { words: / (pembe|pink) /, palettes: ['pink', 'rose', 'peach', 'coral'] },
  {
    words: / (gümüş|silver) /,
    palettes: ['steel', 'ice', 'night', 'midnight', 'indigo'],
    metal: 'silver',
  },
  { words: / (bakır|copper) /, palettes: ['copper', 'cocoa', 'sunset'], metal: 'copper' },
];

/** The ground of a game's picture: one of the colour in the game's name, if neither it nor the emblem has that already. */
export function groundFor({ tr, en }: Text, palette: PaletteName, hero: SymbolRef): PaletteName {
  const name = ` ${tr.toLocaleLowerCase('tr')} | ${en.toLowerCase()} `;
  const named = nameColors.filter(({ words }) => words.test(name));
  const isShown = named.some(
    ({ palettes, metal, emblems = [] }) =>
      palettes.includes(palette) ||
      (metal !== undefined && hero.endsWith(`:${metal}`)) ||
      emblems.includes(hero),
  );
  return isShown ? palette : (named[0]?.palettes[0] ?? palette);
}
