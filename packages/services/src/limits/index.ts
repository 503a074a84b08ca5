export { cancelLimitChange } from './cancel-limit-change.ts';
export { closeAccount, ClosedForLonger, type ClosingServices, NoAccount } from './close-account.ts';
export { closeElsewhere } from './close-elsewhere.ts';
export { type ClosingFacts, deactivateAccount } from './deactivate-account.ts';
export {
  type CreditObstacle,
  findCreditObstacle,
  readDepositRoom,
  requireDepositRoom,
} from './deposit-limits.ts';
export { formatMoment } from '../format-moment.ts';
export { readClosing } from './read-closing.ts';
export { actionNames, limitTrail } from './limit-trail.ts';
export { readHelpLines } from './read-help-lines.ts';
export { readLimit } from './read-limit.ts';
export { readLimits } from './read-limits.ts';
export { requestReturn } from './request-return.ts';
export { realityCheckEvery } from './reality-check-every.ts';
export { requireOpenAccount } from './require-open-account.ts';
export { reviewLimits } from './review-limits.ts';
export { sendClosingNotice } from './send-closing-notice.ts';
export { setLimits } from './set-limits.ts';
export { setOneLimit } from './set-one-limit.ts';
export { tellOfLimits } from './tell-of-limits.ts';
export { setRealityCheck } from './set-reality-check.ts';
