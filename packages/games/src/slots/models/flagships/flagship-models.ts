import type { SlotModel } from '../../slot-model.ts';
import { bisonPlains, flamingoClub, hauntedManor, nightWolf } from './ways-of-four-rows.ts';
import {
  bitterHeat,
  dragonHoard,
  fullPurse,
  luckyCrab,
  piratesCove,
  sultansLamp,
  treasureRoom,
} from './coins.ts';
import { clownsCard, copperHorseshoe, diceStreet, neonSevens, oldWayFruit } from './lines-of-three.ts';
import { crabsTreasure, daysFishing, hiddenVault, luckyLeaf, vikingWay } from './coins-of-nine.ts';
import {
  crimsonBull,
  gildedPharaoh,
  grandStage,
  jazzStreet,
  legionsRoad,
  nightClub,
  sizzlingTwenty,
  velvetCrown,
  wildTower,
} from './lines-of-five.ts';
import {
  dancingPeacock,
  fairyWoods,
  firstDetective,
  steppeSteed,
  tavernNight,
  threeSeas,
  whiteElephant,
} from './ways-of-three-rows.ts';

/** The models of games that were made by hand: each is played by one of them. Games that tumble share theirs so far. */
export const flagshipModels: readonly SlotModel[] = [
  neonSevens,
  clownsCard,
  copperHorseshoe,
  oldWayFruit,
  diceStreet,
  gildedPharaoh,
  crimsonBull,
  legionsRoad,
  nightClub,
  wildTower,
  velvetCrown,
  grandStage,
  sizzlingTwenty,
  jazzStreet,
  fairyWoods,
  dancingPeacock,
  firstDetective,
  threeSeas,
  steppeSteed,
  tavernNight,
  whiteElephant,
  flamingoClub,
  hauntedManor,
  nightWolf,
  bisonPlains,
  dragonHoard,
  sultansLamp,
  piratesCove,
  luckyCrab,
  bitterHeat,
  treasureRoom,
  fullPurse,
  vikingWay,
  daysFishing,
  luckyLeaf,
  hiddenVault,
  crabsTreasure,
];
