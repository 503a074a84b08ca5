import type { CourtSide } from '@baize/games';

import { shape } from '../../../shell/client/motion.ts';
import {
  type CourtMoment,
  type CourtScene,
  disc,
  drift,
  line,
  rect,
  roundBall,
  type Spot,
} from './court-scene.ts';

const SIDES = ['home', 'away'] as const;

/** Home attacks to the right. */
const towards = (side: CourtSide, x: number): number => (side === 'home' ? 400 + x : 400 - x);

/** Skaters seen from the goal that their side attacks; the last one is the keeper. */
const SKATERS: readonly Spot[] = [
  [210, -90],
  [230, 80],
  [130, 0],
  [60, -100],
  [60, 95],
  [-318, 0],
];

export const iceHockey: CourtScene = {
  ground: () => [
    rect(0, 0, 800, 400, '#1c2e40'),
    rect(20, 20, 760, 360, '#eef6fb', 100),
    shape('path', {
      d: 'M120 20H680A100 100 0 0 1 780 120V280A100 100 0 0 1 680 380H120A100 100 0 0 1 20 280V120A100 100 0 0 1 120 20Z',
      fill: 'none',
      stroke: '#c9d8e4',
      'stroke-width': 8,
    }),
    line('M400 24V376', '#d4313c', 6),
    line('M290 24V376M510 24V376', '#2d63c4', 6),
    line('M80 42V358M720 42V358', '#d4313c', 3),
    disc(400, 200, 56, 'none', '#2d63c4', 3),
    ...[
      [190, 105],
      [190, 295],
      [610, 105],
      [610, 295],
    ].map(([x = 0, y = 0]) => disc(x, y, 40, 'none', '#d4313c', 2.5)),
    ...SIDES.flatMap((side) => [
      rect(side === 'home' ? 720 : 60, 176, 20, 48, '#ffffffc0', 4),
      line(side === 'home' ? 'M720 176H740V224H720' : 'M80 176H60V224H80', '#d4313c', 4),
    ]),
  ],
  ball: () => [
    shape('ellipse', { rx: 8, ry: 6, cy: 2, fill: '#0006' }),
    shape('ellipse', { rx: 8, ry: 6, fill: '#121418', stroke: '#555' }),
  ],
  rest: () => [400, 200],
  ballAt({ side, call }, count) {
    if (call === 'goal') return [towards(side, 331), 200 + 14 * drift(count)];
    if (call === 'save') return [towards(side, 300), 200 + 20 * drift(count)];
    if (call === 'wide') return [towards(side, 340), 200 + 90 * Math.sign(drift(count) || 1)];
    return [towards(side, 90 + 80 * drift(count)), 200 + 120 * drift(count + 1)];
  },
  players: SKATERS.length,
  playerSize: 11,
  playerAt(side, index, { event, events }) {
    const [x, y] = SKATERS[index] ?? [0, 0];
    const count = events.length + index * 3 + (side === 'home' ? 0 : 5);
    const isKeeper = index === SKATERS.length - 1;
    const push = isKeeper || !event ? 0 : event.side === side ? 30 : -150;
    const wide = isKeeper ? 8 : 26;
    return [towards(side, x + push + (isKeeper ? 0 : 24 * drift(count))), 200 + y + wide * drift(count + 1)];
  },
};

const GOAL = { left: 230, right: 570, top: 86, bottom: 262 };
const SPOT: Spot = [400, 356];

/** Where a kick goes, and on which side the keeper dives. */
function kickAt(call: string, count: number): Spot {
  const side = Math.sign(drift(count) || 1);
  if (call === 'wide') return [400 + side * 214, 120 + 40 * drift(count + 1)];
  return [400 + side * (70 + 60 * Math.abs(drift(count + 2))), 170 + 55 * drift(count + 1)];
}

function keeper({ event, events, colours }: CourtMoment): SVGElement[] {
  const side: CourtSide = event?.side === 'home' ? 'away' : 'home';
  const [main, trim] = colours[side];
  const [x, y] = event ? kickAt(event.call, events.length) : SPOT;
  const isSaved = event?.call === 'save';
  const dive = event ? Math.sign(x - 400) * (isSaved ? 1 : -1) : 0;
  const at: Spot = isSaved ? [x - dive * 34, Math.max(150, y + 14)] : [400 + dive * 78, 218];
  const group = shape('g', {
    transform: `translate(${at[0]} ${at[1]}) rotate(${dive * 62})`,
  });
  group.append(
    line('M0 14L-12 44M0 14L12 44', '#1d2229', 9),
    line('M0-14L-24-34M0-14L24-34', main, 9),
    rect(-14, -22, 28, 40, main, 8),
    rect(-14, -4, 28, 6, trim),
    disc(0, -34, 11, '#d9a57c'),
    disc(-25, -36, 6, '#fff'),
    disc(25, -36, 6, '#fff'),
  );
  return [group];
}

/** Five kicks of each side at the top, then those of sudden death. */
function kicks({ events, colours }: CourtMoment): SVGElement[] {
  return SIDES.flatMap((side) => {
    const own = events.filter((event) => event.side === side);
    const count = Math.max(5, own.length);
    const first = Math.max(0, count - 8);
    return Array.from({ length: count - first }, (_, index) => {
      const event = own[first + index];
      const x = side === 'home' ? 40 + index * 24 : 760 - index * 24;
      const fill = event === undefined ? '#0007' : event.points > 0 ? '#4fe08f' : '#e2483f';
      return disc(x, 36, 9, fill, colours[side][0], 3);
    });
  });
}

const net = () => [
  ...Array.from({ length: 16 }, (_, index) => {
    const x = GOAL.left + (index + 1) * 20;
    return line(`M${x} ${GOAL.top}V${GOAL.bottom}`, '#fff5', 1);
  }),
  ...Array.from({ length: 8 }, (_, index) => {
    const y = GOAL.top + (index + 1) * 20;
    return line(`M${GOAL.left} ${y}H${GOAL.right}`, '#fff5', 1);
  }),
];

export const penalties: CourtScene = {
  ground: () => [
    rect(0, 0, 800, 270, '#16263a'),
    ...Array.from({ length: 160 }, (_, index) =>
      disc(
        10 + (index % 40) * 20 + (index % 3) * 4,
        70 + Math.floor(index / 40) * 34 + (index % 2) * 8,
        7,
        ['#3b4a63', '#56627a', '#4a3f55', '#64546a'][index % 4] ?? '#3b4a63',
      ),
    ),
    rect(0, 196, 800, 46, '#20344d'),
    rect(0, 240, 800, 160, '#2c8a4c'),
    ...Array.from({ length: 4 }, (_, index) => rect(0, 240 + index * 40, 800, 20, '#278044')),
    line('M40 262H760M120 262L70 330H730L680 262', '#fffd', 3),
    rect(GOAL.left, GOAL.top, GOAL.right - GOAL.left, GOAL.bottom - GOAL.top, '#0b1520a0'),
    ...net(),
    line(`M${GOAL.left} ${GOAL.bottom}V${GOAL.top}H${GOAL.right}V${GOAL.bottom}`, '#fff', 8),
    disc(...SPOT, 4, '#fff'),
  ],
  ball: () => [
    ...roundBall(13, '#ffffff', '#20242a'),
    shape('path', { d: 'M-4-4 4-6 7 2 0 7-6 3z', fill: '#20242a' }),
  ],
  rest: () => SPOT,
  isThrown: true,
  ballAt: ({ call }, count) => kickAt(call, count),
  marks: (moment) => [...kicks(moment), ...keeper(moment)],
};
