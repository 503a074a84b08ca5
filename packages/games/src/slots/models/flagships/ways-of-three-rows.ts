import { exchange, layStrips } from '../../board/strips.ts';
import { BELOW_TWO, BELOW_THREE } from '../../features/free-games.ts';
import type { WaysModel } from '../../slot-model.ts';

const FAIRY_WOODS_REELS = layStrips(
  'S1 a3 b3 c3 d3 A4 K4 Q4 J4',
  'S1 W1 a2 b3 c3 d3 A4 K4 Q4 J4',
  'S1 W1 a2 b3 c3 d3 A4 K4 Q4 J4',
  'S1 W1 a2 b3 c3 d3 A4 K4 Q4 J4',
  'S1 a3 b3 c3 d3 A4 K4 Q4 J4',
);

/** 243 ways without free games: mushrooms anywhere pay, and prizes are close to each other. */
export const fairyWoods: WaysModel = {
  id: 'fairy-woods',
  mechanic: 'ways',
  rows: { from: 3, to: 3 },
  cap: 200,
  pays: {
    a: [0, 0, 45, 140, 360],
    b: [0, 0, 30, 90, 200],
    c: [0, 0, 18, 50, 140],
    d: [0, 0, 14, 40, 100],
    A: [0, 0, 7, 20, 50],
    K: [0, 0, 6, 16, 40],
    Q: [0, 0, 5, 14, 36],
    J: [0, 0, 5, 14, 36],
  },
  scatters: [
    ...BELOW_THREE,
    { units: 60, freeGames: 0 },
    { units: 300, freeGames: 0 },
    { units: 3_000, freeGames: 0 },
  ],
  freeGames: null,
  strips: { lean: FAIRY_WOODS_REELS, rich: exchange(FAIRY_WOODS_REELS, 'J', 'b', [1, 2]) },
};

const DANCING_PEACOCK_REELS = layStrips(
  'S1 a3 b3 c3 d3 A4 K4 Q5 J5',
  'S1 W1 a2 b3 c3 d3 A4 K4 Q5 J5',
  'S1 W1 a2 b3 c3 d3 A4 K4 Q5 J5',
  'S1 W1 a2 b3 c3 d3 A4 K4 Q5 J5',
  'S1 a3 b3 c3 d3 A4 K4 Q5 J5',
);

/** 243 ways; eight free games with a fan of wilds, at the prizes of the table. */
export const dancingPeacock: WaysModel = {
  id: 'dancing-peacock',
  mechanic: 'ways',
  rows: { from: 3, to: 3 },
  cap: 300,
  pays: {
    a: [0, 0, 60, 200, 500],
    b: [0, 0, 30, 90, 250],
    c: [0, 0, 15, 45, 120],
    d: [0, 0, 10, 30, 80],
    A: [0, 0, 5, 14, 40],
    K: [0, 0, 5, 14, 40],
    Q: [0, 0, 3, 9, 25],
    J: [0, 0, 3, 9, 25],
  },
  scatters: [
    ...BELOW_THREE,
    { units: 40, freeGames: 8 },
    { units: 200, freeGames: 12 },
    { units: 1_000, freeGames: 16 },
  ],
  freeGames: {
    multiplier: 1,
    again: [0, 0, 0, 4],
    most: 32,
    strips: layStrips(
      'S1 a3 b3 c3 d3 A4 K4 Q5 J5',
      'S1 W3 a3 b3 c3 d3 A4 K4 Q4 J4',
      'S1 W3 a3 b3 c3 d3 A4 K4 Q4 J4',
      'S1 W3 a3 b3 c3 d3 A4 K4 Q4 J4',
      'S1 a3 b3 c3 d3 A4 K4 Q5 J5',
    ),
  },
  strips: { lean: DANCING_PEACOCK_REELS, rich: exchange(DANCING_PEACOCK_REELS, 'J', 'b', [0, 1]) },
};

const FIRST_DETECTIVE_REELS = layStrips(
  'S1 a3 b3 c3 d3 A4 K4 Q5 J5',
  'S1 W1 a2 b3 c3 d3 A4 K4 Q5 J5',
  'S1 W1 a2 b3 c3 d3 A4 K4 Q5 J5',
  'S1 W1 a2 b3 c3 d3 A4 K4 Q5 J5',
  'S1 a3 b3 c3 d3 A4 K4 Q5 J5',
);

