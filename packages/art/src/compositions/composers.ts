import type { Composition } from '../vocabulary.ts';
import * as openAir from './banner-open-air.ts';
import * as riches from './banner-riches.ts';
import * as shows from './banner-shows.ts';
import * as slots from './banner-slots.ts';
import * as tables from './banner-tables.ts';
import type { Compose } from './composed.ts';
import { composeFrame, composeNeon, composeStage, composeTable, composeTemple } from './halls.ts';
import * as live from './live.ts';
import { composeJungle, composeLand, composeNight, composeRays, composeSnow } from './open-air.ts';
import * as poker from './poker.ts';
import * as prints from './prints.ts';
import * as quick from './quick.ts';
import { composeOrbit, composeSkyline, composeUndersea } from './waters-and-skies.ts';

/** How each composition is drawn. */
export const composers: Readonly<Record<Exclude<Composition, 'mark'>, Compose>> = {
  rays: composeRays,
  night: composeNight,
  stage: composeStage,
  neon: composeNeon,
  frame: composeFrame,
  land: composeLand,
  table: composeTable,
  split: prints.composeSplit,
  reels: prints.composeReels,
  poster: prints.composePoster,
  undersea: composeUndersea,
  temple: composeTemple,
  orbit: composeOrbit,
  kilim: prints.composeKilim,
  skyline: composeSkyline,
  snow: composeSnow,
  jungle: composeJungle,
  book: prints.composeBook,
  editorial: prints.composeEditorial,
  roulette: live.composeRoulette,
  blackjack: live.composeBlackjack,
  baccarat: live.composeBaccarat,
  'dragon-tiger': live.composeDragonTiger,
  'sic-bo': live.composeSicBo,
  poker: live.composePoker,
  'game-show': live.composeGameShow,
  'show-desk': live.composeShowDesk,
  flight: quick.composeFlight,
  bingo: quick.composeBingo,
  virtual: quick.composeVirtual,
  tv: quick.composeTv,
  binary: quick.composeBinary,
  'hold-em': poker.composeHoldEm,
  omaha: poker.composeOmaha,
  'five-card': poker.composeFiveCard,
  'tavla-board': poker.composeTavlaBoard,
  'poker-night': poker.composePokerNight,
  'card-felt': tables.composeCardFelt,
  'roulette-lamp': tables.composeRouletteLamp,
  'roulette-close': tables.composeRouletteClose,
  hoard: riches.composeHoard,
  'treasure-stage': riches.composeTreasureStage,
  vault: riches.composeVault,
  'night-flight': openAir.composeNightFlight,
  stadium: openAir.composeStadium,
  'show-wheel': shows.composeShowWheel,
  'ball-drum': shows.composeBallDrum,
  'studio-draw': shows.composeStudioDraw,
  'slot-machine': slots.composeSlotMachine,
  showcase: slots.composeShowcase,
};
