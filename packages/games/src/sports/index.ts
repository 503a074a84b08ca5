export {
  type Attack,
  type AttackMatch,
  type AttackTerms,
  drawAttack,
  drawAttacks,
  playAttack,
  startAttacks,
} from './attack-model.ts';
export { americanFootball, basketball, handball, iceHockey } from './attack-sport.ts';
export {
  countLines,
  type Line,
  linesOf,
  MOST_LINES,
  MOST_PICKS,
  type SystemName,
  systems,
} from './bet-lines.ts';
export { CASH_OUT_MARGIN, cashOutOffer, type HeldPick, type SplitStake, splitStake } from './cash-out.ts';
export {
  drawCancelledGoals,
  drawFootballMatch,
  football,
  footballAt,
  type FootballIncident,
  type FootballState,
  type FootballTerms,
  playRedCards,
} from './football.ts';
export { houseMargins, type Margins } from './lines-on-sale.ts';
export type { MarketKind, Score } from './markets.ts';
export { factorOf, type PickResult, resultByLine } from './pick-results.ts';
export { acceptsNow, type PriceRule, priceRules } from './price-change.ts';
export { chancesOf, overround, type Price, priceAlone, priceMarket, roundPrice } from './prices.ts';
export { drawRedCards, type GoalMeans, type RedCard } from './red-cards.ts';
export { possibleReturn, settleBet, type SettledPick, totalOdds } from './settle-bet.ts';
export {
  drawPoint,
  drawSets,
  type PlayedSetsRules,
  playPoint,
  type SetsMatch,
  startSets,
} from './sets-play.ts';
export {
  arena,
  arenaRules,
  badminton,
  badmintonRules,
  darts,
  dartsRules,
  type DartsTerms,
  type RallyTerms,
  rounds,
  roundsRules,
  tableTennis,
  tableTennisRules,
  tennis,
  tennisRules,
  type TennisTerms,
  volleyball,
  volleyballRules,
} from './sets-sports.ts';
export {
  formatMarketId,
  type MarketName,
  type Offer,
  type OfferedPick,
  readMarketId,
  type Side,
  type Sport,
} from './sport.ts';
export type { ServeChances } from './tennis-rules.ts';
