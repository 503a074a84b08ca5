import type { z } from 'zod';

import { dataCopies, dataCopyFile, requestDataCopy } from './account/data-copies.ts';
import { accountEvents } from './account/events.ts';
import { retention } from './account/retention.ts';
import { financialHistory } from './account/financial-history.ts';
import { makeFileLink, recoveryCodesFile } from './account/file-links.ts';
import { historyFile } from './account/history-file.ts';
import { gameHistory } from './account/game-history.ts';
import { gameTransfers } from './account/game-transfers.ts';
import { changePassword } from './auth/change-password.ts';
import { markMessagesRead, readMessages } from './account/messages.ts';
import { overview } from './account/overview.ts';
import { accountLogs } from './account/logs.ts';
import { sessionHistory } from './account/session-history.ts';
import { statement, yearStatement } from './account/statement.ts';
import { endOtherSessions, endSession } from './auth/end-session.ts';
import { countries } from './auth/countries.ts';
import { forgetPassword } from './auth/forget-password.ts';
import { login } from './auth/login.ts';
import { logout } from './auth/logout.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from './auth/passkeys.ts';
import { checkPhoneCode, sendPhoneCode } from './auth/phone-verification.ts';
import {
  confirmContactChange,
  contactChanges,
  undoContactChange,
  updateProfile,
  updateProfileAddress,
} from './auth/profile.ts';
import { refresh } from './auth/refresh.ts';
import { register } from './auth/register.ts';
import { resetPassword } from './auth/reset-password.ts';
import { beginPasskeyProof, proveOwner, readSecurity } from './auth/security.ts';
import { toggleVerification } from './auth/toggle-verification.ts';
import {
  checkTwoFactor,
  confirmTwoFactor,
  disableTwoFactor,
  enableTwoFactor,
  renewRecoveryCodes,
} from './auth/two-factor.ts';
import { userProfile } from './auth/user-profile.ts';
import type { CallShape } from './call.ts';
import { categoryGames } from './catalogue/category-games.ts';
import { config } from './catalogue/config.ts';
import { favoriteGames, toggleFavoriteGame } from './catalogue/favorite-games.ts';
import { gameDetail } from './catalogue/game-detail.ts';
import { gameRow, recentGames } from './catalogue/game-rows.ts';
import { gameSheet } from './catalogue/game-sheet.ts';
import { productPage } from './catalogue/product-page.ts';
import { games } from './catalogue/games.ts';
import { globalGameCategories } from './catalogue/global-game-categories.ts';
import { providers } from './catalogue/providers.ts';
import { helpLines } from './limits/help-lines.ts';
import { deactivateAccount, readClosing, requestReturn } from './limits/exclusion.ts';
import { limitTrail, reviewLimits, setRealityCheck } from './limits/limit-trail.ts';
import { cancelLimitChange, readLimit, readLimits, setLimit, setOneLimit } from './limits/limits.ts';
import { depositDynamic } from './money/deposit-dynamic.ts';
import { readDocuments, uploadDocument } from './money/documents.ts';
import { envoyBanks, envoyPay, envoyPayments, envoyQr } from './money/envoy.ts';
import { paymentDetails } from './money/payment-details.ts';
import { paymentMethods } from './money/payment-methods.ts';
import {
  listPayoutDestinations,
  lockPayoutDestinations,
  namePayoutDestination,
  removePayoutDestination,
  unlockPayoutDestinations,
} from './money/payout-destinations.ts';
import { cancelPendingTransaction, pendingTransactions } from './money/pending-transactions.ts';
import { rovpayAccount, rovpayDeposit, rovpayState } from './money/rovpay.ts';
import { transactionDetail } from './money/transaction.ts';
import { binaryTransfer, liveSlotTransfer, pokerTransfer } from './money/transfers.ts';
import { binaryBalance, liveSlotBalance, wallets } from './money/wallets.ts';
import { showStoppable, stopOwnWithdrawal, stopWithdrawal } from './money/stop-withdrawal.ts';
import { withdrawDynamic } from './money/withdraw-dynamic.ts';
import { withdrawalState } from './money/withdrawal-state.ts';
import { bonusSteps } from './rewards/bonus-steps.ts';
import {
  acceptBonus,
  chooseOffers,
  declineBonus,
  enterBonusCode,
  giveUpBonus,
  readBonuses,
} from './rewards/bonuses.ts';
import { availableFreeSpins, claimFreeSpins } from './rewards/free-spins.ts';
import { gameBonus } from './rewards/game-bonus.ts';
import { bonusHistory, freeSpinHistory } from './rewards/histories.ts';
import { readLoyalty } from './rewards/loyalty.ts';
import { rewardFrame } from './rewards/reward-frame.ts';
import { launchDemo, launchGame, launchReplay } from './play/launch-game.ts';
import { acknowledgeRealityCheck, keepPlaySession, leavePlaySession } from './play/play-session.ts';
import { cardJackpots, jackpots } from './catalogue/jackpots.ts';
import { liveSlotGames, liveSlotLobby } from './play/live-slot.ts';
import { openBinaryOption } from './play/binary-option.ts';
import { addPokerUser, openLobby, pokerBalance, pokerStats } from './play/poker.ts';
import { homepage } from './site/homepage.ts';
import { options } from './site/options.ts';
import { pageFile } from './site/page-file.ts';
import { pages } from './site/pages.ts';
import { popup } from './site/popup.ts';
import { promotions } from './site/promotions.ts';
import { search } from './site/search.ts';
import { sliders } from './site/sliders.ts';
import { betradarWidget } from './sports/betradar-widget.ts';
import { sportNames } from './sports/sport-names.ts';
import {
  betconstructEsport,
  betconstructHistory,
  betconstructLive,
  betconstructPrematch,
  betradarEsport,
  betradarHistory,
  betradarLive,
  betradarPrematch,
  redlaneEsport,
  redlaneHistory,
  redlaneLive,
  redlanePrematch,
  sportsHistoryToken,
  sportsToken,
} from './sports/sportsbook.ts';

