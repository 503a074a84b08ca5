export { createKeyRing, type KeyRing, type SigningKey } from './key-ring.ts';
export type { GameStudioPort, LaunchGame, LaunchRequest } from './ports/game-studio.ts';
export {
  type CreatedPayment,
  type PaymentGatewayPort,
  PaymentGatewayUnavailable,
  PaymentRefused,
  type PaymentRequest,
} from './ports/payment-gateway.ts';
export { createSandboxGateway, type SandboxGatewayOptions } from './sandbox-gateway/gateway.ts';
export {
  formatPaymentNotice,
  GATEWAY_PARTY,
  parsePaymentNotice,
  PAYMENT_NOTICE_PATH,
  type PaymentNotice,
  type PaymentNoticeReply,
  type PaymentOutcome,
} from './sandbox-gateway/notice.ts';
export {
  CREATE_PAYMENT_PATH,
  formatPaymentMessage,
  parsePaymentMessage,
  type PaymentMessage,
} from './sandbox-gateway/payment-message.ts';
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
export { MAX_AMOUNT_MINOR, type WireProblem, type WireResult } from './wire-reader.ts';
