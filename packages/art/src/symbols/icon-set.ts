import { createRequire } from 'node:module';

import type { Scene } from '../drawing/scene.ts';
import { svg } from '../drawing/svg.ts';

interface IconSet {
  icons: Record<string, { body: string; width?: number }>;
  width?: number;
}

// The sets are megabytes of JSON: required once, because an import attribute would make tools read them too.
const require = createRequire(import.meta.url);
// The two files follow Iconify’s published format, of which only these fields are used.
const coloured = require('@iconify-json/fluent-emoji/icons.json') as IconSet;
const plain = require('@iconify-json/game-icons/icons.json') as IconSet;

const HARDENED_EDGE = '0 0 0 127 0"';
const SMOOTH_EDGE = '0 0 0 1 0"';

const COLOURED_WIDTH = 32;
const PLAIN_WIDTH = 512;

/** Where a symbol stands: its middle, the length of its side, and its turn in degrees. */
export interface Place {
  x: number;
  y: number;
  size: number;
  tilt?: number;
}

export function emojiExists(name: string): boolean {
  return name in coloured.icons;
}

export function silhouetteExists(name: string): boolean {
  return name in plain.icons;
}

/** A coloured symbol. Throws a RangeError for a name that the set lacks. */
export function emojiAt(scene: Scene, name: string, place: Place, attributes = ''): string {
  const icon = coloured.icons[name];
  if (icon === undefined) throw new RangeError(`no emoji symbol ${name}`);
  const prefix = scene.nextId();
  const body = icon.body
    .replace(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}$1"`)
    // Inner shadows are cut out along a hardened edge, which leaves stairs on large sheets.
    .replaceAll(HARDENED_EDGE, SMOOTH_EDGE);
  return placed(body, place, icon.width ?? coloured.width ?? COLOURED_WIDTH, attributes);
}

/** A silhouette in one paint. Throws a RangeError for a name that the set lacks. */
export function silhouetteAt(name: string, place: Place, fill: string, attributes = ''): string {
  const icon = plain.icons[name];
  if (icon === undefined) throw new RangeError(`no silhouette ${name}`);
  const body = icon.body.replaceAll('fill="currentColor"', `fill="${fill}"`);
  return placed(body, place, icon.width ?? PLAIN_WIDTH, attributes);
}

/** Only the outline of a silhouette, as a glass tube would be bent; the line’s width is in pixels. */
export function tracedAt(name: string, place: Place, color: string, widthPx: number, tint: string): string {
  const width = (widthPx * PLAIN_WIDTH) / place.size;
  const paint = svg`fill="${tint}" fill-opacity=".28" stroke="${color}" stroke-width="${width}" stroke-linejoin="round"`;
  return silhouetteAt(name, place, 'none').replaceAll('fill="none"', paint);
}

function placed(body: string, place: Place, width: number, attributes: string): string {
  const { x, y, size, tilt = 0 } = place;
  const scale = (size / width).toFixed(5);
  return svg`<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${scale}) translate(${-width / 2} ${-width / 2})" ${attributes}>${body}</g>`;
}
