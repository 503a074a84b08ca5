import { cover, glow, linearPaint, radialPaint, rays } from '../drawing/paint.ts';
import type { Scene } from '../drawing/scene.ts';
import { repeat, svg } from '../drawing/svg.ts';
import { cardAt, type Suit } from '../pieces/card.ts';
import { chipStack } from '../pieces/chip.ts';
import { rouletteWheel } from '../pieces/wheels.ts';
import { silhouetteAt } from '../symbols/icon-set.ts';
import {
  bannerHero,
  bannerStage,
  type BannerStage,
  calmLeft,
  charms,
  companionsAt,
  dust,
  looseCoins,
} from './banner-stage.ts';
import type { Composed } from './composed.ts';
import { room } from './live.ts';

const suits: readonly Suit[] = ['spades', 'hearts', 'clubs', 'diamonds'];

/** Suits woven into the cloth, barely lighter than it. */
function weave({ width, height, unit, palette }: Scene): string {
  const step = 46 * unit;
  const rows = Math.ceil(height / step) + 1;
  const columns = Math.ceil(width / step) + 1;
  const pattern = repeat(rows, (row) =>
    repeat(columns, (column) =>
      silhouetteAt(
        suits[(row + column * 3) % suits.length] ?? 'spades',
        { x: (column + (row % 2) * 0.5) * step, y: row * step, size: step * 0.34 },
        palette.light,
      ),
    ),
  );
  return svg`<g opacity=".15">${pattern}</g>`;
}

function brassRings({ unit, palette }: Scene, { at, size }: BannerStage): string {
  const [x, y] = at(0, 0.08);
  return repeat(
    7,
    (place) =>
      svg`<circle cx="${x}" cy="${y}" r="${size * (0.34 + place * 0.19)}" fill="none" stroke="${palette.accent}" stroke-opacity="${0.3 - place * 0.036}" stroke-width="${unit}"/>`,
  );
}

/** A fan of cards on dark felt, with the hero in front and small treasures along the rail. */
export function composeCardFelt(scene: Scene): Composed {
  const { palette, width, height } = scene;
  const stage = bannerStage(scene);
  const { x, y, size, at } = stage;
  const felt = radialPaint(scene, [palette.light, palette.mid, palette.dark], x / width, y / height, 0.72);
  const fan = (
    [
      ['10', 'spades', -0.55, 0.06, 0.42, -26],
      ['V', 'diamonds', -0.27, -0.07, 0.44, -11],
      ['K', 'clubs', 0.3, -0.11, 0.44, 5],
      ['A', 'hearts', 0.58, -0.03, 0.44, 18],
    ] as const
  ).map(([rank, suit, dx, dy, wide, tilt]) => cardAt(...at(dx, dy), wide * size, { rank, suit }, tilt));
  const [stackX, stackY] = at(0.05, 0.58);
  const rail = companionsAt(scene, [
    [-0.25, 0.44, 0.3, -8],
    [0.7, 0.44, 0.34, 10],
    [0.37, 0.46, 0.3, 8],
  ]);
  return {
    backdrop: svg`${cover(scene, felt)}${rays(x, y + size * 0.08, 18, palette.accent, 0.1, width)}${calmLeft(scene, 0.8)}${weave(scene)}${brassRings(scene, stage)}${glow(scene, x, y, size * 0.8, '#f6cf6a', 0.34)}${fan}${bannerHero(scene, stage, [0.1, -0.1, 0.76, -4])}${charms(scene, stage, rail)}${chipStack(stackX, stackY, 6, size * 0.125, '#c8202f')}${looseCoins(
      stage,
      [
        [-0.63, 0.5, 0.12, -10],
        [0.76, -0.46, 0.1, 14],
        [-0.66, -0.47, 0.07, 18],
      ],
    )}${dust(scene, stage, 30, '#ffe7a8')}`,
  };
}

