/*
 * For pages too. The prices are made on servers only, by `createPriceChain` of the package.
 */
export { type OptionBet, readOptionBet } from './option-bets.ts';
export { chanceOfHalf, type OptionMath, optionMath } from './option-math.ts';
export { type OptionSpan, type PriceSession, spanOfBet, tickAtTime, timeOfTick } from './option-span.ts';
export {
  type Direction,
  DIRECTIONS,
  OPTION_SECONDS,
  type OptionSeconds,
  type OptionTerms,
  type PriceTerms,
} from './option-terms.ts';
export { decimalsOfPrice, moveOfMac, priceOfLevel, sizeOfLevel } from './price-walk.ts';
export {
  type OptionLevels,
  type OptionOutcome,
  optionPays,
  type OptionSettlement,
  outcomeOf,
  settleOption,
} from './settle-option.ts';
export type { Tick } from './tick.ts';
