import { type CourtScene, drift, line, rect, roundBall } from './court-scene.ts';

const net = (y: number, height: number) => [
  rect(397, y, 6, height, '#fff'),
  rect(394, y, 3, height, '#0004'),
];

export const tennis: CourtScene = {
  ground: () => [
    rect(0, 0, 800, 400, '#2d7a58'),
    rect(100, 60, 600, 280, '#2a5f9e'),
    line(
      'M100 60H700V340H100ZM100 95H700M100 305H700M240 95V305M560 95V305M240 200H560M100 200H112M688 200H700',
    ),
    ...net(44, 312),
  ],
  ball: () => roundBall(8, '#dcf24a', '#6f8a12'),
  rest: () => [400, 200],
  ballAt: ({ side }, count) => [
    400 + (side === 'home' ? 1 : -1) * (215 + 55 * drift(count)),
    200 + 90 * drift(count + 1),
  ],
  players: 1,
  playerSize: 15,
  playerAt: (side, _, { events }) => [
    side === 'home' ? 80 : 720,
    200 + 95 * drift(events.length + (side === 'home' ? 0 : 2)),
  ],
};

export const tableTennis: CourtScene = {
  ground: () => [
    rect(0, 0, 800, 400, '#7c2f34'),
    rect(40, 30, 720, 340, '#8c383d', 12),
    rect(178, 98, 452, 224, '#0004', 6),
    rect(170, 88, 460, 224, '#1d57a0', 4),
    line('M172 90H628V310H172Z', '#fff', 4),
    line('M172 200H628', '#fffc', 2),
    ...net(72, 256),
  ],
  ball: () => roundBall(6, '#fff8e8', '#c9a25a'),
  rest: () => [400, 200],
  ballAt: ({ side }, count) => [
    400 + (side === 'home' ? 1 : -1) * (255 + 25 * drift(count)),
    200 + 105 * drift(count + 1),
  ],
  players: 1,
  playerSize: 16,
  playerAt: (side, _, { events }) => [
    side === 'home' ? 128 : 672,
    200 + 70 * drift(events.length + (side === 'home' ? 0 : 2)),
  ],
};
