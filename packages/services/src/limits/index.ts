export { cancelLimitChange } from './cancel-limit-change.ts';
export { requireDepositRoom, reviewDeposit } from './deposit-limits.ts';
export { readLimit } from './read-limit.ts';
export { readLimits } from './read-limits.ts';
export { setLimits } from './set-limits.ts';
