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

const ORANGE = '#e9822b';
const HOOP_Y = 200;
/** Home attacks to the right. */
const hoopOf = (side: CourtSide): Spot => [side === 'home' ? 742 : 58, HOOP_Y];

function planks(light: string, dark: string): SVGElement[] {
  return [
    rect(0, 0, 800, 400, light),
    ...Array.from({ length: 20 }, (_, index) => rect(0, index * 20, 800, 10, index % 2 === 0 ? dark : light)),
  ];
}

function halfOfBasketball(isRight: boolean): SVGElement[] {
  const at = (x: number) => (isRight ? 800 - x : x);
  const sweep = isRight ? 0 : 1;
  return [
    rect(isRight ? 630 : 24, 140, 146, 120, '#b4552cb0'),
    line(`M${at(24)} 140H${at(170)}V260H${at(24)}`),
    line(`M${at(170)} 155A45 45 0 0 ${sweep} ${at(170)} 245`),
    line(`M${at(24)} 50H${at(90)}A170 170 0 0 ${sweep} ${at(90)} 350H${at(24)}`),
    line(`M${at(46)} 172V228`, '#fff', 5),
    disc(at(58), HOOP_Y, 11, 'none', '#d8481f', 4),
  ];
}

/** Where attackers wait, seen from the hoop that they attack. */
const ATTACK: readonly Spot[] = [
  [190, 0],
  [130, -115],
  [130, 115],
  [45, -80],
  [60, 75],
];

const attackOf = ({ event }: CourtMoment): CourtSide => event?.side ?? 'home';

export const basketball: CourtScene = {
  ground: () => [
    ...planks('#d39a5c', '#cd9354'),
    line('M24 24H776V376H24Z'),
    line('M400 24V376'),
    disc(400, 200, 52, '#b4552cb0', '#fffffff0', 3),
    ...halfOfBasketball(false),
    ...halfOfBasketball(true),
  ],
  ball: () => roundBall(11, ORANGE, '#3a1a06'),
  rest: () => [400, 200],
  ballAt({ side, points }, count) {
    const [x, y] = hoopOf(side);
    return points > 0 ? [x, y] : [x + (side === 'home' ? -46 : 46), y + 60 * drift(count)];
  },
  players: 5,
  playerAt(side, index, moment) {
    const attack = attackOf(moment);
    const [hoopX, hoopY] = hoopOf(attack);
    const [dx, dy] = ATTACK[index] ?? [0, 0];
    const away = attack === 'home' ? -1 : 1;
    const near = side === attack ? 1 : 0.72;
    const count = moment.events.length + index * 3 + (side === 'home' ? 0 : 7);
    return [hoopX + away * (dx * near + 8 * drift(count)), hoopY + dy * near + 12 * drift(count + 2)];
  },
};

/** Five racks along the arc, from the left corner; each shooter has a half of the drawing. */
const RACKS: readonly Spot[] = [
  [-150, 60],
  [-112, 168],
  [0, 222],
  [112, 168],
  [150, 60],
];
const centreOf = (side: CourtSide): number => (side === 'home' ? 200 : 600);
const BALLS_OF_RACK = 5;

function shooterAt(side: CourtSide, { events }: CourtMoment): Spot {
  const thrown = events.filter((event) => event.side === side).length;
  const [x, y] = RACKS[Math.min(4, Math.floor(Math.max(0, thrown - 1) / BALLS_OF_RACK))] ?? [0, 0];
  return [centreOf(side) + x * 1.12, 92 + y * 1.14];
}

function shootingHalf(side: CourtSide): SVGElement[] {
  const x = centreOf(side);
  return [
    rect(x - 70, 24, 140, 150, '#b4552cb0'),
    line(`M${x - 70} 24V174H${x + 70}V24`),
    line(`M${x - 150} 24V92A150 176 0 0 0 ${x + 150} 92V24`),
    line(`M${x - 34} 56H${x + 34}`, '#fff', 6),
    disc(x, 76, 14, 'none', '#d8481f', 5),
    ...RACKS.map(([dx, dy]) => rect(x + dx - 24, 92 + dy - 5, 48, 10, '#2c3038', 4)),
  ];
}

/** What each ball of a rack became. */
function rackBalls({ events }: CourtMoment): SVGElement[] {
  return (['home', 'away'] as const).flatMap((side) => {
    const own = events.filter((event) => event.side === side);
    return RACKS.flatMap(([dx, dy], rack) =>
      Array.from({ length: BALLS_OF_RACK }, (_, ball) => {
        const event = own[rack * BALLS_OF_RACK + ball];
        const fill = ball === 4 ? '#ffd34d' : ORANGE;
        const [cx, cy] = [centreOf(side) + dx - 18 + ball * 9, 92 + dy];
        if (!event) return disc(cx, cy, 4.5, fill);
        return disc(
          cx,
          cy,
          4,
          event.points > 0 ? '#4fe08f' : '#0000',
          event.points > 0 ? 'none' : '#ff8a7a',
          1.5,
        );
      }),
    );
  });
}

export const threePointers: CourtScene = {
  ground: () => [
    ...planks('#b9824a', '#b27b44'),
    line('M24 24H776V376H24Z'),
    line('M400 24V376', '#fff8', 2),
    ...shootingHalf('home'),
    ...shootingHalf('away'),
  ],
  ball: () => roundBall(10, ORANGE, '#3a1a06'),
  rest: (event) => (event ? [centreOf(event.side), 300] : [400, 200]),
  isThrown: true,
  ballAt: ({ side, points }, count) =>
    points > 0
      ? [centreOf(side), 76]
      : [centreOf(side) + 34 * Math.sign(drift(count) || 1), 60 + 14 * drift(count + 1)],
  players: 1,
  playerSize: 15,
  playerAt: (side, _, moment) => shooterAt(side, moment),
  marks: rackBalls,
};

/** Where the six of a team are, seen from the net. */
const SIX: readonly Spot[] = [
  [60, -80],
  [60, 0],
  [60, 80],
  [190, -80],
  [190, 0],
  [190, 80],
];

const net = (y: number, height: number) => [
  rect(396, y, 8, height, '#fff'),
  shape('path', {
    d: `M400 ${y}V${y + height}`,
    stroke: '#0009',
    'stroke-width': 6,
    'stroke-dasharray': '3 4',
  }),
];

/** The loser of a point has the ball on its side. */
const lostAt = ({ side }: CourtEvent, count: number, depth: number, width: number): Spot => [
  400 + (side === 'home' ? 1 : -1) * (depth + (depth / 3) * drift(count)),
  200 + width * drift(count + 1),
];

export const volleyball: CourtScene = {
  ground: () => [
    rect(0, 0, 800, 400, '#3f6fa8'),
    rect(110, 70, 580, 260, '#dd8a4a'),
    rect(303, 70, 194, 260, '#cf7a3b'),
    line('M110 70H690V330H110ZM303 70V330M497 70V330'),
    ...net(50, 300),
  ],
  ball: () => roundBall(11, '#fff4c9', '#2a5ea8'),
  rest: () => [400, 200],
  ballAt: (event, count) => lostAt(event, count, 190, 95),
  players: 6,
  playerSize: 12,
  playerAt(side, index, { events }) {
    const [dx, dy] = SIX[index] ?? [0, 0];
    const count = events.length + index * 5 + (side === 'home' ? 0 : 3);
    return [400 + (side === 'home' ? -1 : 1) * (dx + 14 * drift(count)), 200 + dy + 12 * drift(count + 1)];
  },
};
