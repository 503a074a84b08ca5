import { exchange, layStrips } from '../../board/strips.ts';
import { BELOW_THREE } from '../../features/free-games.ts';
import type { WaysModel } from '../../slot-model.ts';

const FLAMINGO_CLUB_REELS = layStrips(
  'S1 a2 b3 c4 d4 A7 K7 Q8 J8',
  'S1 W1 a2 b3 c4 d4 A7 K7 Q8 J8',
  'S1 W1 a2 b3 c4 d4 A7 K7 Q8 J8',
  'S1 W1 a2 b3 c4 d4 A7 K7 Q8 J8',
  'S1 a2 b3 c4 d4 A7 K7 Q8 J8',
);

/** 1,024 ways on four rows; ten free games at twice the prize. */
export const flamingoClub: WaysModel = {
  id: 'flamingo-club',
  mechanic: 'ways',
  rows: { from: 4, to: 4 },
  cap: 150,
  pays: {
    a: [0, 0, 10, 40, 200],
    b: [0, 0, 5, 20, 100],
    c: [0, 0, 3, 10, 50],
    d: [0, 0, 2, 9, 45],
    A: [0, 0, 0, 4, 18],
    K: [0, 0, 0, 4, 18],
    Q: [0, 0, 0, 2, 10],
    J: [0, 0, 0, 2, 10],
  },
  scatters: [
    ...BELOW_THREE,
    { units: 20, freeGames: 10 },
    { units: 100, freeGames: 12 },
    { units: 1_000, freeGames: 15 },
  ],
  freeGames: {
    multiplier: 2,
    again: [0, 0, 0, 5],
    most: 40,
    strips: layStrips(
      'S1 a3 b3 c4 d4 A5 K6 Q7 J7',
      'S1 W2 a2 b3 c4 d4 A5 K6 Q7 J7',
      'S1 W2 a2 b3 c4 d4 A5 K6 Q7 J7',
      'S1 W2 a2 b3 c4 d4 A5 K6 Q7 J7',
      'S1 a3 b3 c4 d4 A5 K6 Q7 J7',
    ),
  },
  strips: { lean: FLAMINGO_CLUB_REELS, rich: exchange(FLAMINGO_CLUB_REELS, 'J', 'W', [2, 3]) },
};

const HAUNTED_MANOR_REELS = layStrips(
  'S1 a2 b3 c4 d4 A7 K7 Q8 J8',
  'S1 W1 a2 b3 c4 d4 A7 K7 Q8 J8',
  'S1 W1 a2 b3 c4 d4 A7 K7 Q8 J8',
  'S1 W1 a2 b3 c4 d4 A7 K7 Q8 J8',
  'S1 a2 b3 c4 d4 A7 K7 Q8 J8',
);

/** 1,024 ways; six free games in which every prize is paid six times. */
export const hauntedManor: WaysModel = {
  id: 'haunted-manor',
  mechanic: 'ways',
  rows: { from: 4, to: 4 },
  cap: 500,
  pays: {
    a: [0, 0, 14, 80, 450],
    b: [0, 0, 5, 24, 150],
    c: [0, 0, 2, 9, 60],
    d: [0, 0, 1, 6, 36],
    A: [0, 0, 0, 3, 14],
    K: [0, 0, 0, 3, 14],
    Q: [0, 0, 0, 2, 9],
    J: [0, 0, 0, 2, 9],
  },
  scatters: [
    ...BELOW_THREE,
    { units: 20, freeGames: 6 },
    { units: 100, freeGames: 10 },
    { units: 400, freeGames: 16 },
  ],
  freeGames: {
    multiplier: 6,
    again: [0, 0, 0, 6],
    most: 36,
    strips: layStrips(
      'S1 a3 b3 c4 d4 A5 K6 Q6 J6',
      'S1 W2 a2 b3 c4 d4 A5 K5 Q6 J6',
      'S1 W2 a2 b3 c4 d4 A5 K5 Q6 J6',
      'S1 W2 a2 b3 c4 d4 A5 K5 Q6 J6',
      'S1 a3 b3 c4 d4 A5 K6 Q6 J6',
    ),
  },
  strips: { lean: HAUNTED_MANOR_REELS, rich: exchange(HAUNTED_MANOR_REELS, 'J', 'W', [3]) },
};

