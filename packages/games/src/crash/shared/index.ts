export { type BetProblem, InvalidBet } from './invalid-bet.ts';
export { type BetMath, highestStakeMinor, type Hundredths } from './pay.ts';
export { playMany, type Proof, type ProvableBet } from './play-many.ts';
export { type Ratio, toNumber } from './ratio.ts';
export type { StakeLimits } from './read-bets.ts';
