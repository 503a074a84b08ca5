export { type BtcpayOptions, createBtcpay } from './btcpay/gateway.ts';
export { API_PATH as BTCPAY_API_PATH, BTCPAY } from './btcpay/messages.ts';
export { signWebhook, WEBHOOK_HEADER } from './btcpay/webhook-signature.ts';
export { createHttpScan, HTTP_SCAN, type HttpScanOptions } from './http-scan/http-scan.ts';
export { createHttpSms, type HttpSmsOptions } from './http-sms/http-sms.ts';
export { createKeyRing, type KeyRing, type SigningKey } from './key-ring.ts';
export type { CaptchaCheck, CaptchaPort, CaptchaResult } from './ports/captcha.ts';
export { FeedUnavailable } from './ports/feed-unavailable.ts';
export type { JackpotNetwork, JackpotPort, JackpotTier } from './ports/jackpots.ts';
export {
  type GameLaunch,
  type GameProviderPort,
  GameProviderUnavailable,
  type LaunchGame,
  type LaunchRequest,
} from './ports/game-provider.ts';
export {
  EnvoyBankClosed,
  type EnvoyBank,
  type EnvoyOffer,
  EnvoyOfferTaken,
  type EnvoyPage,
  type EnvoyPort,
} from './ports/envoy.ts';
export type { RovpayAccount, RovpayAccountRequest, RovpayClaim, RovpayPort } from './ports/rovpay.ts';
export { formatPageNotice, formatPageReport, parsePageNotice } from './page-payments/report.ts';
export {
  PAGE_STATEMENT_LINES,
  pageStatementMessage,
  parseStatementQuery,
  type StatementQuery,
} from './page-payments/statement.ts';
export { createPagePayments, type PagePaymentOptions } from './page-payments/page-payments.ts';
export { installedProviders } from './installed.ts';
export { checkReplies } from './registry/check-replies.ts';
export { currencyNumber, formatPlayerId, parseGameCode, parsePlayerId } from './wire-ids.ts';
export { type CircuitStatus, FAILURES_IN_A_ROW, PAUSE_MS } from './client/circuit.ts';
export { createProviderClient, type ProviderClient } from './client/provider-client.ts';
export {
  type CallbackRefusal,
  type CallbackReply,
  type CallbackRequest,
  jsonReply,
} from './ports/callback.ts';
export {
  type IgnoredNotice,
  MAX_REFERENCE_LENGTH,
  type NoticeDecision,
  type NoticeDialect,
  type NoticeExchange,
  type NoticeReading,
  noticePath,
  type PaymentNotice,
  type PaymentReport,
  type PaymentState,
} from './ports/notice-dialect.ts';
export {
  type BetCommand,
  type StatusCommand,
  type OpenedSession,
  type ReverseWinCommand,
  type RollbackCommand,
  type RoundEndCommand,
  type SessionCommand,
  type UndoCommand,
  type WalletCommand,
  type WalletDialect,
  type WalletExchange,
  type WalletOutcome,
  walletPath,
  type WalletReading,
  type WalletResult,
  type WinCommand,
} from './ports/wallet-dialect.ts';
export { createPaytr, type PaytrOptions } from './paytr/gateway.ts';
export { PAYTR, paytrPaths } from './paytr/messages.ts';
export { currencyAtPaytr } from './paytr/money.ts';
export { formatPaytrTime } from './paytr/istanbul-time.ts';
export {
  callToken as paytrCallToken,
  noticeHash as paytrNoticeHash,
  type PaytrForm,
  type PaytrStore,
  startToken as paytrStartToken,
} from './paytr/tokens.ts';
export { createRegistry, type ProviderRegistry, duplicatePortProblems } from './registry/create-registry.ts';
export { openProvider } from './registry/open-provider.ts';
export type { Provider, ProviderDefinition, ProviderParts, ProviderPorts } from './registry/provider.ts';
export { providersMarkdown } from './registry/providers-markdown.ts';
export { type ProviderSettings, readProviderSettings } from './registry/read-provider-settings.ts';
export { isOptionalSetting, parseSetting, settingKind } from './registry/setting-kind.ts';
export { settingName } from './registry/setting-name.ts';
export { weaknessOf } from './registry/weak-secret.ts';
export {
  LIVE_FEED_PATH,
  LIVE_TABLE_TYPES,
  type LiveFeedMessage,
  type LiveFeedRequest,
  type LiveGameResult,
  type LiveTableChange,
  type LiveTableFrame,
  type LiveTableLimits,
  type LiveTableType,
} from './ports/live-feed.ts';
export type { LocalName, MatchFeedPort, MatchNames, MatchSide, UpcomingMatch } from './ports/match-feed.ts';
export type { Email, MailPort } from './ports/mail.ts';
export { DELIVERY_TIMEOUT_MS, MessageUndelivered } from './ports/message-undelivered.ts';
export {
  type CoinPayment,
  type CreatedPayment,
  type PaymentGatewayPort,
  type PaymentKey,
  type PayoutPort,
  type PayoutRequest,
  type RefundRequest,
  type StatementLine,
  PaymentGatewayUnavailable,
  PaymentRefused,
  type PaymentRequest,
} from './ports/payment-gateway.ts';
export {
  type PokerLobbyRequest,
  type PokerNameProblem,
  PokerNameRefused,
  type PokerRoomPort,
  PokerRoomUnavailable,
  type PokerStats,
  PokerUserMissing,
} from './ports/poker-room.ts';
export type { ScanPort, ScanResult } from './ports/scan.ts';
export type { ShortMessage, SmsPort } from './ports/sms.ts';
export { smsParts, type SmsText, smsText } from './sms-text.ts';
export {
  createSandboxJackpots,
  JACKPOT_FEED_PATH,
  type JackpotFeedMessage,
  type SandboxFeedOptions,
} from './sandbox-feeds/jackpots.ts';
export { MATCH_NAMES_PATH, type MatchNamesMessage } from './sandbox-feeds/match-names.ts';
export {
  createSandboxMatches,
  MATCH_FEED_PATH,
  type MatchFeedMessage,
  type MatchMessage,
} from './sandbox-feeds/matches.ts';
export { createSandboxGateway, type SandboxGatewayOptions } from './sandbox-gateway/gateway.ts';
export { GATEWAY_PARTY, PAYMENT_NOTICE_PATH, type PaymentNoticeReply } from './sandbox-gateway/notice.ts';
export {
  CREATE_PAYMENT_PATH,
  createdMessage,
  formatPaymentMessage,
  parsePaymentMessage,
  type PaymentMessage,
} from './sandbox-gateway/payment-message.ts';
export {
  parsePayoutMessage,
  parseRefundMessage,
  PAYOUT_PATH,
  type PayoutMessage,
  REFUND_PATH,
  type RefundMessage,
} from './sandbox-gateway/payout-message.ts';
export { formatPaymentNotice, parsePaymentNotice, reportMessage } from './sandbox-gateway/report-message.ts';
export {
  STATEMENT_PAGE_LINES,
  STATEMENT_PATH,
  statementMessage,
} from './sandbox-gateway/statement-message.ts';
export { createSandboxEnvoy } from './sandbox-envoy/envoy.ts';
export {
  ENVOY_BANKS_PATH,
  ENVOY_NOTICE_PATH,
  ENVOY_OFFERS_PATH,
  ENVOY_PARTY,
  ENVOY_PAYMENTS_PATH,
  ENVOY_QUERY_PATHS,
  envoyOffersReply,
  type EnvoyPaymentMessage,
  parseEnvoyBank,
  parseEnvoyPayment,
} from './sandbox-envoy/messages.ts';
export {
  parseRovpayAccountMessage,
  parseRovpayClaim,
  ROVPAY_ACCOUNT_PATH,
  ROVPAY_CLAIM_PATH,
  ROVPAY_NOTICE_PATH,
  ROVPAY_PARTY,
  ROVPAY_QUERY_PATHS,
  type RovpayAccountMessage,
  rovpayAccountReply,
  type RovpayClaimMessage,
} from './sandbox-rovpay/messages.ts';
export { createSandboxRovpay } from './sandbox-rovpay/rovpay.ts';
export { createSandboxInbox, type SandboxInboxOptions } from './sandbox-inbox/inbox.ts';
export {
  formatInboxMessage,
  INBOX_MESSAGE_PATH,
  INBOX_PARTY,
  type InboxMessage,
  parseInboxMessage,
} from './sandbox-inbox/inbox-message.ts';
export { createClosedPokerRoom } from './sandbox-poker/closed-poker-room.ts';
export {
  formatPokerStats,
  parsePokerLobby,
  parsePokerUser,
  POKER_LOBBY_PATH,
  POKER_PARTY,
  POKER_STATS_PATH,
  POKER_USERS_PATH,
  type PokerLobbyMessage,
} from './sandbox-poker/messages.ts';
export { createSandboxPokerRoom, type SandboxPokerRoomOptions } from './sandbox-poker/poker-room.ts';
export { readSignedForm, signForm } from './sandbox-quick/form-hash.ts';
export {
  buildQuickUrl,
  QUICK_PAGE_PATH,
  type QuickLaunch,
  readQuickUrl,
  signQuickLaunch,
} from './sandbox-quick/launch-form.ts';
export { QUICK_LAUNCH_PATH } from './sandbox-quick/script-launch.ts';
export { sandboxQuick } from './sandbox-quick/define.ts';
export { SCRIPT_HOST_PATH } from './script-host-path.ts';
export {
  QUICK_PARTY,
  QUICK_WALLET_PATH,
  type QuickCall,
  quickErrors,
  type QuickReply,
  quickReply,
} from './sandbox-quick/messages.ts';
export { createQuickDialect } from './sandbox-quick/wallet-dialect.ts';
export {
  buildLaunchUrl,
  FRAME_PATH,
  type LaunchTicket,
  readLaunchUrl,
} from './sandbox-studio/launch-address.ts';
export {
  type BalanceMessage,
  type BetMessage,
  type RollbackMessage,
  type RoundEndMessage,
  type SessionMessage,
  type StatusMessage,
  STUDIO_PARTY,
  type WalletCall,
  WALLET_CALLBACK_PATH,
  WALLET_CALLS,
  type WalletMessages,
  type WinKind,
  type WinMessage,
} from './sandbox-studio/messages.ts';
export { formatWalletMessage, parseWalletMessage } from './sandbox-studio/parse-message.ts';
export {
  isFinalStatus,
  parseSessionReply,
  parseStatusReply,
  parseWalletReply,
  type SessionReply,
  type StatusReply,
  WALLET_STATUSES,
  type WalletReply,
  type WalletStatus,
} from './sandbox-studio/replies.ts';
export { createSandboxStudio, type SandboxStudioOptions } from './sandbox-studio/studio.ts';
export {
  SIGNATURE_HEADERS,
  SIGNATURE_WINDOW_SECONDS,
  type SignatureCheck,
  type SignatureFailure,
  type SignedParts,
  signRequest,
  verifySignature,
} from './signature.ts';
export { dummySecrets, dummySiteKeys, isDummyCaptchaKey } from './turnstile/dummy-keys.ts';
export {
  createTurnstile,
  TURNSTILE_ORIGIN,
  TURNSTILE_SCRIPT_PATH,
  TURNSTILE_VERIFY_PATH,
  type TurnstileOptions,
} from './turnstile/turnstile.ts';
export type { WireProblem, WireResult } from './wire/read-wire.ts';
export { MAX_AMOUNT_MINOR } from './wire/wire-types.ts';
export { createSmtpMail, type SmtpMailOptions } from './smtp-mail/smtp-mail.ts';
export { isSameText } from './same-text.ts';
export { formatDecimal } from './wire/decimal-amount.ts';
export {
  BODY_SIGNATURE_HEADER,
  isBodySignature as isBatchSignature,
  signBody as signBatch,
} from './action-batch/body-signature.ts';
export { BATCH_LAUNCH_PATHS } from './action-batch/launch.ts';
export { ACTION_BATCH } from './action-batch/messages.ts';
export { formatForm, readForm } from './form-hash/form-hash.ts';
export { FORM_LAUNCH_PATH } from './form-hash/launch.ts';
export { FORM_HASH } from './form-hash/messages.ts';
export {
  isBodySignature as isRsaSignature,
  readPrivateKey,
  readPublicKey,
  signBody as signRsa,
} from './rsa-json/body-signature.ts';
export { DEFAULT_SIGNATURE_HEADER as RSA_SIGNATURE_HEADER } from './rsa-json/define.ts';
export { RSA_LAUNCH_PATH } from './rsa-json/launch.ts';
export { RSA_JSON, UNITS_PER_MINOR as RSA_UNITS_PER_MINOR } from './rsa-json/messages.ts';
export { type BookPlace, type BookSide, placeFields, readPlace } from './book-pages/book-place.ts';
export type { BookTicket } from './book-pages/book-ticket.ts';
export {
  type SportsbookPage,
  type SportsbookPort,
  type SportsbookRequest,
  type SportsbookTheme,
  SportsbookUnavailable,
  type SportsbookView,
  sportsbookViews,
} from './ports/sportsbook.ts';
export {
  BETCONSTRUCT_FRAME_PATH,
  BETCONSTRUCT_PARTY,
  buildBetconstructUrl,
  readBetconstructUrl,
} from './sandbox-betconstruct/messages.ts';
export {
  BETRADAR_LOADER_PATH,
  BETRADAR_PARTY,
  betradarScript,
  buildBetradarLaunch,
  readBetradarLaunch,
} from './sandbox-betradar/messages.ts';
export {
  buildRedlineUrl,
  readRedlineUrl,
  REDLINE_FRAME_PATH,
  REDLINE_PARTY,
} from './sandbox-redline/messages.ts';
export {
  type GrantExchange,
  grantPath,
  type GrantReading,
  type GrantResult,
  type Reward,
  type RewardCheck,
  type RewardFrameRequest,
  type RewardGrant,
  type RewardLevel,
  type RewardLoyalty,
  type RewardPause,
  type RewardsPort,
} from './ports/rewards.ts';
export { formatGrant, parseGrantReply, REWARD_GRANT_PATH } from './sandbox-rewards/grant-message.ts';
export {
  ADDRESS_SECONDS,
  buildRewardAddress,
  readRewardAddress,
  REWARDS_PARTY,
  REWARDS_PATH,
  type RewardTicket,
} from './sandbox-rewards/ticket.ts';
