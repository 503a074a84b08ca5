import { exchange, layAlike } from '../../board/strips.ts';
import { TEN_PATHS, FIFTEEN_PATHS, TWENTY_PATHS, TWENTY_FIVE_PATHS } from '../../lines/line-paths.ts';
import type { CoinsModel } from '../../slot-model.ts';

const DRAGON_HOARD_REELS = layAlike(5, 'W1 C1x2 C2 a2 b3 c3 A5 K5 Q5 J5');

/** Ten lines; six coins lock, and a hoard of fifteen pays 1,500 stakes, the most of one round. */
export const dragonHoard: CoinsModel = {
  id: 'dragon-hoard',
  mechanic: 'coins',
  rows: { from: 3, to: 3 },
  cap: 1_500,
  lines: TEN_PATHS,
  pays: {
    W: [0, 0, 360, 1_500, 6_000],
    a: [0, 0, 140, 600, 2_400],
    b: [0, 0, 70, 300, 1_200],
    c: [0, 0, 40, 160, 700],
    A: [0, 0, 16, 70, 300],
    K: [0, 0, 16, 70, 300],
    Q: [0, 0, 14, 60, 240],
    J: [0, 0, 10, 45, 180],
  },
  coins: {
    start: 6,
    chance: 60,
    grandUnits: 30_000,
    values: [
      { units: 20, weight: 40 },
      { units: 30, weight: 24 },
      { units: 60, weight: 14 },
      { units: 100, weight: 10 },
      { units: 160, weight: 6, tier: 'mini' },
      { units: 400, weight: 4, tier: 'minor' },
      { units: 2_000, weight: 1, tier: 'major' },
    ],
  },
  strips: { lean: DRAGON_HOARD_REELS, rich: exchange(DRAGON_HOARD_REELS, 'J', 'b', [0, 1, 2]) },
};

const SULTANS_LAMP_REELS = layAlike(5, 'W1 C1x3 a2 b3 c4 A5 K5 Q5 J6');

/** Twenty lines; coins come in threes and lock from six on. */
export const sultansLamp: CoinsModel = {
  id: 'sultans-lamp',
  mechanic: 'coins',
  rows: { from: 3, to: 3 },
  cap: 1_500,
  lines: TWENTY_PATHS,
  pays: {
    W: [0, 0, 120, 500, 2_000],
    a: [0, 0, 45, 200, 800],
    b: [0, 0, 24, 100, 400],
    c: [0, 0, 14, 60, 240],
    A: [0, 0, 6, 25, 100],
    K: [0, 0, 6, 25, 100],
    Q: [0, 0, 5, 20, 80],
    J: [0, 0, 4, 16, 60],
  },
  coins: {
    start: 6,
    chance: 45,
    grandUnits: 30_000,
    values: [
      { units: 10, weight: 36 },
      { units: 20, weight: 30 },
      { units: 40, weight: 16 },
      { units: 80, weight: 8 },
      { units: 160, weight: 6, tier: 'mini' },
      { units: 400, weight: 3, tier: 'minor' },
      { units: 2_000, weight: 1, tier: 'major' },
    ],
  },
  strips: { lean: SULTANS_LAMP_REELS, rich: exchange(SULTANS_LAMP_REELS, 'J', 'b', [0, 1, 2, 3, 4]) },
};

const PIRATES_COVE_REELS = layAlike(5, 'W1 C1x2 C1 a2 b3 c3 A5 K5 Q5 J5');

/** Ten lines; five coins lock already, most of them small. */
export const piratesCove: CoinsModel = {
  id: 'pirates-cove',
  mechanic: 'coins',
  rows: { from: 3, to: 3 },
  cap: 800,
  lines: TEN_PATHS,
  pays: {
    W: [0, 0, 300, 1_200, 5_000],
    a: [0, 0, 120, 500, 2_000],
    b: [0, 0, 60, 250, 1_000],
    c: [0, 0, 36, 160, 600],
    A: [0, 0, 16, 70, 250],
    K: [0, 0, 16, 70, 250],
    Q: [0, 0, 12, 50, 200],
    J: [0, 0, 10, 40, 160],
  },
  coins: {
    start: 5,
    chance: 50,
    grandUnits: 16_000,
    values: [
      { units: 10, weight: 50 },
      { units: 20, weight: 28 },
      { units: 40, weight: 12 },
      { units: 60, weight: 6 },
      { units: 120, weight: 4, tier: 'mini' },
      { units: 300, weight: 2, tier: 'minor' },
      { units: 1_000, weight: 1, tier: 'major' },
    ],
  },
  strips: { lean: PIRATES_COVE_REELS, rich: exchange(PIRATES_COVE_REELS, 'J', 'b', [0, 1, 2, 3]) },
};

const LUCKY_CRAB_REELS = layAlike(5, 'W1 C2x2 C1 a2 b3 c3 A5 K5 Q5 J6');

