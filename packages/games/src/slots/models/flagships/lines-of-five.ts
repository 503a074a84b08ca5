import { exchange, layAlike, layStrips } from '../../board/strips.ts';
import { BELOW_THREE } from '../../features/free-games.ts';
import { TEN_PATHS, FIFTEEN_PATHS, TWENTY_PATHS, TWENTY_FIVE_PATHS } from '../../lines/line-paths.ts';
import type { LinesModel } from '../../slot-model.ts';

const GILDED_PHARAOH_REELS = layStrips(
  'S1 a2 b2 c3 d3 A4 K4 Q5 J5',
  'S1 W1 a2 b2 c3 d3 A4 K4 Q5 J5',
  'S1 W1 a2 b2 c3 d3 A4 K4 Q5 J5',
  'S1 W1 a2 b2 c3 d3 A4 K4 Q5 J5',
  'S1 a2 b2 c3 d3 A4 K4 Q5 J5',
);

/** Ten lines whose best symbols pay from two on; twelve free games at three times the prize. */
export const gildedPharaoh: LinesModel = {
  id: 'gilded-pharaoh',
  mechanic: 'lines',
  rows: { from: 3, to: 3 },
  cap: 2_500,
  lines: TEN_PATHS,
  pays: {
    W: [0, 28, 250, 2_500, 15_000],
    a: [0, 14, 140, 1_500, 7_500],
    b: [0, 0, 100, 500, 2_500],
    c: [0, 0, 45, 240, 1_200],
    d: [0, 0, 28, 140, 700],
    A: [0, 0, 9, 45, 240],
    K: [0, 0, 9, 45, 240],
    Q: [0, 0, 5, 28, 140],
    J: [0, 0, 5, 28, 140],
  },
  scatters: [
    ...BELOW_THREE,
    { units: 40, freeGames: 12 },
    { units: 200, freeGames: 12 },
    { units: 2_000, freeGames: 12 },
  ],
  freeGames: {
    multiplier: 3,
    again: [0, 0, 0, 12],
    most: 36,
    strips: layStrips(
      'S1 W1 a2 b2 c3 d3 A4 K4 Q5 J5',
      'S1 W2 a2 b2 c3 d3 A4 K4 Q4 J5',
      'S1 W2 a2 b2 c3 d3 A4 K4 Q4 J5',
      'S1 W2 a2 b2 c3 d3 A4 K4 Q4 J5',
      'S1 W1 a2 b2 c3 d3 A4 K4 Q5 J5',
    ),
  },
  strips: { lean: GILDED_PHARAOH_REELS, rich: exchange(GILDED_PHARAOH_REELS, 'J', 'b', [0, 1, 2]) },
};

const CRIMSON_BULL_REELS = layStrips(
  'S1 a2 b3 c3 d3 A4 K5 Q5 J5',
  'S1 W1 a2 b3 c3 d3 A4 K5 Q5 J5',
  'S1 W1 a2 b3 c3 d3 A4 K5 Q5 J5',
  'S1 W1 a2 b3 c3 d3 A4 K5 Q5 J5',
  'S1 a2 b3 c3 d3 A4 K5 Q5 J5',
);

/** Fifteen lines; every wild doubles its win, and the herd of free games has more of them. */
export const crimsonBull: LinesModel = {
  id: 'crimson-bull',
  mechanic: 'lines',
  rows: { from: 3, to: 3 },
  cap: 1_500,
  lines: FIFTEEN_PATHS,
  wildMultiplier: 2,
  pays: {
    W: [0, 0, 450, 2_000, 8_000],
    a: [0, 0, 120, 500, 2_000],
    b: [0, 0, 60, 240, 900],
    c: [0, 0, 24, 100, 400],
    d: [0, 0, 16, 70, 250],
    A: [0, 0, 8, 36, 140],
    K: [0, 0, 8, 36, 140],
    Q: [0, 0, 6, 25, 100],
    J: [0, 0, 5, 20, 80],
  },
  scatters: [
    ...BELOW_THREE,
    { units: 40, freeGames: 8 },
    { units: 200, freeGames: 10 },
    { units: 1_000, freeGames: 12 },
  ],
  freeGames: {
    multiplier: 1,
    again: [0, 0, 0, 5],
    most: 30,
    strips: layStrips(
      'S1 a2 b3 c3 d3 A4 K4 Q5 J5',
      'S1 W3 a2 b3 c3 d3 A4 K4 Q4 J4',
      'S1 W3 a2 b3 c3 d3 A4 K4 Q4 J4',
      'S1 W3 a2 b3 c3 d3 A4 K4 Q4 J4',
      'S1 a2 b3 c3 d3 A4 K4 Q5 J5',
    ),
  },
  strips: {
    lean: exchange(CRIMSON_BULL_REELS, 'c', 'J', [0]),
    rich: exchange(exchange(CRIMSON_BULL_REELS, 'c', 'J', [0]), 'J', 'b', [0]),
  },
};

