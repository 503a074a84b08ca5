export { createDice, type DiceResult } from './dice-100.ts';
export {
  type DiceChoice,
  dicePays,
  type DiceSide,
  type DiceTerms,
  diceWinners,
  LEAST_WINNERS,
  MOST_WINNERS,
} from './dice-pays.ts';
