import { exchange, layStrips } from '../../board/strips.ts';
import { BELOW_THREE } from '../../features/free-games.ts';
import type { ChangingModel } from '../../slot-model.ts';

const REALM_OF_ICE_REELS = layStrips(
  'S1 a2 b3 c2x2 d2x2 A2x3 K2x3 Q3x3 J3x3 T3x3',
  'S1 W1 a2 b3 c2x2 d2x2 A2x3 K2x3 Q3x3 J3x3 T3x3',
  'S1 W1 a2 b3 c2x2 d2x2 A2x3 K2x3 Q3x3 J3x3 T3x3',
  'S1 W1 a2 b3 c2x2 d2x2 A2x3 K2x3 Q3x3 J3x3 T3x3',
  'S1 a2 b3 c2x2 d2x2 A2x3 K2x3 Q3x3 J3x3 T3x3',
);

/** Five reels of two to six rows, 7,776 ways; every prize of the frozen free games is paid five times. */
export const realmOfIce: ChangingModel = {
  id: 'realm-of-ice',
  mechanic: 'changing',
  rows: { from: 2, to: 6 },
  cap: 1_000,
  pays: {
    a: [0, 0, 11, 36, 130],
    b: [0, 0, 7, 22, 70],
    c: [0, 0, 4, 13, 36],
    d: [0, 0, 4, 9, 26],
    A: [0, 0, 2, 4, 13],
    K: [0, 0, 2, 4, 9],
    Q: [0, 0, 1, 3, 7],
    J: [0, 0, 1, 2, 5],
    T: [0, 0, 1, 2, 4],
  },
  ladder: [1],
  growth: 0,
  scatters: [
    ...BELOW_THREE,
    { units: 20, freeGames: 7 },
    { units: 80, freeGames: 12 },
    { units: 400, freeGames: 20 },
  ],
  freeGames: { multiplier: 5, again: [0, 0, 0, 5], most: 32, strips: REALM_OF_ICE_REELS },
  strips: { lean: REALM_OF_ICE_REELS, rich: exchange(REALM_OF_ICE_REELS, 'T', 'W', [1, 2]) },
};

const TIGER_GAZE_REELS = layStrips(
  'S1 a2 b3 c2x2 d2x2 A3x3 K3x3 Q3x3 J3x3',
  'S1 W1 a2 b3 c2x2 d2x2 A3x3 K3x3 Q3x3 J3x3',
  'S1 W1 a2 b3 c2x2 d2x2 A3x3 K3x3 Q3x3 J3x3 A1',
  'S1 W1 a2 b3 c2x2 d2x2 A3x3 K3x3 Q3x3 J3x3',
  'S1 a2 b3 c2x2 d2x2 A3x3 K3x3 Q3x3 J3x3 A1',
);

/** Five reels of three to five rows, 3,125 ways; six free games in which each win adds three to the multiplier. */
export const tigerGaze: ChangingModel = {
  id: 'tiger-gaze',
  mechanic: 'changing',
  rows: { from: 3, to: 5 },
  cap: 1_250,
  pays: {
    a: [0, 0, 6, 24, 95],
    b: [0, 0, 4, 12, 40],
    c: [0, 0, 2, 7, 22],
    d: [0, 0, 2, 6, 16],
    A: [0, 0, 0, 2, 6],
    K: [0, 0, 0, 2, 6],
    Q: [0, 0, 0, 2, 4],
    J: [0, 0, 0, 2, 3],
  },
  ladder: [1],
  growth: 3,
  scatters: [
    ...BELOW_THREE,
    { units: 20, freeGames: 6 },
    { units: 60, freeGames: 9 },
    { units: 300, freeGames: 12 },
  ],
  freeGames: { multiplier: 1, again: [0, 0, 0, 3], most: 18, strips: TIGER_GAZE_REELS },
  strips: { lean: TIGER_GAZE_REELS, rich: exchange(TIGER_GAZE_REELS, 'J', 'W', [1, 2, 3]) },
};

const COWBOYS_SONG_REELS = layStrips(
  'S1 a3 b3 c2x2 d2x2 A2x3 K2x3 Q3x3 J3x3',
  'S1 W1 a3 b3 c2x2 d2x2 A2x3 K2x3 Q3x3 J3x3',
  'S1 W2 a3 b3 c2x2 d2x2 A2x3 K2x3 Q3x3 J3x3',
  'S1 W1 a3 b3 c2x2 d2x2 A2x3 K2x3 Q3x3 J3x3',
  'S1 a3 b3 c2x2 d2x2 A2x3 K2x3 Q3x3 J3x3',
);

/** Five reels of three to five rows, 3,125 ways; an easy ride with ten free games at twice the prize. */
export const cowboysSong: ChangingModel = {
  id: 'cowboys-song',
  mechanic: 'changing',
  rows: { from: 3, to: 5 },
  cap: 200,
  pays: {
    a: [0, 0, 5, 8, 15],
    b: [0, 0, 4, 6, 12],
    c: [0, 0, 3, 5, 9],
    d: [0, 0, 2, 4, 7],
    A: [0, 0, 1, 2, 4],
    K: [0, 0, 1, 2, 4],
    Q: [0, 0, 1, 2, 3],
    J: [0, 0, 1, 1, 3],
  },
  ladder: [1],
  growth: 0,
  scatters: [...BELOW_THREE, { units: 0, freeGames: 10 }, { units: 40, freeGames: 15 }],
  freeGames: { multiplier: 2, again: [0, 0, 0, 5], most: 40, strips: COWBOYS_SONG_REELS },
  strips: { lean: COWBOYS_SONG_REELS, rich: exchange(COWBOYS_SONG_REELS, 'J', 'W', [1, 2, 3]) },
};