const LEGIONS_ROAD_REELS = layStrips(
  'S1 a1x3 b3 c3 d3 A4 K5 Q5 J5',
  'S1 W1 a1x3 b3 c3 d3 A4 K5 Q5 J5',
  'S1 W1 a1x3 b3 c3 d3 A4 K5 Q5 J5',
  'S1 W1 a1x3 b3 c3 d3 A4 K5 Q5 J5',
  'S1 a1x3 b3 c3 d3 A4 K5 Q5 J5',
);

/** Ten lines; the legion marches in stacks of three, and six free games pay five times the prize. */
export const legionsRoad: LinesModel = {
  id: 'legions-road',
  mechanic: 'lines',
  rows: { from: 3, to: 3 },
  cap: 1_000,
  lines: TEN_PATHS,
  pays: {
    W: [0, 0, 500, 2_000, 7_500],
    a: [0, 0, 250, 1_000, 3_600],
    b: [0, 0, 120, 500, 1_600],
    c: [0, 0, 50, 200, 700],
    d: [0, 0, 45, 160, 500],
    A: [0, 0, 20, 80, 250],
    K: [0, 0, 18, 70, 240],
    Q: [0, 0, 14, 50, 180],
    J: [0, 0, 14, 50, 180],
  },
  scatters: [
    ...BELOW_THREE,
    { units: 20, freeGames: 6 },
    { units: 200, freeGames: 8 },
    { units: 1_000, freeGames: 12 },
  ],
  freeGames: {
    multiplier: 5,
    again: [0, 0, 0, 6],
    most: 24,
    strips: layStrips(
      'S1 a1x3 b3 c3 d3 A4 K5 Q5 J4',
      'S1 W1 a1x3 b3 c3 d3 A4 K4 Q5 J4',
      'S1 W1 a1x3 b3 c3 d3 A4 K4 Q5 J4',
      'S1 W1 a1x3 b3 c3 d3 A4 K4 Q5 J4',
      'S1 a1x3 b3 c3 d3 A4 K5 Q5 J4',
    ),
  },
  strips: { lean: LEGIONS_ROAD_REELS, rich: exchange(LEGIONS_ROAD_REELS, 'J', 'b', [0, 1, 2]) },
};

const NIGHT_CLUB_REELS = layStrips(
  'S1 a2 b2 c3 d3 A4 K5 Q6 J6',
  'S1 W1x2 a2 b2 c3 d3 A4 K5 Q5 J6',
  'S1 W1x2 a2 b2 c3 d3 A4 K5 Q5 J6',
  'S1 W1x2 a2 b2 c3 d3 A4 K5 Q5 J6',
  'S1 a2 b2 c3 d3 A4 K5 Q6 J6',
);

/** Twenty-five lines with pairs of wilds; ten free games at twice the prize. */
export const nightClub: LinesModel = {
  id: 'night-club',
  mechanic: 'lines',
  rows: { from: 3, to: 3 },
  cap: 700,
  lines: TWENTY_FIVE_PATHS,
  pays: {
    W: [0, 0, 120, 600, 2_500],
    a: [0, 0, 60, 300, 1_200],
    b: [0, 0, 30, 160, 600],
    c: [0, 0, 16, 80, 300],
    d: [0, 0, 12, 60, 250],
    A: [0, 0, 5, 25, 100],
    K: [0, 0, 5, 25, 100],
    Q: [0, 0, 4, 18, 70],
    J: [0, 0, 4, 18, 70],
  },
  scatters: [
    ...BELOW_THREE,
    { units: 40, freeGames: 10 },
    { units: 200, freeGames: 15 },
    { units: 1_000, freeGames: 25 },
  ],
  freeGames: {
    multiplier: 2,
    again: [0, 0, 0, 10],
    most: 50,
    strips: layStrips(
      'S1 a2 b2 c3 d3 A4 K5 Q5 J5',
      'S1 W2x2 a2 b2 c3 d3 A4 K4 Q5 J5',
      'S1 W2x2 a2 b2 c3 d3 A4 K4 Q5 J5',
      'S1 W2x2 a2 b2 c3 d3 A4 K4 Q5 J5',
      'S1 a2 b2 c3 d3 A4 K5 Q5 J5',
    ),
  },
  strips: { lean: NIGHT_CLUB_REELS, rich: exchange(NIGHT_CLUB_REELS, 'J', 'a', [0, 1]) },
};

