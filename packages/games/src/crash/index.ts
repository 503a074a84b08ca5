export { type CrashBet, readCrashBets } from './crash-bets.ts';
export { type CrashChain, type CrashResult, crashResultOf, createCrashChain } from './crash-chain.ts';
export { firstMsOf, multiplierAt } from './crash-curve.ts';
export { crashMath } from './crash-math.ts';
export { drawCrashPoint } from './crash-point.ts';
export { type CrashTerms, LOWEST_CRASH_TARGET } from './crash-terms.ts';
export { cashOutAt, crashPays, flightMsOf, settleCrash } from './settle-crash.ts';
export { crashPointOfSeed, isSeedOfChain, type KnownSeed } from './verify-crash.ts';
