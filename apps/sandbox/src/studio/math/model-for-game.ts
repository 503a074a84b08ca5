import type { LaunchTicket } from '@baize/providers';

import { richWeightFor } from './exact-return.ts';
import { fiveReels } from './five-reels.ts';
import type { SlotModel } from './slot-model.ts';
import { threeReels } from './three-reels.ts';

/** The mathematics of a game in the catalogue. */
export interface GameMath {
  model: SlotModel;
  /** Of `WEIGHT_SCALE`; gives the model exactly the game's stated return. */
  richWeight: number;
}

/** Returns that a slot may state; both models can reach them. */
export const LOWEST_RETURN_BASIS_POINTS = 9400;
export const HIGHEST_RETURN_BASIS_POINTS = 9900;

/** Game types that the slot engine plays. */
const SLOT_TYPES = ['casino', 'jackpot'];

/** A slot with at least this many lines has five reels; classics with fewer have three. */
const LINES_OF_FIVE_REELS = 10;

/** The mathematics of a launched game; null if it is not a slot or its stated return cannot be reached. */
export function mathForLaunch({ game }: LaunchTicket): GameMath | null {
  const { rtpBasisPoints, lines, type } = game;
  const isInReach =
    rtpBasisPoints >= LOWEST_RETURN_BASIS_POINTS && rtpBasisPoints <= HIGHEST_RETURN_BASIS_POINTS;
  if (!SLOT_TYPES.includes(type) || !isInReach) return null;
  return mathForGame({ isClassic: lines !== null && lines < LINES_OF_FIVE_REELS, rtpBasisPoints });
}

/** Weights a model's strips to reach the stated return. */
export function mathForGame(game: { isClassic: boolean; rtpBasisPoints: number }): GameMath {
  const model = game.isClassic ? threeReels : fiveReels;
  return { model, richWeight: richWeightFor(model, game.rtpBasisPoints) };
}