const WILD_TOWER_REELS = layStrips(
  'S1 a2 b3 c3 d3 A4 K5 Q5 J5',
  'S1 a2 b3 c3 d3 A4 K5 Q5 J5',
  'S1 W1x3 a2 b3 c3 d3 A4 K5 Q5 J5',
  'S1 a2 b3 c3 d3 A4 K5 Q5 J5',
  'S1 a2 b3 c3 d3 A4 K5 Q5 J5',
);

/** Twenty-five lines; a tower of three wilds stands on the third reel, and on three reels in free games. */
export const wildTower: LinesModel = {
  id: 'wild-tower',
  mechanic: 'lines',
  rows: { from: 3, to: 3 },
  cap: 2_000,
  lines: TWENTY_FIVE_PATHS,
  pays: {
    W: [0, 0, 240, 900, 5_000],
    a: [0, 0, 120, 450, 2_400],
    b: [0, 0, 50, 200, 1_000],
    c: [0, 0, 24, 90, 450],
    d: [0, 0, 16, 60, 300],
    A: [0, 0, 8, 30, 160],
    K: [0, 0, 6, 24, 120],
    Q: [0, 0, 6, 24, 120],
    J: [0, 0, 5, 20, 100],
  },
  scatters: [
    ...BELOW_THREE,
    { units: 40, freeGames: 8 },
    { units: 200, freeGames: 12 },
    { units: 1_000, freeGames: 16 },
  ],
  freeGames: {
    multiplier: 2,
    again: [0, 0, 0, 8],
    most: 32,
    strips: layStrips(
      'S1 a2 b3 c3 d3 A4 K5 Q5 J5',
      'S1 W1x3 a2 b3 c3 d3 A4 K4 Q4 J5',
      'S1 W1x3 a2 b3 c3 d3 A4 K4 Q4 J5',
      'S1 W1x3 a2 b3 c3 d3 A4 K4 Q4 J5',
      'S1 a2 b3 c3 d3 A4 K5 Q5 J5',
    ),
  },
  strips: { lean: WILD_TOWER_REELS, rich: exchange(WILD_TOWER_REELS, 'J', 'b', [0, 1]) },
};

const VELVET_CROWN_REELS = layStrips(
  'S1 a2 b3 c3 d3 A4 K5 Q5 J6',
  'S1 W1 a2 b3 c3 d3 A4 K5 Q5 J6',
  'S1 W1 a2 b3 c3 d3 A4 K5 Q5 J6',
  'S1 W1 a2 b3 c3 d3 A4 K5 Q5 J6',
  'S1 a2 b3 c3 d3 A4 K5 Q5 J6',
);

/** Twenty lines; crowns anywhere pay up to a hundred stakes, wilds double, and free games go on and on. */
export const velvetCrown: LinesModel = {
  id: 'velvet-crown',
  mechanic: 'lines',
  rows: { from: 3, to: 3 },
  cap: 1_000,
  lines: TWENTY_PATHS,
  wildMultiplier: 2,
  pays: {
    W: [0, 0, 250, 1_200, 5_000],
    a: [0, 0, 70, 300, 1_200],
    b: [0, 0, 36, 150, 600],
    c: [0, 0, 18, 80, 300],
    d: [0, 0, 14, 60, 240],
    A: [0, 0, 7, 30, 120],
    K: [0, 0, 7, 30, 120],
    Q: [0, 0, 5, 24, 90],
    J: [0, 0, 5, 18, 80],
  },
  scatters: [
    ...BELOW_THREE,
    { units: 60, freeGames: 10 },
    { units: 400, freeGames: 10 },
    { units: 2_000, freeGames: 10 },
  ],
  freeGames: {
    multiplier: 1,
    again: [0, 0, 0, 10],
    most: 60,
    strips: layStrips(
      'S1x2 a2 b3 c3 d3 A4 K5 Q5 J5',
      'S1 W2 a2 b3 c3 d3 A4 K5 Q5 J5',
      'S1 W2 a2 b3 c3 d3 A4 K5 Q5 J5',
      'S1 W2 a2 b3 c3 d3 A4 K5 Q5 J5',
      'S1x2 a2 b3 c3 d3 A4 K5 Q5 J5',
    ),
  },
  strips: { lean: VELVET_CROWN_REELS, rich: exchange(VELVET_CROWN_REELS, 'J', 'b', [0, 1, 2]) },
};

