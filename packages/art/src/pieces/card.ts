import { linearPaint } from '../drawing/paint.ts';
import type { Scene } from '../drawing/scene.ts';
import { svg } from '../drawing/svg.ts';
import { outlineLine, typesetLine } from '../lettering/typeset.ts';
import { silhouetteAt } from '../symbols/icon-set.ts';

export type Suit = 'spades' | 'hearts' | 'diamonds' | 'clubs';

export interface CardFace {
  /** As printed in the corner, in Turkish: 2 to 10, V (jack), K (queen), P (king) or A. */
  rank: string;
  suit: Suit;
}

const PROPORTION = 1.42;

/** A playing card, face up, centred on a point; `tilt` is in degrees. */
export function cardAt(x: number, y: number, width: number, face: CardFace, tilt = 0): string {
  const height = width * PROPORTION;
  const ink = face.suit === 'hearts' || face.suit === 'diamonds' ? '#c8202f' : '#15181b';
  const corner = typesetLine(face.rank, 'grotesque');
  const rankSize = width * 0.36;
  const rank = outlineLine(corner, {
    x: -width / 2 + width * 0.1 + (corner.width * rankSize) / 2,
    y: -height / 2 + width * 0.38,
    size: rankSize,
  });
  const small = silhouetteAt(
    face.suit,
    { x: -width / 2 + width * 0.21, y: -height / 2 + width * 0.53, size: width * 0.22 },
    ink,
  );
  const large = silhouetteAt(face.suit, { x: width * 0.08, y: height * 0.14, size: width * 0.62 }, ink);
  return svg`<g transform="translate(${x} ${y}) rotate(${tilt})"><rect x="${-width / 2 + width * 0.03}" y="${-height / 2 + width * 0.06}" width="${width}" height="${height}" rx="${width * 0.1}" fill="#000" opacity=".35"/><rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="${width * 0.1}" fill="#fffdf7" stroke="#d9d2c2" stroke-width="${width * 0.012}"/><path d="${rank}" fill="${ink}"/>${small}${large}</g>`;
}

/** A card, face down. */
export function cardBackAt(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  color: string,
  tilt = 0,
): string {
  const height = width * PROPORTION;
  const sheen = linearPaint(scene, [
    ['#ffffff', 0.22],
    ['#ffffff', 0],
  ]);
  const inset = width * 0.08;
  const inner = svg`x="${-width / 2 + inset}" y="${-height / 2 + inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${width * 0.06}"`;
  return svg`${sheen.defs}<g transform="translate(${x} ${y}) rotate(${tilt})"><rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="${width * 0.1}" fill="#fffdf7"/><rect ${inner} fill="${color}"/><rect ${inner} fill="${sheen.fill}"/>${silhouetteAt('diamonds', { x: 0, y: 0, size: width * 0.5 }, '#ffffff55')}</g>`;
}
