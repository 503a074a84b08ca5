export type { BetMath } from './bet-math.ts';
export { type BetProblem, InvalidBet } from './invalid-bet.ts';
export type { Odds } from './odds.ts';
export { highestStakeMinor, type Hundredths } from './pay.ts';
export type { StakeLimits } from './read-bets.ts';
