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
  if (symbol.kind === 'drawn') {
    const drawing = drawnHeroAt(scene, symbol.name, place);
    // The effects of pictures by the names that they have in an atlas.
    return drawing.replaceAll('url(#bevel)', 'url(#rim)').replaceAll('url(#sticker)', 'url(#toy)');
  }
  if (symbol.kind === 'emoji') {
    return `<g filter="url(#toy)">${slimEmojiAt(scene, symbol.name, place)}</g>`;
  }
  return castSilhouette(scene, symbol.name, place, `url(#${metal ?? symbol.metal})`);
}

/** A silhouette in one paint with a dark rim; its outline is in the document once, because it is drawn three times. */
function castSilhouette(
  scene: Scene,
  name: string,
  place: { y: number; size: number },
  fill: string,
): string {
  const id = scene.nextId();
  const rim = 7 / scaleOf(place.size);
  return svg`<defs><g id="${id}">${silhouetteShape(name, place)}</g></defs><use href="#${id}" y="5" opacity=".45"/><use href="#${id}" fill="#12060a" stroke="#12060a" stroke-width="${rim}" stroke-linejoin="round"/><use href="#${id}" fill="${fill}" filter="url(#cast)"/>`;
}

/** Units of a cell for one of a silhouette of this size: lines on it are as much wider. */
export function scaleOf(size: number): number {
  return size / symbolSize['game-icons'];
}

/** The outline of a silhouette around the middle of a cell, without paint. Throws a RangeError for an unknown name. */
export function silhouetteShape(name: string, { y, size }: { y: number; size: number }): string {
  const drawing = readSymbol('game-icons', name);
  if (drawing === undefined) throw new RangeError(`no silhouette ${name}`);
  const half = -symbolSize['game-icons'] / 2;
  const shape = shortPaths(drawing, 0)
    .replaceAll(' fill="currentColor"', '')
    .replaceAll('fill="currentColor" ', '');
  return svg`<g transform="translate(0 ${y}) scale(${scaleOf(size).toFixed(4)}) translate(${half} ${half})">${shape}</g>`;
}
