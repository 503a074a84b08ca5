import { type SlotSymbol, SYMBOLS } from '@baize/games';

import { LETTER_SHAPES } from './letter-shapes.ts';
import { MATERIALS } from './materials.ts';
import { readPicture } from './pictures.ts';
import { COMMON_ART, type SymbolArt, type Theme } from './theme.ts';

/** Width and height of one picture in the atlas, in user units. */
const CELL = 200;

/** Scale from the outlines' 1000 units per em to user units. */
const LETTER_SCALE = 0.158;

/**
 * The symbols of a theme side by side in one SVG, in the order of `SYMBOLS`, so that a game loads a single picture.
 *
 * @param hero replaces the theme's wild, so that the reels match the game's cover
 */
export function drawAtlas(theme: Theme, hero: SymbolArt | null): string {
  const cells = SYMBOLS.map((symbol, index) => {
    const filter = symbol === 'W' || symbol === 'S' ? 'crest' : 'sticker';
    // An inner svg clips at its edge, so that no picture overlaps its neighbour.
    return `<svg x="${index * CELL}" width="${CELL}" height="${CELL}" viewBox="0 0 ${CELL} ${CELL}"><g filter="url(#${filter})">${symbol === 'C' ? COIN : drawSymbol((symbol === 'W' && hero) || artOf(theme, symbol), index)}</g></svg>`;
  });
  const width = CELL * SYMBOLS.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${CELL}" width="${width}" height="${CELL}">${MATERIALS}${cells.join('')}</svg>`;
}

/** A blank coin: the page writes its amount on it. */
const COIN =
  '<circle cx="100" cy="100" r="78" fill="url(#gold)"/><circle cx="100" cy="100" r="64" fill="none" stroke="#7a4a10" stroke-width="5" stroke-dasharray="5 5"/><circle cx="100" cy="100" r="55" fill="url(#gold-up)"/>';

function artOf({ art }: Theme, symbol: Exclude<SlotSymbol, 'C'>): SymbolArt {
  switch (symbol) {
    case 'W':
      return art.wild;
    case 'S':
      return art.scatter;
    case 'a':
      return art.high1;
    case 'b':
      return art.high2;
    case 'c':
      return art.high3;
    case 'd':
      return art.high4;
    default:
      return COMMON_ART[symbol];
  }
}

function drawSymbol(art: SymbolArt, index: number): string {
  const [set, name = '', metal = 'gold'] = art.split(':');
  if (set === 'l') return drawLetter(name, metal);
  const body = readPicture(`${set}:${name}`);
  if (body === null) throw new Error(`there is no picture ${set}:${name}`);
  return set === 'g'
    ? `<g transform="translate(22 22) scale(.305)">${body.replaceAll('currentColor', `url(#${metal})`)}</g>`
    : `<g transform="translate(32 32) scale(4.25)">${withOwnIds(body, `s${index}`)}</g>`;
}

/** Centred in its cell by its outline, because the tails of Q and J extend below the baseline. */
function drawLetter(letter: string, metal: string): string {
  const path = Object.entries(LETTER_SHAPES).find(([name]) => name === letter)?.[1];
  if (path === undefined) throw new Error(`there is no letter ${letter}`);
  const points = [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)];
  const [left, right] = extentOf(points.map(([, x]) => Number(x)));
  const [low, high] = extentOf(points.map(([, , y]) => Number(y)));
  const scale = Math.min(LETTER_SCALE, (CELL * 0.8) / (right - left));
  return `<path transform="translate(${CELL / 2} ${CELL / 2}) scale(${scale} -${scale}) translate(${-(left + right) / 2} ${-(low + high) / 2})" d="${path}" fill="url(#${metal}-up)"/>`;
}

function extentOf(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

/** Makes ids unique, because several pictures in one file must not share names of gradients. */
function withOwnIds(body: string, prefix: string): string {
  return body
    .replace(/id="([^"]+)"/g, `id="${prefix}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
}
