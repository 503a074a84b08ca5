import { layStrips } from '../board/strips.ts';
import { BELOW_THREE } from '../features/free-games.ts';
import type { WaysModel } from '../slot-model.ts';

/** 243 ways with free games at three times the prize. */
export const rolling243: WaysModel = {
  id: 'rolling-243',
  mechanic: 'ways',
  rows: { from: 3, to: 3 },
  cap: 500,
  pays: {
    a: [0, 0, 20, 100, 500],
    b: [0, 0, 14, 60, 240],
    c: [0, 0, 10, 30, 100],
    d: [0, 0, 8, 24, 80],
    A: [0, 0, 6, 10, 30],
    K: [0, 0, 6, 10, 30],
    Q: [0, 0, 4, 10, 30],
    J: [0, 0, 4, 10, 30],
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
    most: 40,
    strips: layStrips(
      'S1 a2 b3 c3 d3 A4 K4 Q5 J5',
      'S1 W2 a2 b3 c3 d3 A4 K4 Q4 J4',
      'S1 W2 a3 b3 c3 d3 A4 K4 Q4 J4',
      'S1 W2 a3 b3 c3 d3 A4 K4 Q4 J4',
      'S1 a2 b3 c3 d3 A4 K4 Q5 J5',
    ),
  },
  strips: {
    lean: layStrips(
      'S1 a2 b3 c3 d3 A4 K4 Q5 J5',
      'S1 W1 a2 b2 c3 d3 A4 K4 Q5 J5',
      'S1 W1 a2 b2 c3 d3 A4 K4 Q5 J5',
      'S1 W1 a2 b2 c3 d3 A4 K4 Q5 J5',
      'S1 a2 b2 c3 d4 A4 K4 Q5 J5',
    ),
    rich: layStrips(
      'S1 a3 b3 c3 d3 A4 K4 Q5 J4',
      'S1 W1 a3 b2 c3 d3 A4 K4 Q5 J4',
      'S1 W1 a3 b2 c3 d3 A4 K4 Q5 J4',
      'S1 W1 a2 b3 c3 d3 A4 K4 Q5 J4',
      'S1 a2 b2 c3 d4 A4 K4 Q5 J5',
    ),
  },
};

/** 1,024 ways on four rows; free games at five times the prize. */
export const wide1024: WaysModel = {
  id: 'wide-1024',
  mechanic: 'ways',
  rows: { from: 4, to: 4 },
  cap: 500,
  pays: {
    a: [0, 0, 8, 50, 400],
    b: [0, 0, 4, 20, 120],
    c: [0, 0, 3, 10, 50],
    d: [0, 0, 2, 10, 40],
    A: [0, 0, 0, 3, 12],
    K: [0, 0, 0, 3, 12],
    Q: [0, 0, 0, 2, 8],
    J: [0, 0, 0, 2, 8],
  },
  scatters: [
    ...BELOW_THREE,
    { units: 20, freeGames: 8 },
    { units: 100, freeGames: 15 },
    { units: 400, freeGames: 20 },
  ],
  freeGames: {
    multiplier: 5,
    again: [0, 0, 0, 8],
    most: 40,
    strips: layStrips(
      'S1 a3 b3 c4 d4 A4 K5 Q6 J6',
      'S1 W2 a2 b3 c3 d4 A5 K5 Q6 J6',
      'S1 W2 a2 b3 c4 d4 A5 K5 Q5 J6',
      'S1 W2 a3 b3 c4 d4 A5 K5 Q5 J5',
      'S1 a3 b3 c4 d4 A4 K5 Q6 J6',
    ),
  },
  strips: {
    lean: layStrips(
      'S1 a2 b3 c4 d4 A7 K7 Q8 J8',
      'S1 W1 a2 b3 c3 d4 A7 K7 Q8 J8',
      'S1 W1 a2 b3 c3 d4 A7 K7 Q8 J8',
      'S1 W1 a2 b3 c3 d4 A7 K7 Q8 J8',
      'S1 a2 b3 c4 d4 A7 K7 Q8 J8',
    ),
    rich: layStrips(
      'S1 a2 b3 c4 d4 A7 K7 Q8 J8',
      'S1 W1 a2 b3 c3 d4 A7 K7 Q8 J8',
      'S1 W1 a2 b3 c3 d4 A7 K7 Q8 J8',
      'S1 W2 a2 b3 c3 d4 A7 K7 Q8 J7',
      'S1 a2 b3 c4 d4 A7 K7 Q8 J8',
    ),
  },
};

/** 243 ways without features: a prize in every third game. */
export const even243: WaysModel = {
  id: 'even-243',
  mechanic: 'ways',
  rows: { from: 3, to: 3 },
  cap: 250,
  pays: {
    a: [0, 0, 30, 120, 600],
    b: [0, 0, 20, 80, 300],
    c: [0, 0, 16, 50, 160],
    d: [0, 0, 12, 40, 120],
    A: [0, 0, 8, 20, 60],
    K: [0, 0, 10, 20, 60],
    Q: [0, 0, 6, 12, 40],
    J: [0, 0, 6, 12, 40],
  },
  scatters: [
    ...BELOW_THREE,
    { units: 100, freeGames: 0 },
    { units: 400, freeGames: 0 },
    { units: 2_000, freeGames: 0 },
  ],
  freeGames: null,
  strips: {
    lean: layStrips(
      'S1 a2 b4 c3 d3 A4 K4 Q5 J4',
      'S1 W1 a2 b2 c3 d3 A4 K4 Q5 J5',
      'S1 W1 a2 b2 c3 d3 A4 K4 Q5 J5',
      'S1 W1 a2 b2 c3 d3 A4 K4 Q5 J5',
      'S1 a2 b2 c3 d4 A4 K4 Q5 J5',
    ),
    rich: layStrips(
      'S1 a2 b3 c4 d3 A4 K4 Q5 J4',
      'S1 W1 a2 b2 c4 d3 A4 K4 Q5 J4',
      'S1 W1 a2 b2 c4 d3 A4 K4 Q5 J4',
      'S1 W1 a2 b2 c3 d3 A4 K4 Q5 J5',
      'S1 a2 b2 c3 d4 A4 K4 Q5 J5',
    ),
  },
};
