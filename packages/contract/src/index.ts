export {
  apiBasePath,
  type Area,
  areas,
  type CallShape,
  defineCall,
  isOpenAbroad,
  isRefusedWhileClosed,
  type Method,
} from './call.ts';
export {
  CallError,
  type CallErrorDetails,
  type FieldProblem,
  invalidFields,
  tooManyRequests,
} from './call-error.ts';
export {
  type Body,
  type CallKey,
  type Calls,
  type FileKey,
  calls,
  type Params,
  type Query,
  type Reply,
  type WireBody,
  type WireQuery,
  type WireReply,
} from './calls.ts';
export { type ErrorCode, errorCodes, errorRow } from './error-codes.ts';
export { type ErrorReply, errorReply } from './error-reply.ts';
export {
  type Game,
  game,
  type GameSort,
  gameSorts,
  type GameType,
  gameTypes,
  type SlotMechanic,
  slotMechanics,
  type Studio,
  studio,
} from './catalogue/game.ts';
export {
  type MainCategory,
  mainCategories,
  type PlayCategory,
  playCategories,
  type StatementPeriod,
  statementPeriods,
} from './account/statement.ts';
export {
  bonusKinds,
  bonusTerms,
  type BonusTerms,
  type BonusVersion,
  bonusVersion,
  type WrittenBonusTerms,
} from './rewards/bonus-terms.ts';
export { type RewardView, rewardViews } from './rewards/reward-frame.ts';
export { type SportsProviderName, sportsProviderNames } from './sports/sportsbook.ts';
export { maxFavoriteGames } from './catalogue/favorite-games.ts';
export type { Slider, Story } from './site/homepage.ts';
export { type SiteOptions, siteOptions } from './site/options.ts';
export type { HoldCause } from './money/hold-causes.ts';
export { type CoinNetwork, coinNetworkNames, coinNetworks, networkOf } from './money/coin-networks.ts';
export { type DocumentKind, documentKinds } from './money/documents.ts';
export * from './document-rules.ts';
export {
  isMessageKind,
  MAX_OPERATOR_TEXT,
  type MessageKind,
  messageKinds,
  type MessageTopic,
  messageTopics,
} from './account/message-kinds.ts';
export { type PaymentReason, paymentReasons, readPaymentReason } from './money/payment-reasons.ts';
export { ROVPAY_PAYMENT_ID } from './money/rovpay.ts';
export * from './status-numbers.ts';
export { textProblem } from './text-problem.ts';
export {
  type RetentionKind,
  retentionKinds,
  type RetentionSince,
  retentionSince,
} from './account/retention.ts';