/** 243 ways; two clues pay something already, three open twelve free games at twice the prize. */
export const firstDetective: WaysModel = {
  id: 'first-detective',
  mechanic: 'ways',
  rows: { from: 3, to: 3 },
  cap: 400,
  pays: {
    a: [0, 0, 50, 180, 500],
    b: [0, 0, 24, 90, 240],
    c: [0, 0, 12, 45, 120],
    d: [0, 0, 8, 28, 80],
    A: [0, 0, 4, 12, 36],
    K: [0, 0, 4, 12, 36],
    Q: [0, 0, 2, 9, 24],
    J: [0, 0, 2, 9, 24],
  },
  scatters: [
    ...BELOW_TWO,
    { units: 10, freeGames: 0 },
    { units: 40, freeGames: 12 },
    { units: 200, freeGames: 12 },
    { units: 1_000, freeGames: 12 },
  ],
  freeGames: {
    multiplier: 2,
    again: [0, 0, 0, 6],
    most: 36,
    strips: layStrips(
      'S1 a3 b3 c3 d3 A4 K4 Q5 J5',
      'S1 W1 a3 b3 c3 d3 A4 K4 Q5 J4',
      'S1 W1 a3 b3 c3 d3 A4 K4 Q5 J4',
      'S1 W1 a3 b3 c3 d3 A4 K4 Q5 J4',
      'S1 a3 b3 c3 d3 A4 K4 Q5 J5',
    ),
  },
  strips: { lean: FIRST_DETECTIVE_REELS, rich: exchange(FIRST_DETECTIVE_REELS, 'J', 'b', [1, 2, 3]) },
};

const THREE_SEAS_REELS = layStrips(
  'S1 a2 b3 c3 d3 A4 K4 Q5 J5',
  'S1 W1 a2 b3 c3 d3 A4 K4 Q5 J5',
  'S1 W1 a2 b3 c3 d3 A4 K4 Q5 J5',
  'S1 W1 a2 b3 c3 d3 A4 K4 Q5 J5',
  'S1 a2 b3 c3 d3 A4 K4 Q5 J5',
);

/** 243 ways; ten, fifteen or twenty free games at three times the prize. */
export const threeSeas: WaysModel = {
  id: 'three-seas',
  mechanic: 'ways',
  rows: { from: 3, to: 3 },
  cap: 750,
  pays: {
    a: [0, 0, 40, 160, 700],
    b: [0, 0, 20, 80, 360],
    c: [0, 0, 8, 30, 140],
    d: [0, 0, 5, 20, 90],
    A: [0, 0, 2, 8, 36],
    K: [0, 0, 2, 8, 36],
    Q: [0, 0, 2, 6, 25],
    J: [0, 0, 1, 5, 24],
  },
  scatters: [
    ...BELOW_THREE,
    { units: 40, freeGames: 10 },
    { units: 200, freeGames: 15 },
    { units: 1_000, freeGames: 20 },
  ],
  freeGames: {
    multiplier: 3,
    again: [0, 0, 0, 10],
    most: 60,
    strips: layStrips(
      'S1 a2 b3 c3 d3 A4 K4 Q5 J5',
      'S1 W2 a2 b3 c3 d3 A4 K4 Q4 J5',
      'S1 W2 a2 b3 c3 d3 A4 K4 Q4 J5',
      'S1 W2 a2 b3 c3 d3 A4 K4 Q4 J5',
      'S1 a2 b3 c3 d3 A4 K4 Q5 J5',
    ),
  },
  strips: {
    lean: exchange(THREE_SEAS_REELS, 'a', 'J', [0]),
    rich: exchange(exchange(THREE_SEAS_REELS, 'a', 'J', [0]), 'J', 'b', [0, 1]),
  },
};

const STEPPE_STEED_REELS = layStrips(
  'S1 a2 b2 c3 d4 A4 K5 Q5 J5',
  'S1 W1 a2 b2 c3 d4 A4 K5 Q5 J5',
  'S1 W1 a2 b2 c3 d4 A4 K5 Q5 J5',
  'S1 W1 a2 b2 c3 d4 A4 K5 Q5 J5',
  'S1 a2 b2 c3 d4 A4 K5 Q5 J5',
);

/** 243 ways; seven free games at a gallop of five times the prize. */
export const steppeSteed: WaysModel = {
  id: 'steppe-steed',
  mechanic: 'ways',
  rows: { from: 3, to: 3 },
  cap: 1_000,
  pays: {
    a: [0, 0, 60, 240, 1_200],
    b: [0, 0, 20, 90, 450],
    c: [0, 0, 10, 40, 200],
    d: [0, 0, 6, 24, 120],
    A: [0, 0, 2, 9, 45],
    K: [0, 0, 2, 9, 45],
    Q: [0, 0, 2, 6, 28],
    J: [0, 0, 2, 6, 28],
  },
  scatters: [
    ...BELOW_THREE,
    { units: 40, freeGames: 7 },
    { units: 200, freeGames: 7 },
    { units: 1_000, freeGames: 7 },
  ],
  freeGames: { multiplier: 5, again: [0, 0, 0, 7], most: 35, strips: STEPPE_STEED_REELS },
  strips: { lean: STEPPE_STEED_REELS, rich: exchange(STEPPE_STEED_REELS, 'J', 'b', [0, 1, 2, 3]) },
};

