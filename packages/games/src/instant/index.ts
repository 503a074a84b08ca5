export { type InstantBet, readInstantBet } from './instant-bet.ts';
export { type InstantGame, provableInstant, settleInstant } from './instant-game.ts';
export {
  allRoundsOf,
  provableSteps,
  roundPays,
  settleSteps,
  type StepGame,
  type StepState,
} from './step-game.ts';
