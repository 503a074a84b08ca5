import { readSymbol, symbolSize } from '@baize/symbols';

import type { Scene } from '../drawing/scene.ts';
import { shortPaths } from '../drawing/short-path.ts';
import { svg } from '../drawing/svg.ts';
import { drawnHeroAt } from '../heroes/drawn-hero.ts';
import { slimEmojiAt } from '../symbols/slim-emoji.ts';
import { parseSymbol } from '../symbols/symbol-exists.ts';
import type { SymbolRef } from '../vocabulary.ts';

export interface FigureStyle {
  size: number;
  /** Lower than the middle of its cell by this many units. */
  dy?: number;
  /** Replaces the metal of a silhouette. */
  metal?: string;
}

/**
 * A symbol as a cast figure around the middle of a cell: a dark rim, then the metal lit in relief. Coloured symbols keep
 * their colours. Throws a RangeError for an unknown symbol.
 */
export function figure(scene: Scene, ref: SymbolRef, { size, dy = 0, metal }: FigureStyle): string {
  const symbol = parseSymbol(ref);
  if (symbol === undefined) throw new RangeError(`no symbol ${ref} for the game ${scene.spec.name}`);
  const place = { x: 0, y: dy, size };
  if (symbol.kind === 'drawn') return drawnHeroAt(scene, symbol.name, place);
  if (symbol.kind === 'emoji') {
    return `<g filter="url(#toy)">${slimEmojiAt(scene, symbol.name, place)}</g>`;
  }
  return castSilhouette(scene, symbol.name, place, `url(#${metal ?? symbol.metal})`);
}

/** A silhouette in one paint with a dark rim; its outline is in the document once, because it is drawn three times. */
export function castSilhouette(
  scene: Scene,
  name: string,
  { y, size }: { y: number; size: number },
  fill: string,
): string {
  const drawing = readSymbol('game-icons', name);
  if (drawing === undefined) throw new RangeError(`no silhouette ${name}`);
  const id = scene.nextId();
  const width = symbolSize['game-icons'];
  const scale = (size / width).toFixed(4);
  const rim = (7 * width) / size;
  const shape = shortPaths(drawing, 0)
    .replaceAll(' fill="currentColor"', '')
    .replaceAll('fill="currentColor" ', '');
  return svg`<defs><g id="${id}" transform="translate(0 ${y}) scale(${scale}) translate(${-width / 2} ${-width / 2})">${shape}</g></defs><use href="#${id}" y="5" opacity=".45"/><use href="#${id}" fill="#12060a" stroke="#12060a" stroke-width="${rim}" stroke-linejoin="round"/><use href="#${id}" fill="${fill}" filter="url(#cast)"/>`;
}