const NIGHT_WOLF_REELS = layStrips(
  'S1 a3 b3 c4 d4 A7 K7 Q8 J8',
  'S1 W1 a2 b3 c4 d4 A7 K7 Q8 J8',
  'S1 W1 a2 b3 c4 d4 A7 K7 Q8 J8',
  'S1 W1 a2 b3 c4 d4 A7 K7 Q8 J8',
  'S1 a3 b3 c4 d4 A7 K7 Q8 J8',
);

/** 1,024 ways; the pack of free games has three wilds on every middle reel, at three times the prize. */
export const nightWolf: WaysModel = {
  id: 'night-wolf',
  mechanic: 'ways',
  rows: { from: 4, to: 4 },
  cap: 800,
  pays: {
    a: [0, 0, 16, 70, 400],
    b: [0, 0, 5, 20, 120],
    c: [0, 0, 2, 10, 60],
    d: [0, 0, 2, 7, 40],
    A: [0, 0, 0, 3, 14],
    K: [0, 0, 0, 3, 14],
    Q: [0, 0, 0, 2, 10],
    J: [0, 0, 0, 2, 10],
  },
  scatters: [
    ...BELOW_THREE,
    { units: 20, freeGames: 8 },
    { units: 100, freeGames: 12 },
    { units: 400, freeGames: 20 },
  ],
  freeGames: {
    multiplier: 3,
    again: [0, 0, 0, 8],
    most: 40,
    strips: layStrips(
      'S1 a3 b3 c4 d4 A6 K6 Q7 J7',
      'S1 W3 a2 b3 c4 d4 A5 K6 Q6 J6',
      'S1 W3 a2 b3 c4 d4 A5 K6 Q6 J6',
      'S1 W3 a2 b3 c4 d4 A5 K6 Q6 J6',
      'S1 a3 b3 c4 d4 A6 K6 Q7 J7',
    ),
  },
  strips: { lean: NIGHT_WOLF_REELS, rich: exchange(NIGHT_WOLF_REELS, 'J', 'W', [3]) },
};

const BISON_PLAINS_REELS = layStrips(
  'S1 a2x2 b3 c4 d4 A7 K7 Q8 J8',
  'S1 W1 a2x2 b3 c4 d4 A7 K7 Q8 J8',
  'S1 W1 a2x2 b3 c4 d4 A7 K7 Q8 J8',
  'S1 W1 a2x2 b3 c4 d4 A7 K7 Q8 J8',
  'S1 a2x2 b3 c4 d4 A7 K7 Q8 J8',
);

/** 1,024 ways; bison stand in pairs on every reel, and free games pay four times the prize. */
export const bisonPlains: WaysModel = {
  id: 'bison-plains',
  mechanic: 'ways',
  rows: { from: 4, to: 4 },
  cap: 1_500,
  pays: {
    a: [0, 0, 12, 45, 300],
    b: [0, 0, 5, 20, 140],
    c: [0, 0, 2, 8, 50],
    d: [0, 0, 2, 7, 40],
    A: [0, 0, 0, 3, 14],
    K: [0, 0, 0, 3, 14],
    Q: [0, 0, 0, 2, 10],
    J: [0, 0, 0, 2, 10],
  },
  scatters: [
    ...BELOW_THREE,
    { units: 20, freeGames: 8 },
    { units: 100, freeGames: 15 },
    { units: 400, freeGames: 20 },
  ],
  freeGames: {
    multiplier: 4,
    again: [0, 0, 0, 5],
    most: 50,
    strips: layStrips(
      'S1 a2x2 b3 c4 d4 A5 K6 Q6 J6',
      'S1 W1 a2x2 b3 c4 d4 A5 K6 Q6 J6',
      'S1 W1 a2x2 b3 c4 d4 A5 K6 Q6 J6',
      'S1 W1 a2x2 b3 c4 d4 A5 K6 Q6 J6',
      'S1 a2x2 b3 c4 d4 A5 K6 Q6 J6',
    ),
  },
  strips: { lean: BISON_PLAINS_REELS, rich: exchange(BISON_PLAINS_REELS, 'J', 'W', [3]) },
};
