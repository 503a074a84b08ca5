import { cover, glow, radialPaint } from '../drawing/paint.ts';
import type { Scene } from '../drawing/scene.ts';
import { repeat, svg } from '../drawing/svg.ts';
import { cardAt, cardBackAt, type CardFace } from '../pieces/card.ts';
import { chipAt, chipStack } from '../pieces/chip.ts';
import { emojiAt } from '../symbols/icon-set.ts';
import { bannerStage, calmLeft, dust } from './banner-stage.ts';
import type { Composed } from './composed.ts';

/** Distance from the middle of a fan to its pivot, in card widths. */
const PIVOT = 2.1;

/** Cards held in one hand, fanned around a point below them; `spread` is the angle between cards in degrees. */
function fan(x: number, y: number, width: number, faces: readonly CardFace[], spread: number): string {
  return faces
    .map((face, place) => {
      const tilt = (place - (faces.length - 1) / 2) * spread;
      const turn = (tilt * Math.PI) / 180;
      const [dx, dy] = [Math.sin(turn) * PIVOT * width, (1 - Math.cos(turn)) * PIVOT * width];
      return cardAt(x + dx, y + dy, width, face, tilt);
    })
    .join('');
}

/** An oval table seen from a chair: wooden rail, brass line, lit cloth. */
function table(scene: Scene, x: number, y: number, rx: number, ry: number): string {
  const { palette, unit } = scene;
  const cloth = radialPaint(scene, [palette.light, palette.mid, palette.dark], 0.5, 0.32, 0.7);
  const oval = (inset: number, paint: string) =>
    svg`<ellipse cx="${x}" cy="${y}" rx="${rx - inset}" ry="${ry - inset}" ${paint}/>`;
  return svg`${cloth.defs}${oval(-16 * unit, 'fill="#000" opacity=".4" filter="url(#haze)"')}${oval(0, 'fill="#3a1f0e"')}${oval(3 * unit, 'fill="#6d4020"')}${oval(12 * unit, 'fill="#2c1709"')}${oval(15 * unit, `fill="${cloth.fill}"`)}${oval(34 * unit, `fill="none" stroke="${palette.accent}" stroke-opacity=".5" stroke-width="${1.6 * unit}"`)}`;
}

const royalFlush: readonly CardFace[] = [
  { rank: '10', suit: 'spades' },
  { rank: 'V', suit: 'spades' },
  { rank: 'K', suit: 'spades' },
  { rank: 'P', suit: 'spades' },
  { rank: 'A', suit: 'spades' },
];

/** A royal flush over a table with chips: the head of the poker page. */
export function composePokerNight(scene: Scene): Composed {
  const { palette, width, height } = scene;
  const stage = bannerStage(scene);
  const { x, y, size, at } = stage;
  const ground = radialPaint(scene, [palette.mid, palette.dark, '#050a08'], x / width, y / height, 0.75);
  const stacks = (
    [
      [-0.86, 0.42, 7, '#c8202f'],
      [-0.66, 0.52, 4, '#15181b'],
      [0.7, 0.4, 5, '#e0a02f'],
      [0.9, 0.5, 8, '#1f6fd0'],
    ] as const
  ).map(([dx, dy, count, color]) => chipStack(...at(dx, dy), count, size * 0.115, color));
  const loose = (
    [
      [-0.3, 0.6, '#e0a02f'],
      [-0.06, 0.66, '#c8202f'],
      [0.2, 0.61, '#15181b'],
      [0.42, 0.66, '#1f6fd0'],
    ] as const
  ).map(([dx, dy, color]) => chipAt(...at(dx, dy), size * 0.105, color, 0.55));
  return {
    backdrop: svg`${cover(scene, ground)}${table(scene, x, y + size * 0.62, size * 1.5, size * 0.86)}${calmLeft(scene, 0.94)}${glow(scene, x, y, size * 0.95, '#f6cf6a', 0.32)}${stacks}${loose}${fan(x, y - size * 0.06, size * 0.42, royalFlush, 15)}${dust(scene, stage, 26, '#ffe7a8')}${height > width ? glow(scene, x, height, height * 0.3, palette.dark, 0.9) : ''}`,
  };
}

function clothOf(scene: Scene): string {
  const { palette, width, height } = scene;
  const cloth = radialPaint(scene, [palette.light, palette.mid, palette.dark], 0.5, 0.42, 0.75);
  return svg`${cover(scene, cloth)}<ellipse cx="${width / 2}" cy="${height * 0.62}" rx="${width * 0.62}" ry="${height * 0.7}" fill="none" stroke="${palette.accent}" stroke-opacity=".4" stroke-width="${2 * scene.unit}"/>${glow(scene, width / 2, height * 0.45, height * 0.6, '#fff1c9', 0.16)}`;
}

/** Two cards in hand, five on the board. */
export function composeHoldEm(scene: Scene): Composed {
  const { width, height } = scene;
  const board: readonly CardFace[] = [
    { rank: '10', suit: 'hearts' },
    { rank: 'V', suit: 'clubs' },
    { rank: '7', suit: 'diamonds' },
    { rank: 'K', suit: 'hearts' },
    { rank: '2', suit: 'spades' },
  ];
  const row = board.map((face, place) =>
    cardAt(width * (0.26 + place * 0.12), height * 0.3, height * 0.19, face, (place - 2) * 2),
  );
  const hand: readonly CardFace[] = [
    { rank: 'A', suit: 'spades' },
    { rank: 'A', suit: 'hearts' },
  ];
  return {
    backdrop: svg`${clothOf(scene)}${row}${chipStack(width * 0.2, height * 0.84, 5, height * 0.085, '#c8202f')}${chipStack(width * 0.8, height * 0.84, 4, height * 0.085, '#e0a02f')}${fan(width / 2, height * 0.76, height * 0.31, hand, 18)}`,
  };
}

