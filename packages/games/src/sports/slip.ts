/** What a bet slip computes: a page loads this without the models of the sports. */
export {
  countLines,
  type Line,
  linesOf,
  MOST_LINES,
  MOST_PICKS,
  type SystemName,
  systems,
} from './bet-lines.ts';
export { factorOf, type PickResult } from './pick-results.ts';
export { acceptsNow, type PriceRule, priceRules, type PriceTerms } from './price-change.ts';
export { type Price, overround } from './prices.ts';
export { possibleReturn, settleBet, type SettledPick, totalOdds } from './settle-bet.ts';
export { readMarketId } from './sport.ts';
