/*
 * For pages too. The dice of a match are made on servers only, by `createDiceChain` of the package.
 */
export { choosePlay, type Strength, STRENGTHS } from './choose-play.ts';
export {
  deadlineOf,
  decidePlay,
  decideResignation,
  decideRoll,
  decideRollOff,
  decideTimeUp,
  type TavlaProblem,
  TavlaRefused,
} from './decide-turn.ts';
export { applyPlay, type Dice, type LegalPlay, legalPlays, nextSteps, type Play } from './legal-plays.ts';
export {
  BAR,
  type Checkers,
  hasWon,
  OFF,
  otherSide,
  pipCount,
  placeCheckers,
  pointsAgainst,
  type Position,
  type Side,
  SIDES,
  START_POSITION,
} from './position.ts';
export { commissionOf, settleTavla, type TavlaPay, type TavlaStakes } from './settle-tavla.ts';
export { afterSteps, landingOf, PLAIN_RULES, type Step, type TavlaRules } from './step.ts';
export type {
  CancelReason,
  DoneBy,
  TavlaEvent,
  TavlaHistory,
  TavlaSetup,
  TavlaTerms,
} from './tavla-events.ts';
export { applyEvent, replayTavla, type TavlaMatch, type TavlaResult } from './tavla-match.ts';
export type { RollSource, TavlaRoll } from './tavla-roll.ts';
export { diceOfSeed, findWrongRoll } from './verify-rolls.ts';