const GRAND_STAGE_REELS = layAlike(5, 'S1 W1 a3 b3 c3 d3 A4 K4 Q5 J5');

/** Twenty lines with small steps between prizes; fifteen free games at twice the prize. */
export const grandStage: LinesModel = {
  id: 'grand-stage',
  mechanic: 'lines',
  rows: { from: 3, to: 3 },
  cap: 400,
  lines: TWENTY_PATHS,
  pays: {
    W: [0, 0, 200, 800, 2_000],
    a: [0, 0, 60, 240, 600],
    b: [0, 0, 40, 140, 400],
    c: [0, 0, 25, 90, 250],
    d: [0, 0, 20, 80, 200],
    A: [0, 0, 10, 36, 100],
    K: [0, 0, 10, 36, 100],
    Q: [0, 0, 9, 30, 90],
    J: [0, 0, 9, 30, 90],
  },
  scatters: [
    ...BELOW_THREE,
    { units: 20, freeGames: 15 },
    { units: 100, freeGames: 15 },
    { units: 400, freeGames: 15 },
  ],
  freeGames: {
    multiplier: 2,
    again: [0, 0, 0, 5],
    most: 30,
    strips: layAlike(5, 'S1 W1 a3 b3 c3 d3 A4 K4 Q4 J4'),
  },
  strips: { lean: GRAND_STAGE_REELS, rich: exchange(GRAND_STAGE_REELS, 'J', 'b', [0, 1, 2]) },
};

const SIZZLING_TWENTY_REELS = layStrips(
  'S1 a2 b3 c3 d4 A5 K5 Q6',
  'S1 W1 a2 b3 c3 d4 A5 K5 Q6',
  'S1 W1 a2 b3 c3 d4 A5 K5 Q6',
  'S1 W1 a2 b3 c3 d4 A5 K5 Q6',
  'S1 a2 b3 c3 d4 A5 K5 Q6',
);

/** Twenty lines without free games: flames anywhere pay up to 500 stakes. */
export const sizzlingTwenty: LinesModel = {
  id: 'sizzling-twenty',
  mechanic: 'lines',
  rows: { from: 3, to: 3 },
  cap: 1_000,
  lines: TWENTY_PATHS,
  pays: {
    W: [0, 0, 600, 2_400, 8_000],
    a: [0, 0, 120, 450, 1_600],
    b: [0, 0, 50, 180, 600],
    c: [0, 0, 30, 120, 360],
    d: [0, 0, 20, 70, 250],
    A: [0, 0, 10, 36, 120],
    K: [0, 0, 10, 36, 120],
    Q: [0, 0, 7, 28, 90],
  },
  scatters: [
    ...BELOW_THREE,
    { units: 40, freeGames: 0 },
    { units: 400, freeGames: 0 },
    { units: 10_000, freeGames: 0 },
  ],
  freeGames: null,
  strips: { lean: SIZZLING_TWENTY_REELS, rich: exchange(SIZZLING_TWENTY_REELS, 'Q', 'b', [0, 1, 2]) },
};

const JAZZ_STREET_REELS = layAlike(5, 'S1 W1 a2 b3 c3 d3 A4 K5 Q5 J6');

/** Twenty lines; eight free games at four times the prize. */
export const jazzStreet: LinesModel = {
  id: 'jazz-street',
  mechanic: 'lines',
  rows: { from: 3, to: 3 },
  cap: 800,
  lines: TWENTY_PATHS,
  pays: {
    W: [0, 0, 300, 1_200, 4_000],
    a: [0, 0, 100, 400, 1_200],
    b: [0, 0, 50, 200, 700],
    c: [0, 0, 25, 100, 300],
    d: [0, 0, 25, 100, 300],
    A: [0, 0, 10, 40, 140],
    K: [0, 0, 10, 40, 140],
    Q: [0, 0, 7, 25, 80],
    J: [0, 0, 7, 25, 80],
  },
  scatters: [
    ...BELOW_THREE,
    { units: 40, freeGames: 8 },
    { units: 100, freeGames: 10 },
    { units: 500, freeGames: 12 },
  ],
  freeGames: {
    multiplier: 4,
    again: [0, 0, 0, 8],
    most: 32,
    strips: layAlike(5, 'S1 W1 a2 b3 c3 d3 A4 K4 Q5 J5'),
  },
  strips: { lean: JAZZ_STREET_REELS, rich: exchange(JAZZ_STREET_REELS, 'J', 'b', [1, 2, 3]) },
};