/** A pendant lamp with a coloured glass shade, and its light. */
function lamp(scene: Scene, x: number, y: number, size: number, floor: number): string {
  const { palette } = scene;
  const glass = linearPaint(scene, [palette.light, palette.mid, palette.dark]);
  const light = linearPaint(scene, [
    ['#fff3cf', 0.5],
    ['#ffdf9a', 0.14],
    ['#ffdf9a', 0],
  ]);
  const half = size * 0.3;
  return svg`${light.defs}${glass.defs}<path d="M${x - half * 0.8} ${y}L${x - size * 0.95} ${floor}H${x + size * 0.95}L${x + half * 0.8} ${y}Z" fill="${light.fill}"/><path d="M${x} 0V${y - half * 0.8}" stroke="url(#gold)" stroke-width="${size * 0.014}"/><ellipse cx="${x}" cy="${y}" rx="${half * 0.86}" ry="${half * 0.16}" fill="#fff6dc"/><path d="M${x - half} ${y}C${x - half} ${y - half * 0.62} ${x - half * 0.4} ${y - half * 0.74} ${x - half * 0.2} ${y - half * 0.8}H${x + half * 0.2}C${x + half * 0.4} ${y - half * 0.74} ${x + half} ${y - half * 0.62} ${x + half} ${y}Z" fill="${glass.fill}" filter="url(#bevel)"/><path d="M${x - half} ${y}Q${x} ${y + half * 0.2} ${x + half} ${y}" fill="none" stroke="url(#gold)" stroke-width="${size * 0.024}" stroke-linecap="round"/><rect x="${x - half * 0.24}" y="${y - half * 0.96}" width="${half * 0.48}" height="${half * 0.18}" rx="${half * 0.05}" fill="url(#gold)"/>`;
}

/** A roulette table in a dark room, lit by one lamp. */
export function composeRouletteLamp(scene: Scene): Composed {
  const { palette, width, height, unit, random } = scene;
  const stage = bannerStage(scene);
  const { x, size, at } = stage;
  const [wheelX, wheelY] = at(0, 0.24);
  const table = height * 0.6;
  const cloth = radialPaint(scene, [palette.light, palette.mid, palette.dark], 0.5, 0.12, 0.6);
  const darkness = cover(
    scene,
    radialPaint(scene, [palette.mid, palette.dark, '#06060a'], x / width, 0.1, 0.75),
  );
  const top = svg`${cloth.defs}<ellipse cx="${x}" cy="${table + height * 0.5}" rx="${width * 0.72}" ry="${height * 0.62}" fill="#2a1608"/><ellipse cx="${x}" cy="${table + height * 0.51}" rx="${width * 0.71}" ry="${height * 0.61}" fill="url(#copper)" opacity=".7"/><ellipse cx="${x}" cy="${table + height * 0.52}" rx="${width * 0.69}" ry="${height * 0.59}" fill="${cloth.fill}"/><ellipse cx="${x}" cy="${table + height * 0.53}" rx="${width * 0.62}" ry="${height * 0.52}" fill="none" stroke="${palette.accent}" stroke-opacity=".45" stroke-width="${1.6 * unit}"/>`;
  const [leftX, leftY] = at(-0.84, 0.48);
  const [rightX, rightY] = at(0.84, 0.5);
  const stacks = svg`${chipStack(leftX, leftY, 5, size * 0.085, '#e0a02f')}${chipStack(leftX + size * 0.16, leftY + size * 0.08, 3, size * 0.085, '#1f6fd0')}${chipStack(rightX, rightY - size * 0.06, 7, size * 0.085, '#c8202f')}${chipStack(rightX - size * 0.13, rightY + size * 0.06, 4, size * 0.085, '#15181b')}`;
  return {
    backdrop: svg`${darkness}${top}${calmLeft(scene)}${glow(scene, wheelX, wheelY, size * 0.95, '#ffdf9a', 0.3)}${rouletteWheel(wheelX, wheelY, size * 0.56, random.between(0, 6), 0.6)}${stacks}${lamp(scene, x, height * 0.17, size, wheelY + size * 0.2)}${dust(scene, stage, 24, '#fff3cf')}`,
  };
}

/** A close-up of the wheel, cropped by the sheet, in a live studio. */
export function composeRouletteClose(scene: Scene): Composed {
  const { palette, height, random } = scene;
  const stage = bannerStage(scene);
  const { size, at } = stage;
  const [x, y] = at(0.2, 0.12);
  const [chipsX, chipsY] = at(-0.72, 0.56);
  const shine = glow(scene, x, y, size * 1.3, palette.accent, 0.28);
  return {
    backdrop: svg`${room(scene)}${calmLeft(scene)}${shine}<ellipse cx="${x}" cy="${y + height * 0.09}" rx="${size * 0.98}" ry="${size * 0.8}" fill="#000" opacity=".4" filter="url(#haze)"/>${rouletteWheel(x, y, size * 0.74, random.between(0, 6), 0.82)}${chipStack(chipsX, chipsY, 4, size * 0.1, '#e0a02f')}${chipStack(chipsX + size * 0.2, chipsY + size * 0.07, 2, size * 0.1, '#1f6fd0')}`,
  };
}
