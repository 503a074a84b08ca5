import type { PictureSpec } from '@baize/art';
import type { Mechanic } from '@baize/games';

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
  | 'tumble'
  | 'turkish'
  | 'vip'
  | 'wild';

/**
 * A game's figures, computed from its mathematics. Those that don't apply are left out, and all but the stakes if nothing plays
 * it.
 */
export interface GameMath {
  /** Of the bet that returns most, if bets differ. */
  rtpBasisPoints?: number;
  /** Of the bet that returns least; left out if bets don't differ. */
  leastRtpBasisPoints?: number;
  mechanic?: Mechanic;
  /** From 1 (low) to 5 (high). */
  volatility?: number;
  /** Paid games of 10,000 with any prize, and with more than the stake. */
  hitRate?: number;
  winRate?: number;
  /** One paid game in so many starts the feature. */
  featureOdds?: number;
  minBetMinor: bigint;
  maxBetMinor: bigint;
  /** In stakes; one paid game in `topWinOdds` has it. */
  maxWinMultiplier?: number;
  topWinOdds?: number;
  lines?: number;
  ways?: number;
}

export interface DemoGame {
  id: number;
  slug: string;
  studio: string;
  type: GameType;
  name: Text;
  /** What the sandbox runs when it is opened, such as `slots/bold-ten`; null if it cannot be played. */
  play: string | null;
  /** Can be played for play money. */
  demo: boolean;
  /** Can be opened. */
  launchable: boolean;
  math: GameMath;
  features: readonly Feature[];
  /** The provider's id of a live table with a data feed; other tables are found by the game's id. */
  tableId?: string;
  /** Slugs of its categories. */
  categories: readonly string[];
  /** Age on the day of the import, so that there are always new games. */
  releasedDaysAgo: number;
  picture: PictureSpec;
}