const TAVERN_NIGHT_REELS = layStrips(
  'S1 a2 b3 c4 d3 A4 K5 Q5 J5',
  'S1 W1 a2 b3 c3 d3 A4 K5 Q5 J5',
  'S1 W1 a2 b3 c3 d3 A4 K5 Q5 J5',
  'S1 W1 a2 b3 c3 d3 A4 K5 Q5 J5',
  'S1 a2 b3 c4 d3 A4 K5 Q5 J5',
);

/** 243 ways; a long night of twenty free games at the prizes of the table. */
export const tavernNight: WaysModel = {
  id: 'tavern-night',
  mechanic: 'ways',
  rows: { from: 3, to: 3 },
  cap: 300,
  pays: {
    a: [0, 0, 50, 200, 500],
    b: [0, 0, 25, 90, 250],
    c: [0, 0, 12, 45, 120],
    d: [0, 0, 9, 30, 90],
    A: [0, 0, 4, 14, 40],
    K: [0, 0, 4, 14, 40],
    Q: [0, 0, 3, 9, 25],
    J: [0, 0, 3, 9, 25],
  },
  scatters: [
    ...BELOW_THREE,
    { units: 20, freeGames: 20 },
    { units: 100, freeGames: 20 },
    { units: 400, freeGames: 20 },
  ],
  freeGames: {
    multiplier: 1,
    again: [0, 0, 0, 10],
    most: 60,
    strips: layStrips(
      'S1 a3 b3 c4 d3 A4 K4 Q5 J5',
      'S1 W2 a3 b3 c3 d3 A4 K4 Q4 J4',
      'S1 W2 a3 b3 c3 d3 A4 K4 Q4 J4',
      'S1 W2 a3 b3 c3 d3 A4 K4 Q4 J4',
      'S1 a3 b3 c4 d3 A4 K4 Q5 J5',
    ),
  },
  strips: { lean: TAVERN_NIGHT_REELS, rich: exchange(TAVERN_NIGHT_REELS, 'J', 'b', [0, 1]) },
};

const WHITE_ELEPHANT_REELS = layStrips(
  'S1 a2 b3 c3 d4 A4 K5 Q5 J5',
  'S1 W1 a2 b3 c3 d4 A4 K5 Q5 J5',
  'S1 W1 a2 b3 c3 d4 A4 K5 Q5 J5',
  'S1 W1 a2 b3 c3 d4 A4 K5 Q5 J5',
  'S1 W1 a2 b3 c3 d4 A4 K5 Q5 J5',
  'S1 a2 b3 c3 d4 A4 K5 Q5 J5',
);

/** 729 ways on six reels, whose best prizes need all of them; ten free games at twice the prize. */
export const whiteElephant: WaysModel = {
  id: 'white-elephant',
  mechanic: 'ways',
  rows: { from: 3, to: 3 },
  cap: 1_200,
  pays: {
    a: [0, 0, 36, 120, 450, 1_800],
    b: [0, 0, 14, 50, 180, 700],
    c: [0, 0, 5, 18, 70, 250],
    d: [0, 0, 4, 12, 45, 180],
    A: [0, 0, 1, 4, 14, 50],
    K: [0, 0, 1, 4, 14, 50],
    Q: [0, 0, 1, 3, 12, 45],
    J: [0, 0, 1, 3, 9, 36],
  },
  scatters: [
    ...BELOW_THREE,
    { units: 40, freeGames: 10 },
    { units: 100, freeGames: 12 },
    { units: 400, freeGames: 15 },
    { units: 2_000, freeGames: 20 },
  ],
  freeGames: {
    multiplier: 2,
    again: [0, 0, 0, 5],
    most: 40,
    strips: layStrips(
      'S1 a3 b3 c3 d4 A4 K4 Q5 J5',
      'S1 W2 a2 b3 c3 d4 A4 K4 Q4 J5',
      'S1 W2 a2 b3 c3 d4 A4 K4 Q4 J5',
      'S1 W2 a2 b3 c3 d4 A4 K4 Q4 J5',
      'S1 W2 a2 b3 c3 d4 A4 K4 Q4 J5',
      'S1 a3 b3 c3 d4 A4 K4 Q5 J5',
    ),
  },
  strips: { lean: WHITE_ELEPHANT_REELS, rich: exchange(WHITE_ELEPHANT_REELS, 'J', 'W', [4]) },
};
