import type { Scene } from '../drawing/scene.ts';
import { shortPath } from '../drawing/short-path.ts';
import { svg } from '../drawing/svg.ts';
import { outlineLine, typesetLine } from '../lettering/typeset.ts';

export interface RibbonPlace {
  /** Baseline of the word. */
  y: number;
  width: number;
  sizeMax: number;
  ink: string;
}

const FINER = 4;

/** A word as outlines with a dark rim, as large as its place allows. */
export function ribbonText(scene: Scene, word: string, { y, width, sizeMax, ink }: RibbonPlace): string {
  const line = typesetLine(word, 'block');
  const size = Math.min(sizeMax, width / Math.max(line.width, 0.1));
  const id = scene.nextId();
  const baseline = y - (sizeMax - size) * 0.35;
  // Whole numbers on a finer grid are shorter than decimals.
  const data = shortPath(outlineLine(line, { x: 0, y: baseline * FINER, size: size * FINER }), 0);
  return svg`<defs><path id="${id}" d="${data}" transform="scale(${1 / FINER})"/></defs><use href="#${id}" stroke="#160706" stroke-width="${8 * FINER}" stroke-linejoin="round" fill="#160706"/><use href="#${id}" fill="${ink}"/>`;
}

/** A ribbon with a word across the foot of a cell. */
export function ribbon(scene: Scene, word: string, stone: string): string {
  const tails = 'M-98 46L-74 40V88L-98 94L-88 70ZM98 46L74 40V88L98 94L88 70Z';
  const band = 'M-84 36Q0 22 84 36V84Q0 70 -84 84Z';
  return svg`<path d="${tails}" fill="url(#${stone}-stone)" stroke="#160706" stroke-width="3" stroke-linejoin="round"/><path d="${band}" transform="translate(0 5)" opacity=".45"/><path d="${band}" fill="url(#${stone}-stone)" stroke="#160706" stroke-width="4" filter="url(#rim)"/><path d="M-80 42Q0 28 80 42M-80 78Q0 64 80 78" fill="none" stroke="#ffe3a0" stroke-opacity=".8" stroke-width="2.4"/>${ribbonText(scene, word, { y: 68, width: 150, sizeMax: 46, ink: 'url(#letters)' })}`;
}

/** Paints of words. */
export const ribbonDefs =
  '<defs><linearGradient id="letters" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset=".5" stop-color="#fff0b8"/><stop offset="1" stop-color="#f2b94a"/></linearGradient></defs>';
