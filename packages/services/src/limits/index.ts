export { requireDepositRoom, reviewDeposit } from './deposit-limits.ts';
export { readLimit, readLimits } from './read-limits.ts';
export { keepLimit, setLimits } from './set-limits.ts';