/** Every served call, by its key. */
export const calls = {
  'GET /options': options,
  'GET /homepage': homepage,
  'GET /pages': pages,
  'GET /pages/{slug}/file': pageFile,
  'GET /promotions': promotions,
  'GET /popup': popup,
  'GET /sliders': sliders,
  'GET /search': search,
  'POST /login': login,
  'POST /refresh': refresh,
  'POST /logout': logout,
  'GET /user-profile': userProfile,
  'PUT /update-profile-address': updateProfileAddress,
  'PUT /update-profile': updateProfile,
  'GET /account/contact-changes': contactChanges,
  'POST /account/contact-changes/confirm': confirmContactChange,
  'POST /undo-contact-change': undoContactChange,
  'GET /countries': countries,
  'POST /account/register': register,
  'POST /forget-password': forgetPassword,
  'POST /reset-password': resetPassword,
  'PUT /change-password': changePassword,
  'GET /check-2fa': checkTwoFactor,
  'POST /enable-2fa': enableTwoFactor,
  'POST /confirm-2fa': confirmTwoFactor,
  'POST /disable-2fa': disableTwoFactor,
  'POST /account/recovery-codes': renewRecoveryCodes,
  'GET /account/security': readSecurity,
  'POST /account/proof': proveOwner,
  'POST /account/proof/passkey-options': beginPasskeyProof,
  'GET /account/passkeys': listPasskeys,
  'POST /account/passkeys/options': beginPasskey,
  'POST /account/passkeys': addPasskey,
  'PUT /account/passkeys/{id}': renamePasskey,
  'DELETE /account/passkeys/{id}': removePasskey,
  'POST /login/passkey-options': beginPasskeySignIn,
  'POST /login/passkey': signInByPasskey,
  'POST /account/verifications/sms': sendPhoneCode,
  'POST /account/verifications/sms-check': checkPhoneCode,
  'POST /toggle-verification': toggleVerification,
  'GET /limits/{limitType}': readLimit,
  'POST /limits/{limitType}': setLimit,
  'GET /help-lines': helpLines,
  'GET /account/limits': readLimits,
  'POST /account/limits': setOneLimit,
  'POST /account/limits/cancel-change': cancelLimitChange,
  'POST /account/limits/review': reviewLimits,
  'GET /account/limit-trail': limitTrail,
  'POST /account/reality-check': setRealityCheck,
  'POST /account/deactive-account': deactivateAccount,
  'GET /account/closing': readClosing,
  'POST /account/request-return': requestReturn,
  'GET /games': games,
  'GET /config': config,
  'GET /category-games': categoryGames,
  'GET /global-game-categories': globalGameCategories,
  'GET /providers': providers,
  'GET /game-rows/{row}': gameRow,
  'GET /game-sheet/{id}': gameSheet,
  'GET /product-page/{id}': productPage,
  'GET /game-detail/{id}': gameDetail,
  'GET /account/favorite-games': favoriteGames,
  'GET /account/favorite-games/{id}': toggleFavoriteGame,
  'GET /account/recent-games': recentGames,
  'GET /egt/jackpots': cardJackpots,
  'GET /pragmatic-jackpot/jackpots': jackpots,
  'GET /betradar-widget': betradarWidget,
  'GET /sportbook/betconstruct/prematch': betconstructPrematch,
  'GET /sportbook/betconstruct/live': betconstructLive,
  'GET /sportbook/betconstruct/esport': betconstructEsport,
  'GET /sportbook/betconstruct/history': betconstructHistory,
  'GET /sport/betradar/prematch': betradarPrematch,
  'GET /sport/betradar/live': betradarLive,
  'GET /sport/betradar/esport': betradarEsport,
  'GET /sport/betradar/history': betradarHistory,
  'GET /sportsbook/redlane/prematch': redlanePrematch,
  'GET /sportsbook/redlane/live': redlaneLive,
  'GET /sportsbook/redlane/esport': redlaneEsport,
  'GET /sportsbook/redlane/history': redlaneHistory,
  'GET /sports/names': sportNames,
  'POST /sports/token': sportsToken,
  'POST /sports/history-token': sportsHistoryToken,
  'GET /game/{id}': launchGame,
  'GET /gameDemo/{id}': launchDemo,
  'GET /gameReplay/{id}': launchReplay,
  'POST /account/play-session': keepPlaySession,
  'POST /account/play-session/leave': leavePlaySession,
  'POST /account/play-session/acknowledge': acknowledgeRealityCheck,
  'GET /live-slot/games': liveSlotGames,
  'GET /live-slot/lobby': liveSlotLobby,
  'GET /klaspoker/TotalMemberBalances': pokerStats,
  'GET /poker-balance': pokerBalance,
  'GET /live-slot/balance': liveSlotBalance,
  'GET /binary-option/balance': binaryBalance,
  'GET /account/wallets': wallets,
  'GET /account/game-transfers': gameTransfers,
  'POST /poker-transfer': pokerTransfer,
  'POST /live-slot/transfer': liveSlotTransfer,
  'POST /binary-option/transfer': binaryTransfer,
  'GET /open-lobby': openLobby,
  'POST /add-poker-user': addPokerUser,
  'GET /binary-option/{mode}': openBinaryOption,
  'GET /account/overview': overview,
  'GET /account/game-history': gameHistory,
  'GET /account/financial-history': financialHistory,
  'GET /account/logs': accountLogs,
  'GET /account/session-history': sessionHistory,
  'GET /account/statement': statement,
  'GET /account/exports/{history}': historyFile,
  'GET /account/statement/{year}': yearStatement,
  'POST /account/sessions/end': endSession,
  'POST /account/sessions/end-others': endOtherSessions,
  'GET /account/events': accountEvents,
  'GET /account/messages': readMessages,
  'POST /account/messages/read': markMessagesRead,
  'GET /account/data-copies': dataCopies,
  'POST /account/data-copies': requestDataCopy,
  'GET /account/data-copies/{id}/file': dataCopyFile,
  'GET /account/recovery-codes/file': recoveryCodesFile,
  'POST /account/file-links': makeFileLink,
  'GET /retention': retention,
  'GET /account/payment-details': paymentDetails,
  'GET /account/payment-methods': paymentMethods,
  'POST /account/deposit/dynamic': depositDynamic,
  'GET /pending-transactions/{type}': pendingTransactions,
  'PUT /cancel-pending-transactions/{id}': cancelPendingTransaction,
  'GET /account/transactions/{id}': transactionDetail,
  'GET /account/withdrawal-state': withdrawalState,
  'POST /account/withdraw/dynamic': withdrawDynamic,
  'POST /stop-withdrawal': stopWithdrawal,
  'POST /stop-withdrawal/show': showStoppable,
  'POST /account/withdrawals/{id}/stop': stopOwnWithdrawal,
  'GET /account/payout-destinations': listPayoutDestinations,
  'PUT /account/payout-destinations/{id}': namePayoutDestination,
  'DELETE /account/payout-destinations/{id}': removePayoutDestination,
  'POST /account/payout-destinations/lock': lockPayoutDestinations,
  'POST /account/payout-destinations/unlock': unlockPayoutDestinations,
  'GET /account/documents': readDocuments,
  'POST /account/documents': uploadDocument,
  'GET /account/deposit/rovpay': rovpayState,
  'POST /account/deposit/rovpay/account': rovpayAccount,
  'POST /account/deposit/rovpay/deposit': rovpayDeposit,
  'GET /account/envoy/bank-list': envoyBanks,
  'GET /account/envoy/available-payments/{bankSlug}': envoyPayments,
  'GET /account/envoy/pay': envoyPay,
  'GET /account/envoy/qr': envoyQr,
  'GET /account/bonuses': readBonuses,
  'POST /account/bonuses/accept': acceptBonus,
  'POST /account/bonuses/decline': declineBonus,
  'POST /account/bonuses/give-up': giveUpBonus,
  'POST /account/bonuses/code': enterBonusCode,
  'POST /account/bonuses/offers': chooseOffers,
  'GET /account/bonus-steps': bonusSteps,
  'GET /account/bonus-history': bonusHistory,
  'GET /account/free-spin-history': freeSpinHistory,
  'GET /account/available-freespin': availableFreeSpins,
  'POST /account/claim-freespin': claimFreeSpins,
  'GET /account/loyalty': readLoyalty,
  'GET /account/reward-frame': rewardFrame,
  'GET /play/bonus': gameBonus,
} as const satisfies Record<string, CallShape>;

