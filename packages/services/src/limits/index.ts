export { cancelLimitChange } from './cancel-limit-change.ts';
export { deactivateAccount } from './deactivate-account.ts';
export { requireDepositRoom, reviewDeposit } from './deposit-limits.ts';
export { formatMoment } from './format-moment.ts';
export { readClosing } from './read-closing.ts';
export { readLimit } from './read-limit.ts';
export { readLimits } from './read-limits.ts';
export { requestReturn } from './request-return.ts';
export { setLimits } from './set-limits.ts';
