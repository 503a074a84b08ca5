import { exchange, layAlike, layStrips } from '../../board/strips.ts';
import { BELOW_THREE } from '../../features/free-games.ts';
import type { ClimbingModel } from '../../slot-model.ts';

const ORCHARD_REELS = layStrips(
  'a4 b4 c5 d5 A3x2 K3x2 Q3x2',
  'a4 b5 c5 d5 A3x2 K3x2 Q3x2',
  'a4 b4 c5 d6 A3x2 K3x2 Q3x2',
  'a4 b4 c5 d5 A3x2 K3x2 Q4x2',
  'a4 b5 c5 d5 A3x2 K4x2 Q3x2',
);

/** Five by five, seven alike anywhere: nothing of the fruit takes long to ripen. */
export const orchard: ClimbingModel = {
  id: 'orchard',
  mechanic: 'climbing',
  rows: { from: 5, to: 5 },
  cap: 60,
  counts: [7, 8, 9, 10, 11, 12],
  pays: {
    a: [30, 34, 42, 55, 90, 360],
    b: [28, 32, 40, 50, 85, 340],
    c: [26, 30, 36, 46, 75, 300],
    d: [24, 28, 34, 42, 70, 280],
    A: [22, 24, 30, 38, 65, 260],
    K: [19, 22, 28, 34, 60, 230],
    Q: [17, 20, 24, 30, 50, 210],
  },
  ladder: [1],
  growth: 0,
  scatters: [],
  freeGames: null,
  strips: { lean: ORCHARD_REELS, rich: exchange(ORCHARD_REELS, 'a', 'Q', [0, 1]) },
};

const COFFEE_STREET_REELS = layStrips(
  'a4 b4 c5 d5 A3x2 K3x2 Q3x2 J3x2',
  'a3 b4 c4 d5 A3x2 K3x2 Q4x2 J4x2',
  'a4 b4 c5 d5 A3x2 K3x2 Q3x2 J3x2',
  'a3 b4 c4 d5 A3x2 K3x2 Q4x2 J4x2',
  'a4 b4 c5 d5 A3x2 K3x2 Q3x2 J3x2',
);

/** Five reels of four rows, six alike anywhere; cup after cup the multiplier climbs to five, without free games. */
export const coffeeStreet: ClimbingModel = {
  id: 'coffee-street',
  mechanic: 'climbing',
  rows: { from: 4, to: 4 },
  cap: 100,
  counts: [6, 7, 8, 9, 10, 11],
  pays: {
    a: [55, 100, 190, 400, 1_000, 2_000],
    b: [40, 70, 140, 280, 720, 2_000],
    c: [28, 50, 95, 190, 500, 1_600],
    d: [20, 36, 70, 140, 360, 1_200],
    A: [15, 26, 50, 100, 260, 880],
    K: [12, 20, 40, 80, 210, 700],
    Q: [9, 17, 32, 65, 170, 560],
    J: [7, 13, 26, 50, 130, 440],
  },
  ladder: [1, 2, 3, 4, 5],
  growth: 0,
  scatters: [],
  freeGames: null,
  strips: { lean: COFFEE_STREET_REELS, rich: exchange(COFFEE_STREET_REELS, 'a', 'K', [0, 1, 2, 3]) },
};

const SPECKLED_ROOSTER_REELS = layAlike(5, 'S1 a4 b4 c5 d5 A4x2 K4x2 Q4x2 J4x2');

/** Five by five, early and often: seven alike, and five short free games at twice the prize. */
export const speckledRooster: ClimbingModel = {
  id: 'speckled-rooster',
  mechanic: 'climbing',
  rows: { from: 5, to: 5 },
  cap: 100,
  counts: [7, 8, 9, 10, 11, 12],
  pays: {
    a: [28, 38, 55, 80, 160, 440],
    b: [20, 28, 40, 60, 120, 320],
    c: [16, 22, 32, 48, 95, 250],
    d: [14, 19, 28, 40, 80, 220],
    A: [10, 14, 20, 30, 60, 160],
    K: [9, 13, 18, 28, 55, 150],
    Q: [8, 11, 16, 24, 48, 130],
    J: [7, 10, 14, 20, 40, 110],
  },
  ladder: [1, 1, 2],
  growth: 0,
  scatters: [...BELOW_THREE, { units: 20, freeGames: 5 }, { units: 60, freeGames: 8 }],
  freeGames: { multiplier: 2, again: [0, 0, 0, 2], most: 15, strips: SPECKLED_ROOSTER_REELS },
  strips: {
    lean: SPECKLED_ROOSTER_REELS,
    rich: exchange(exchange(SPECKLED_ROOSTER_REELS, 'a', 'J', [0, 1, 2, 3, 4]), 'b', 'J', [0, 1, 2]),
  },
};
