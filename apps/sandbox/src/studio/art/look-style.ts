import { ATLAS_CELL, atlasCells, type Lettering } from '@baize/art';

import type { GameLooks } from './game-looks.ts';

/** The nearest of the fonts that pages load, for words that change. */
const titleFonts: Readonly<Record<Lettering, string>> = {
  block: 'Unbounded,sans-serif',
  comic: 'Baloo,sans-serif',
  deco: 'Cinzel,serif',
  grotesque: 'Unbounded,sans-serif',
  neon: 'Unbounded,sans-serif',
  roman: 'Cinzel,serif',
  round: 'Baloo,sans-serif',
  script: 'Baloo,sans-serif',
  serif: 'Cinzel,serif',
  slab: 'Baloo,sans-serif',
  technic: 'Unbounded,sans-serif',
  wide: 'Unbounded,sans-serif',
};

/** Custom properties of a page that shows a game's symbols: its colours, its pictures and a font for words. */
export function lookProperties(code: string, lang: 'tr' | 'en', looks: GameLooks): string {
  const { board, bar, cellTop, cellLow, accent, text, sky } = looks.colors(code);
  const name = addressOf(code);
  return [
    `--board:${board};--bar:${bar};--cell-top:${cellTop};--cell-low:${cellLow}`,
    `--accent:${accent};--ink:${text};--sky:${sky}`,
    `--title-font:${titleFonts[looks.specOf(code).picture.lettering]}`,
    `--atlas:url(${atlasAddress(code, lang)})`,
    `--scene:url(/studio/scene/${name}.svg);--scene-tall:url(/studio/scene/${name}.svg?shape=portrait)`,
  ].join(';');
}

export function atlasAddress(code: string, lang: 'tr' | 'en'): string {
  return `/studio/atlas/${addressOf(code)}.svg?lang=${lang}`;
}

/** Without brackets and quotes, which would end the address in a style sheet. */
function addressOf(code: string): string {
  return encodeURIComponent(code).replaceAll('(', '%28').replaceAll(')', '%29').replaceAll("'", '%27');
}

/** Rules that show cell `n` of the atlas in an element with the classes `symbol` and `s<n>`. */
export function atlasRules(): string {
  const last = atlasCells.length - 1;
  const cells = atlasCells.map(
    (_, place) => `.s${place}{background-position-x:${((place / last) * 100).toFixed(4)}%}`,
  );
  return `/* Cells of ${ATLAS_CELL} units: ${atlasCells.join(' ')} */
.symbol{background:var(--atlas) 0 0/${atlasCells.length * 100}% 100% no-repeat}
${cells.join('\n')}
`;
}
