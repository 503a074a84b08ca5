import type { CourtEvent, CourtSide } from '@baize/games';

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
const boardOf = (side: CourtSide): number => (side === 'home' ? 210 : 590);
const BOARD_Y = 200;
/** Radii of the rings, from the outside: doubles, then single, trebles and single again. */
const RINGS = [150, 138, 96, 84] as const;
const FIELDS = 20;

function sector(x: number, outer: number, inner: number, field: number, fill: string): SVGElement {
  const at = (radius: number, turn: number) => {
    const angle = ((turn - 0.5) / FIELDS) * 2 * Math.PI - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(BOARD_Y + radius * Math.sin(angle)).toFixed(1)}`;
  };
  const d = `M${at(outer, field)}A${outer} ${outer} 0 0 1 ${at(outer, field + 1)}L${at(inner, field + 1)}A${inner} ${inner} 0 0 0 ${at(inner, field)}Z`;
  return shape('path', { d, fill, stroke: '#c9ced6', 'stroke-width': 0.7 });
}

function dartBoard(side: CourtSide): SVGElement[] {
  const x = boardOf(side);
  const [double, outer, treble, inner] = RINGS;
  const fields = Array.from({ length: FIELDS }, (_, field) => {
    const isDark = field % 2 === 0;
    const [plain, ring] = isDark ? ['#1b1b1e', '#c2313a'] : ['#efe3c6', '#14804e'];
    return [
      sector(x, double, outer, field, ring),
      sector(x, outer, treble, field, plain),
      sector(x, treble, inner, field, ring),
      sector(x, inner, 13, field, plain),
    ];
  });
  return [
    disc(x, BOARD_Y + 6, 180, '#0006'),
    disc(x, BOARD_Y, 178, '#26262b', '#3c3c44', 4),
    ...fields.flat(),
    disc(x, BOARD_Y, 13, '#14804e', '#c9ced6', 1),
    disc(x, BOARD_Y, 6, '#c2313a'),
  ];
}

/** Good visits are close to the treble at the top. */
function dartAt({ side, points }: CourtEvent, dart: number, count: number): Spot {
  const x = boardOf(side);
  const isTop = points >= 140 || (points >= 100 && dart < 2);
  const wide = isTop ? 7 : 70;
  const y = isTop ? BOARD_Y - 90 : BOARD_Y - 30;
  return [x + wide * drift(count * 3 + dart), y + (isTop ? 4 : 80) * drift(count * 5 + dart * 2 + 1)];
}

export const darts: CourtScene = {
  ground: () => [
    rect(0, 0, 800, 400, '#2a1713'),
    ...Array.from({ length: 16 }, (_, index) => rect(index * 50, 0, 24, 400, '#32201a')),
    ...SIDES.flatMap(dartBoard),
  ],
  ball: () => [],
  rest: () => [400, 200],
  ballAt: () => [400, 200],
  marks: ({ events, colours }) =>
    SIDES.flatMap((side) => {
      const event = events.findLast((thrown) => thrown.side === side);
      if (!event) return [];
      const [main, trim] = colours[side];
      return [0, 1, 2].flatMap((dart) => {
        const [x, y] = dartAt(event, dart, events.indexOf(event) + 1);
        return [
          line(`M${x} ${y}L${x + 13} ${y + 17}`, '#e6e9ee', 3),
          disc(x, y, 3, '#fff', '#000a', 1),
          shape('path', {
            d: `M${x + 9} ${y + 13}l11 2 4 11-11-3z`,
            fill: main,
            stroke: trim,
            'stroke-width': 1.2,
          }),
        ];
      });
    }),
};

const laneOf = (side: CourtSide): number => (side === 'home' ? 118 : 282);
/** Ten pins, the first one in front. */
const PINS: readonly Spot[] = [0, 1, 2, 3].flatMap((row) =>
  Array.from({ length: row + 1 }, (_, pin): Spot => [row * 24, (pin - row / 2) * 28]),
);
/** What stays up after an open frame. */
const pinsLeft = (event: CourtEvent | undefined): number =>
  event === undefined ? PINS.length : event.call === 'open' ? PINS.length - event.points : 0;

function lane(side: CourtSide): SVGElement[] {
  const y = laneOf(side);
  return [
    rect(40, y - 70, 720, 140, '#14151a', 10),
    rect(52, y - 56, 696, 112, '#d9ab6d', 4),
    ...Array.from({ length: 7 }, (_, index) => rect(52, y - 56 + index * 16, 696, 8, '#d1a263')),
    line(`M190 ${y - 56}V${y + 56}`, '#7a4a1c', 3),
    ...[-30, 0, 30].map((dy) => shape('path', { d: `M300 ${y + dy}l-16-6v12z`, fill: '#7a4a1c' })),
    rect(640, y - 56, 108, 112, '#0003'),
  ];
}

export const bowling: CourtScene = {
  ground: () => [rect(0, 0, 800, 400, '#241536'), ...SIDES.flatMap(lane)],
  ball: () => [
    ...roundBall(21, '#3b53c9', '#1a2668'),
    ...[
      [4, -9],
      [11, -4],
      [3, 0],
    ].map(([x = 0, y = 0]) => disc(x, y, 2.6, '#0b1030')),
  ],
  rest: (event) => [92, event ? laneOf(event.side) : 200],
  isThrown: true,
  ballAt: ({ side }, count) => [728, laneOf(side) + 18 * drift(count)],
  marks: ({ event, events }) =>
    SIDES.flatMap((side) => {
      // The pins of the other lane are set up again.
      const own = event?.side === side ? events.at(-1) : undefined;
      const up = pinsLeft(own);
      return PINS.slice(PINS.length - up).flatMap(([x, y]) => [
        disc(652 + x + 2, laneOf(side) + y + 3, 10, '#0005'),
        disc(652 + x, laneOf(side) + y, 10, '#fdfbf5', '#c9ced6', 1.5),
        disc(652 + x, laneOf(side) + y, 4, '#d43a2f'),
      ]);
    }),
};

const POCKETS: readonly Spot[] = [
  [86, 66],
  [400, 56],
  [714, 66],
  [86, 334],
  [400, 344],
  [714, 334],
];
const GROUP = 7;
const SOLID = ['#f2c230', '#2458b8', '#d92b36', '#5b2f91', '#ef7d1a', '#1e8a4c', '#7a1f2b'];

/** Where a ball is: always on the cloth and away from the others. */
const clothSpot = (ball: number): Spot => [
  170 + (ball % 5) * 115 + 26 * drift(ball * 4),
  125 + Math.floor(ball / 5) * 75 + 20 * drift(ball * 7 + 1),
];

function tableBalls({ event }: CourtMoment): SVGElement[] {
  const pots = event?.scores.at(-1) ?? { home: 0, away: 0 };
  const draw = (ball: number, fill: string, isStriped: boolean) => {
    const [x, y] = clothSpot(ball);
    return [
      disc(x + 2, y + 4, 12, '#0005'),
      disc(x, y, 12, isStriped ? '#fdfbf5' : fill),
      ...(isStriped ? [rect(x - 11, y - 5, 22, 10, fill, 4)] : []),
      disc(x, y, 4.5, '#fdfbf5'),
      disc(x - 4, y - 5, 3, '#fff9'),
    ];
  };
  const group = (first: number, potted: number, isStriped: boolean) =>
    SOLID.slice(Math.min(GROUP, potted)).flatMap((fill, index) =>
      draw(first + Math.min(GROUP, potted) + index, fill, isStriped),
    );
  const isOver = pots.home > GROUP || pots.away > GROUP;
  return [
    ...group(0, pots.home, false),
    ...group(GROUP, pots.away, true),
    ...(isOver ? [] : draw(2 * GROUP, '#17171a', false)),
  ];
}

export const billiards: CourtScene = {
  ground: () => [
    rect(0, 0, 800, 400, '#17120e'),
    rect(46, 26, 708, 348, '#5b3217', 22),
    rect(74, 54, 652, 292, '#0c6b46', 8),
    rect(86, 66, 628, 268, '#118455', 4),
    line('M230 66V334', '#fff5', 1.5),
    ...POCKETS.map(([x, y]) => disc(x, y, 18, '#07090a', '#2c1809', 3)),
    ...[180, 280, 520, 620].flatMap((x) => [disc(x, 40, 3, '#e8d7b0'), disc(x, 360, 3, '#e8d7b0')]),
  ],
  ball: () => roundBall(12, '#fffdf4', '#c9c2ae'),
  rest: () => [230, 200],
  ballAt(_, count) {
    const [x, y] = POCKETS[(count * 5) % POCKETS.length] ?? [400, 200];
    // The white ball stops on its way to the pocket.
    return [400 + (x - 400) * 0.72, 200 + (y - 200) * 0.62];
  },
  marks: tableBalls,
};