export type Calls = typeof calls;
export type CallKey = keyof Calls;
/** Calls that reply with a file. */
export type FileKey = {
  [Key in CallKey]: Calls[Key] extends { readonly file: string } ? Key : never;
}[CallKey];

type Input<Shape> = Shape extends z.ZodType ? z.input<Shape> : undefined;
type Output<Shape> = Shape extends z.ZodType ? z.output<Shape> : undefined;
type Part<Key extends CallKey, Name extends string> =
  Calls[Key] extends Record<Name, infer Shape> ? Shape : undefined;

/** A reply in wire format: amounts as decimal strings, instants as ISO strings. */
export type WireReply<Key extends CallKey> = Input<Calls[Key]['reply']>;
/** A reply in the server's code: amounts as bigint, instants as Date. */
export type Reply<Key extends CallKey> = Output<Calls[Key]['reply']>;
export type Query<Key extends CallKey> = Output<Part<Key, 'query'>>;
export type Params<Key extends CallKey> = Output<Part<Key, 'params'>>;
export type Body<Key extends CallKey> = Output<Part<Key, 'body'>>;
export type WireBody<Key extends CallKey> = Input<Part<Key, 'body'>>;
/** Query values; those with a default may be omitted. */
export type WireQuery<Key extends CallKey> = Partial<Query<Key>>;
