import { readSymbol, symbolSize } from '@baize/symbols';

import type { Scene } from '../drawing/scene.ts';
import { svg } from '../drawing/svg.ts';

const HARDENED_EDGE = '0 0 0 127 0"';
const SMOOTH_EDGE = '0 0 0 1 0"';

/** Position of a symbol: its middle, the length of its side, and its tilt in degrees. */
export interface Place {
  x: number;
  y: number;
  size: number;
  tilt?: number;
}

export function emojiExists(name: string): boolean {
  return readSymbol('fluent-emoji', name) !== undefined;
}

export function silhouetteExists(name: string): boolean {
  return readSymbol('game-icons', name) !== undefined;
}

/** A coloured symbol. Throws a RangeError for an unknown name. */
export function emojiAt(scene: Scene, name: string, place: Place, attributes = ''): string {
  const drawing = readSymbol('fluent-emoji', name);
  if (drawing === undefined) throw new RangeError(missing(`fluent-emoji:${name}`));
  const prefix = scene.nextId();
  const body = drawing
    .replace(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}$1"`)
    // Inner shadows are masked by a hard edge, which is jagged on large sheets.
    .replaceAll(HARDENED_EDGE, SMOOTH_EDGE);
  return placed(body, place, symbolSize['fluent-emoji'], attributes);
}

/** A silhouette in one paint. Throws a RangeError for an unknown name. */
export function silhouetteAt(name: string, place: Place, fill: string, attributes = ''): string {
  const drawing = readSymbol('game-icons', name);
  if (drawing === undefined) throw new RangeError(missing(`game-icons:${name}`));
  const body = drawing.replaceAll('fill="currentColor"', `fill="${fill}"`);
  return placed(body, place, symbolSize['game-icons'], attributes);
}

/** Only the outline of a silhouette, like a neon tube; the line’s width is in pixels. */
export function tracedAt(name: string, place: Place, color: string, widthPx: number, tint: string): string {
  const width = (widthPx * symbolSize['game-icons']) / place.size;
  const paint = svg`fill="${tint}" fill-opacity=".28" stroke="${color}" stroke-width="${width}" stroke-linejoin="round"`;
  return silhouetteAt(name, place, 'none').replaceAll('fill="none"', paint);
}

function missing(symbol: string): string {
  return `There is no symbol ${symbol} in packages/symbols/sets: add it with "npm run symbols -- ${symbol}".`;
}

function placed(body: string, place: Place, width: number, attributes: string): string {
  const { x, y, size, tilt = 0 } = place;
  const scale = (size / width).toFixed(5);
  return svg`<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${scale}) translate(${-width / 2} ${-width / 2})" ${attributes}>${body}</g>`;
}
