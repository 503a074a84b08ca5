import type { Game, GameType, Language } from '@baize/contract';

import type { GameFacts } from '../game-facts.ts';

/** A game with everything that listings and its page show. */
export interface CatalogueGame extends GameFacts {
  readonly studioId: number;
  /** Lobbies that list it. */
  readonly lobbies: readonly GameType[];
  readonly categoryIds: readonly number[];
  /** Its sort value in each of `categoryIds`; the smallest comes first. */
  readonly categorySorts: readonly number[];
  readonly volatility: number | null;
  readonly leastRtpBasisPoints: number | null;
  /** Games of 10,000 with any prize, and with more than the stake. */
  readonly hitRate: number | null;
  readonly winRate: number | null;
  /** One game in so many starts the feature. */
  readonly featureOdds: number | null;
  /** In stakes; one game in `topWinOdds` has it. */
  readonly maxWinMultiplier: number | null;
  readonly topWinOdds: number | null;
  readonly ways: number | null;
  readonly features: readonly string[];
  /** `2026-03-01` */
  readonly releasedAt: string;
  /** The tile, ready to be sent. */
  readonly tile: Readonly<Record<Language, Game>>;
}
