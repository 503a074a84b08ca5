import type { PictureSpec } from '@baize/art';

import type { Text } from '../text.ts';

/** Lists of the lobbies that hold games of their own; jackpot games are casino games with a feature. */
export type GameType = 'casino' | 'live_casino' | 'tv_games' | 'bingo' | 'virtual_games' | 'games';

export type Feature =
  | 'classic'
  | 'free_spins'
  | 'jackpot'
  | 'live'
  | 'multiplier'
  | 'scatter'
  | 'table'
  | 'turkish'
  | 'vip'
  | 'wild';

/** What a game promises; live and drawn games leave out what has no meaning for them. */
export interface GameMath {
  rtpBasisPoints?: number;
  /** 1 low to 5 high. */
  volatility?: number;
  minBetMinor: bigint;
  maxBetMinor: bigint;
  maxWinMultiplier?: number;
  lines?: number;
}

export interface DemoGame {
  id: number;
  slug: string;
  studio: string;
  type: GameType;
  name: Text;
  /** Can be played on play money. */
  demo: boolean;
  /** The sandbox knows how to run it. */
  launchable: boolean;
  math: GameMath;
  features: readonly Feature[];
  /** The provider's id of a live table whose doings are pushed. */
  tableId?: string;
  /** Slugs of the categories that list it. */
  categories: readonly string[];
  /** Age at the day of the import, so that there is always something new. */
  releasedDaysAgo: number;
  picture: PictureSpec;
}
