export {
  drawFootball,
  type FootballResult,
  type MatchEvent,
  type MatchResult,
  type Score,
} from './draw-football.ts';
export {
  type FootballBet,
  type FootballMargins,
  footballOdds,
  type FootballPick,
  readFootballBets,
  settleFootball,
} from './football-bets.ts';
export {
  type Fixture,
  fixturesOf,
  LEAGUE_ROUNDS,
  LEAGUE_TEAMS,
  type MatchWeights,
  matchWeights,
} from './football-league.ts';
export { type FootballMarket, footballMarkets, marketChances, picksOf } from './football-markets.ts';
export { footballMath } from './football-math.ts';
