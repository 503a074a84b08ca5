import type { SlotModel } from '../slot-model.ts';
import { shifting117649 } from './changing.ts';
import { climbingEight } from './climbing.ts';
import { burstingClusters, risingClusters } from './clusters.ts';
import { heavyCoins, lockedNine, lockedSix } from './coins.ts';
import { flagshipModels } from './flagships/flagship-models.ts';
import { doublingThree, plainThree } from './lines-classic.ts';
import { boldTen, stackedTwentyFive, steadyTwenty } from './lines-five.ts';
import { even243, rolling243, wide1024 } from './ways.ts';

/** The models that many games play, each with its own theme and return. */
export const sharedModels: readonly SlotModel[] = [
  plainThree,
  doublingThree,
  steadyTwenty,
  stackedTwentyFive,
  boldTen,
  even243,
  rolling243,
  wide1024,
  lockedNine,
  lockedSix,
  heavyCoins,
  risingClusters,
  burstingClusters,
  shifting117649,
  climbingEight,
];

/** Every model that games of the catalogue play. */
export const slotModels: readonly SlotModel[] = [...sharedModels, ...flagshipModels];
