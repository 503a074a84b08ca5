import { cover, linearPaint, type Stop } from '../drawing/paint.ts';
import type { Scene } from '../drawing/scene.ts';
import { repeat, svg } from '../drawing/svg.ts';
import { bareHero } from '../heroes/hero.ts';
import { coinAt } from '../pieces/coin.ts';
import { emojiAt } from '../symbols/icon-set.ts';
import { parseSymbol } from '../symbols/symbol-exists.ts';
import type { Shape } from '../vocabulary.ts';

/** Where a banner’s subject is: the middle of the right half, or the focus of a narrow sheet. */
export interface BannerStage {
  x: number;
  y: number;
  size: number;
  /** A point by its distance from the middle, in multiples of the size. */
  at(dx: number, dy: number): readonly [x: number, y: number];
}

const spots: Readonly<Record<Shape, readonly [x: number, y: number, size: number]>> = {
  wide: [0.73, 0.485, 0.667],
  landscape: [0.73, 0.5, 0.62],
  tall: [0.5, 0.33, 0.44],
  portrait: [0.5, 0.4, 0.42],
  mark: [0.5, 0.5, 0.6],
};

export function bannerStage({ spec, width, height }: Scene): BannerStage {
  const [shareX, shareY, shareSize] = spots[spec.shape];
  const [x, y, size] = [width * shareX, height * shareY, height * shareSize];
  return { x, y, size, at: (dx, dy) => [x + dx * size, y + dy * size] };
}

/** Opacity of the shade behind the text, from the left edge in steps of a tenth of the width. */
const SHADE = [0.88, 0.88, 0.87, 0.85, 0.8, 0.6, 0.2, 0, 0, 0, 0] as const;

/**
 * Darkens the left half of a wide sheet, where the page puts light text. Drawn above the backdrop and below the
 * subject; a dark backdrop needs less `strength`.
 */
export function calmLeft(scene: Scene, strength = 1): string {
  const { shape } = scene.spec;
  if (shape !== 'wide' && shape !== 'landscape') return '';
  const stops = SHADE.map((opacity): Stop => [scene.palette.dark, opacity * strength]);
  return cover(scene, linearPaint(scene, stops, 'across'));
}

/** Fine dust in the light around the subject. */
export function dust(
  { random, width, height, unit }: Scene,
  { x, size }: BannerStage,
  count: number,
  color: string,
): string {
  const left = Math.max(0, x - size * 1.1);
  return repeat(
    count,
    () =>
      svg`<circle cx="${random.between(left, width)}" cy="${random.next() * height}" r="${random.between(0.5, 1.9) * unit}" fill="${color}" opacity="${random.between(0.15, 0.7)}"/>`,
  );
}

/** Gold coins in the air; position and radius in multiples of the stage's size, tilt in degrees. */
export function looseCoins(
  { at, size }: BannerStage,
  coins: readonly (readonly [dx: number, dy: number, radius: number, tilt: number])[],
): string {
  return coins
    .map(([dx, dy, radius, tilt]) => {
      const [x, y] = at(dx, dy);
      return coinAt(x, y, radius * size, tilt);
    })
    .join('');
}

/** A coloured symbol with its position relative to the stage: name, distance, size, and tilt in degrees. */
export type Charm = readonly [name: string, dx: number, dy: number, size: number, tilt?: number];

/** Small coloured symbols with a thin outline and a shadow, drawn as one group. */
export function charms(scene: Scene, stage: BannerStage, pieces: readonly Charm[]): string {
  if (pieces.length === 0) return '';
  const drawn = pieces.map(([name, dx, dy, size, tilt = 0]) => {
    const [x, y] = stage.at(dx, dy);
    return emojiAt(scene, name, { x, y, size: size * stage.size, tilt });
  });
  return svg`<g filter="url(#charm)">${drawn}</g>`;
}

/** The spec’s companions, repeated in order to fill the given places. */
export function companionsAt(
  scene: Scene,
  places: readonly (readonly [number, number, number, number?])[],
): Charm[] {
  const { sides } = scene.spec;
  return places.flatMap(([dx, dy, size, tilt], place): Charm[] => {
    const name = sides[place % sides.length];
    return name === undefined ? [] : [[name, dx, dy, size, tilt ?? 0]];
  });
}

/** The hero on the stage; silhouettes of metal are lit more strongly than coloured symbols. */
export function bannerHero(
  scene: Scene,
  stage: BannerStage,
  [dx, dy, size, tilt = 0]: readonly [dx: number, dy: number, size: number, tilt?: number],
): string {
  const [x, y] = stage.at(dx, dy);
  const bare = bareHero(scene, { x, y, size: size * stage.size, tilt });
  const kind = parseSymbol(scene.spec.hero)?.kind;
  if (kind === 'drawn') return bare;
  return `<g filter="url(#${kind === 'silhouette' ? 'sticker' : 'charm'})">${bare}</g>`;
}
