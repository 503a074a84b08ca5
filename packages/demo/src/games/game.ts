import type { PictureSpec } from '@baize/art';

import type { Text } from '../text.ts';

/** Game types with games of their own; jackpot games are casino games with a feature. */
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

/** A game's figures; live and drawn games omit those that don't apply. */
export interface GameMath {
  rtpBasisPoints?: number;
  /** From 1 (low) to 5 (high). */
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
  /** Can be played for play money. */
  demo: boolean;
  /** The sandbox can run it. */
  launchable: boolean;
  math: GameMath;
  features: readonly Feature[];
  /** The provider's id of a live table with a data feed. */
  tableId?: string;
  /** Slugs of its categories. */
  categories: readonly string[];
  /** Age on the day of the import, so that there are always new games. */
  releasedDaysAgo: number;
  picture: PictureSpec;
}
