import type { LaunchTicket } from '@baize/providers';

import { richWeightFor } from './exact-return.ts';
import { fiveReels } from './five-reels.ts';
import type { SlotModel } from './slot-model.ts';
import { threeReels } from './three-reels.ts';

/** How one game of the catalogue is played. */
export interface GameMath {
  model: SlotModel;
  /** Out of `WEIGHT_SCALE`: makes the model return exactly what the game states. */
  richWeight: number;
}

/** Returns that a slot may state; both models reach all of them. */
export const LOWEST_RETURN_BASIS_POINTS = 9400;
export const HIGHEST_RETURN_BASIS_POINTS = 9900;

/** Game types of the catalogue that the slot engine plays. */
const SLOT_TYPES = ['casino', 'jackpot'];

/** From this many lines on a slot has five reels; the classics below have three. */
const LINES_OF_FIVE_REELS = 10;

/** The mathematics of a launched game; null when it is no slot, or states a return that none of ours has. */
export function mathForLaunch({ game }: LaunchTicket): GameMath | null {
  const { rtpBasisPoints, lines, type } = game;
  const isInReach =
    rtpBasisPoints >= LOWEST_RETURN_BASIS_POINTS && rtpBasisPoints <= HIGHEST_RETURN_BASIS_POINTS;
  if (!SLOT_TYPES.includes(type) || !isInReach) return null;
  return mathForGame({ isClassic: lines !== null && lines < LINES_OF_FIVE_REELS, rtpBasisPoints });
}

/** Weighs a model's strips so that it returns what is stated. */
export function mathForGame(game: { isClassic: boolean; rtpBasisPoints: number }): GameMath {
  const model = game.isClassic ? threeReels : fiveReels;
  return { model, richWeight: richWeightFor(model, game.rtpBasisPoints) };
}