/** Fifteen lines with a coin on many a reel; seven of them lock, and respins are generous. */
export const luckyCrab: CoinsModel = {
  id: 'lucky-crab',
  mechanic: 'coins',
  rows: { from: 3, to: 3 },
  cap: 500,
  lines: FIFTEEN_PATHS,
  pays: {
    W: [0, 0, 250, 1_200, 4_000],
    a: [0, 0, 100, 450, 1_800],
    b: [0, 0, 50, 240, 900],
    c: [0, 0, 30, 140, 500],
    A: [0, 0, 14, 60, 240],
    K: [0, 0, 14, 60, 240],
    Q: [0, 0, 10, 45, 180],
    J: [0, 0, 8, 36, 140],
  },
  coins: {
    start: 7,
    chance: 90,
    grandUnits: 10_000,
    values: [
      { units: 20, weight: 40 },
      { units: 30, weight: 30 },
      { units: 50, weight: 18 },
      { units: 80, weight: 8 },
      { units: 160, weight: 4, tier: 'mini' },
      { units: 400, weight: 2, tier: 'minor' },
      { units: 1_200, weight: 1, tier: 'major' },
    ],
  },
  strips: {
    lean: LUCKY_CRAB_REELS,
    rich: exchange(exchange(LUCKY_CRAB_REELS, 'J', 'b', [0, 1, 2, 3]), 'Q', 'c', [0, 1, 2, 3]),
  },
};

const BITTER_HEAT_REELS = layAlike(5, 'W1 C1x2 C1 a2 b3 c4 A5 K5 Q5 J5');

/** Twenty lines; hot coins of three stakes and more, rarely six of them. */
export const bitterHeat: CoinsModel = {
  id: 'bitter-heat',
  mechanic: 'coins',
  rows: { from: 3, to: 3 },
  cap: 5_000,
  lines: TWENTY_PATHS,
  pays: {
    W: [0, 0, 120, 500, 2_000],
    a: [0, 0, 50, 200, 800],
    b: [0, 0, 25, 100, 400],
    c: [0, 0, 15, 60, 250],
    A: [0, 0, 6, 25, 100],
    K: [0, 0, 6, 25, 100],
    Q: [0, 0, 5, 20, 80],
    J: [0, 0, 4, 16, 70],
  },
  coins: {
    start: 6,
    chance: 55,
    grandUnits: 100_000,
    values: [
      { units: 60, weight: 50 },
      { units: 100, weight: 30 },
      { units: 200, weight: 12 },
      { units: 500, weight: 5, tier: 'mini' },
      { units: 1_200, weight: 3, tier: 'minor' },
      { units: 6_000, weight: 1, tier: 'major' },
    ],
  },
  strips: {
    lean: BITTER_HEAT_REELS,
    rich: exchange(exchange(BITTER_HEAT_REELS, 'J', 'b', [0, 1, 2, 3]), 'Q', 'c', [0, 1, 2, 3]),
  },
};

const TREASURE_ROOM_REELS = layAlike(5, 'W1 C1x2 C1 a2 b3 c4 A5 K5 Q6 J6');

/** Twenty-five lines; a full room pays 5,000 stakes, the most of one round. */
export const treasureRoom: CoinsModel = {
  id: 'treasure-room',
  mechanic: 'coins',
  rows: { from: 3, to: 3 },
  cap: 5_000,
  lines: TWENTY_FIVE_PATHS,
  pays: {
    W: [0, 0, 120, 500, 2_000],
    a: [0, 0, 45, 200, 800],
    b: [0, 0, 24, 100, 400],
    c: [0, 0, 14, 60, 240],
    A: [0, 0, 6, 24, 100],
    K: [0, 0, 6, 24, 100],
    Q: [0, 0, 5, 20, 80],
    J: [0, 0, 4, 16, 60],
  },
  coins: {
    start: 6,
    chance: 50,
    grandUnits: 100_000,
    values: [
      { units: 40, weight: 46 },
      { units: 80, weight: 26 },
      { units: 160, weight: 14 },
      { units: 300, weight: 8, tier: 'mini' },
      { units: 1_000, weight: 4, tier: 'minor' },
      { units: 10_000, weight: 1, tier: 'major' },
    ],
  },
  strips: {
    lean: TREASURE_ROOM_REELS,
    rich: exchange(exchange(TREASURE_ROOM_REELS, 'J', 'b', [0, 1, 2, 3]), 'Q', 'c', [0, 1, 2, 3]),
  },
};

const FULL_PURSE_REELS = layAlike(5, 'W1 C1x2 C2 a2 b3 c4 A5 K5 Q5 J5');

/** Twenty lines; six coins lock, none of them worth less than two stakes. */
export const fullPurse: CoinsModel = {
  id: 'full-purse',
  mechanic: 'coins',
  rows: { from: 3, to: 3 },
  cap: 3_000,
  lines: TWENTY_PATHS,
  pays: {
    W: [0, 0, 140, 500, 2_500],
    a: [0, 0, 50, 200, 1_000],
    b: [0, 0, 28, 100, 500],
    c: [0, 0, 16, 70, 300],
    A: [0, 0, 7, 28, 140],
    K: [0, 0, 7, 28, 140],
    Q: [0, 0, 5, 20, 100],
    J: [0, 0, 4, 18, 90],
  },
  coins: {
    start: 6,
    chance: 50,
    grandUnits: 60_000,
    values: [
      { units: 40, weight: 40 },
      { units: 60, weight: 30 },
      { units: 100, weight: 20 },
      { units: 300, weight: 6, tier: 'mini' },
      { units: 800, weight: 3, tier: 'minor' },
      { units: 4_000, weight: 1, tier: 'major' },
    ],
  },
  strips: { lean: FULL_PURSE_REELS, rich: exchange(FULL_PURSE_REELS, 'J', 'b', [0, 1, 2, 3, 4]) },
};