/** Four cards in hand, the rest face down. */
export function composeOmaha(scene: Scene): Composed {
  const { width, height, palette } = scene;
  const hidden = repeat(3, (place) =>
    cardBackAt(
      scene,
      width * (0.38 + place * 0.12),
      height * 0.22,
      height * 0.17,
      palette.light,
      (place - 1) * 3,
    ),
  );
  const hand: readonly CardFace[] = [
    { rank: 'A', suit: 'diamonds' },
    { rank: 'K', suit: 'clubs' },
    { rank: 'P', suit: 'hearts' },
    { rank: 'V', suit: 'spades' },
  ];
  return {
    backdrop: svg`${clothOf(scene)}${hidden}${chipStack(width * 0.16, height * 0.84, 3, height * 0.085, '#1f6fd0')}${chipStack(width * 0.84, height * 0.84, 6, height * 0.085, '#15181b')}${fan(width / 2, height * 0.66, height * 0.33, hand, 15)}`,
  };
}

/** Five cards in hand from a short deck: seven and up. */
export function composeFiveCard(scene: Scene): Composed {
  const { width, height } = scene;
  const hand: readonly CardFace[] = [
    { rank: '7', suit: 'clubs' },
    { rank: 'P', suit: 'diamonds' },
    { rank: 'P', suit: 'spades' },
    { rank: 'P', suit: 'hearts' },
    { rank: 'A', suit: 'clubs' },
  ];
  return {
    backdrop: svg`${clothOf(scene)}${chipStack(width * 0.13, height * 0.82, 4, height * 0.085, '#e0a02f')}${chipStack(width * 0.87, height * 0.82, 5, height * 0.085, '#c8202f')}${fan(width / 2, height * 0.52, height * 0.34, hand, 13)}${chipAt(width * 0.44, height * 0.9, height * 0.08, '#15181b', 0.55)}${chipAt(width * 0.56, height * 0.92, height * 0.08, '#1f6fd0', 0.55)}`,
  };
}

const POINTS = 12;

/** The twelve points of one side of a tavla (backgammon) board, from the left. */
function points(
  x: number,
  y: number,
  step: number,
  length: number,
  colors: readonly [string, string],
): string {
  return repeat(POINTS, (place) => {
    const left = x + (place + (place >= POINTS / 2 ? 0.6 : 0)) * step;
    return svg`<path d="M${left} ${y}L${left + step / 2} ${y + length}L${left + step} ${y}Z" fill="${colors[place % 2] ?? ''}"/>`;
  });
}

/** A tavla board from above with checkers and two dice. */
export function composeTavlaBoard(scene: Scene): Composed {
  const { width, height, palette } = scene;
  const [left, top, right, bottom] = [width * 0.1, height * 0.08, width * 0.9, height * 0.92];
  const step = (right - left) / (POINTS + 0.6);
  const radius = step * 0.46;
  const column = (place: number) => left + (place + (place >= POINTS / 2 ? 0.6 : 0) + 0.5) * step;
  const pile = (place: number, count: number, fromTop: boolean, color: string, edge: string) =>
    repeat(count, (index) => {
      const y = fromTop ? top + radius * (1 + index * 2) : bottom - radius * (1 + index * 2);
      return svg`<g transform="translate(${column(place)} ${y})"><circle cy="${radius * 0.14}" r="${radius}" fill="#0007"/><circle r="${radius}" fill="${color}"/><circle r="${radius * 0.66}" fill="none" stroke="${edge}" stroke-width="${radius * 0.14}"/></g>`;
    });
  const piles = (
    [
      [0, 3, true, false],
      [4, 2, true, true],
      [6, 4, true, true],
      [11, 2, true, false],
      [0, 3, false, true],
      [5, 4, false, false],
      [7, 2, false, false],
      [11, 4, false, true],
    ] as const
  ).map(([place, count, fromTop, isLight]) =>
    isLight
      ? pile(place, count, fromTop, '#f3e6cc', '#b58a4a')
      : pile(place, count, fromTop, '#2a1710', '#e0b15a'),
  );
  const inks = [palette.light, '#e8c88f'] as const;
  const frame = (inset: number, paint: string) =>
    svg`<rect x="${left - inset}" y="${top - inset}" width="${right - left + 2 * inset}" height="${bottom - top + 2 * inset}" rx="${inset * 0.5}" ${paint}/>`;
  return {
    backdrop: svg`${cover(scene, radialPaint(scene, ['#3a2112', '#1c0f07'], 0.5, 0.4, 0.8))}${frame(height * 0.06, 'fill="#5d3518"')}${frame(height * 0.045, 'fill="url(#copper)" opacity=".35"')}${frame(0, 'fill="#8a5527"')}${points(left, top, step, height * 0.34, inks)}<g transform="translate(0 ${height}) scale(1 -1)">${points(left, top, step, height * 0.34, [inks[1], inks[0]])}</g><rect x="${width / 2 - step * 0.3}" y="${top}" width="${step * 0.6}" height="${bottom - top}" fill="#5d3518"/>${piles}<g filter="url(#charm)">${emojiAt(scene, 'game-die', { x: width * 0.66, y: height * 0.5, size: height * 0.2, tilt: -14 })}${emojiAt(scene, 'game-die', { x: width * 0.76, y: height * 0.53, size: height * 0.2, tilt: 20 })}</g>`,
  };
}
