import type { CallKey, Calls, FileKey } from '@baize/contract';

import type { Route } from '../route.ts';
import { makeFileLink } from './account/file-links.ts';
import { dataCopies, requestDataCopy } from './account/data-copies.ts';
import { bonusHistory } from './account/bonus-history.ts';
import { financialHistory } from './account/financial-history.ts';
import { freeSpinHistory } from './account/free-spin-history.ts';
import { gameHistory } from './account/game-history.ts';
import { gameTransfers } from './account/game-transfers.ts';
import { changePassword } from './auth/change-password.ts';
import { markMessages, readMessages } from './account/messages.ts';
import { overview } from './account/overview.ts';
import { retention } from './account/retention.ts';
import { accountLogs } from './account/logs.ts';
import { sessionHistory } from './account/session-history.ts';
import { statement } from './account/statement.ts';
import { endOtherSessions, endSession } from './auth/end-session.ts';
import { checkPhoneCode } from './auth/check-phone-code.ts';
import { checkTwoFactor } from './auth/check-two-factor.ts';
import { confirmTwoFactor } from './auth/confirm-two-factor.ts';
import { confirmContactChange } from './auth/confirm-contact-change.ts';
import { contactChanges } from './auth/contact-changes.ts';
import { countries } from './auth/countries.ts';
import { disableTwoFactor } from './auth/disable-two-factor.ts';
import { enableTwoFactor } from './auth/enable-two-factor.ts';
import { forgetPassword } from './auth/forget-password.ts';
import { login } from './auth/login.ts';
import { logout } from './auth/logout.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyProof,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from './auth/passkeys.ts';
import { proveOwner } from './auth/prove-owner.ts';
import { readSecurity } from './auth/read-security.ts';
import { refresh } from './auth/refresh.ts';
import { register } from './auth/register.ts';
import { renewRecoveryCodes } from './auth/renew-recovery-codes.ts';
import { resetPassword } from './auth/reset-password.ts';
import { sendPhoneCode } from './auth/send-phone-code.ts';
import { toggleVerification } from './auth/toggle-verification.ts';
import { undoContactChange } from './auth/undo-contact-change.ts';
import { updateProfile } from './auth/update-profile.ts';
import { updateProfileAddress } from './auth/update-profile-address.ts';
import { userProfile } from './auth/user-profile.ts';
import { categoryGames } from './catalogue/category-games.ts';
import { config } from './catalogue/config.ts';
import { favoriteGames } from './catalogue/favorite-games.ts';
import { gameDetail } from './catalogue/game-detail.ts';
import { gameRow } from './catalogue/game-row.ts';
import { gameSheet } from './catalogue/game-sheet.ts';
import { productPage } from './catalogue/product-page.ts';
import { games } from './catalogue/games.ts';
import { globalGameCategories } from './catalogue/global-game-categories.ts';
import { providers } from './catalogue/providers.ts';
import { recentGames } from './catalogue/recent-games.ts';
import { toggleFavoriteGame } from './catalogue/toggle-favorite-game.ts';
import { helpLines } from './limits/help-lines.ts';
import { cancelLimitChange } from './limits/cancel-limit-change.ts';
import { readLimit } from './limits/read-limit.ts';
import { readLimits } from './limits/read-limits.ts';
import { setOneLimit } from './limits/set-one-limit.ts';
import { reviewLimits } from './limits/review-limits.ts';
import { limitTrail } from './limits/limit-trail.ts';
import { setRealityCheck } from './limits/set-reality-check.ts';
import { deactivateAccount } from './limits/deactivate-account.ts';
import { readClosing } from './limits/read-closing.ts';
import { requestReturn } from './limits/request-return.ts';
import { setLimit } from './limits/set-limit.ts';
import { cancelPendingTransaction } from './money/cancel-pending-transaction.ts';
import { cardJackpots, jackpots } from './catalogue/jackpots.ts';
import { depositDynamic } from './money/deposit-dynamic.ts';
import { envoyBanks } from './money/envoy-banks.ts';
import { envoyPay } from './money/envoy-pay.ts';
import { envoyPayments } from './money/envoy-payments.ts';
import { envoyQr } from './money/envoy-qr.ts';
import { paymentDetails } from './money/payment-details.ts';
import { paymentMethods } from './money/payment-methods.ts';
import { pendingTransactions } from './money/pending-transactions.ts';
import { readDocuments } from './money/read-documents.ts';
import { uploadDocument } from './money/upload-document.ts';
import { rovpayAccount } from './money/rovpay-account.ts';
import { rovpayDeposit } from './money/rovpay-deposit.ts';
import { rovpayState } from './money/rovpay-state.ts';
import { transactionDetail } from './money/transaction.ts';
import { binaryBalance } from './money/binary-balance.ts';
import { liveSlotBalance } from './money/live-slot-balance.ts';
import { binaryTransfer, liveSlotTransfer, pokerTransfer } from './money/transfers.ts';
import { wallets } from './money/wallets.ts';
import {
  listPayoutDestinations,
  lockPayoutDestinations,
  namePayoutDestination,
  removePayoutDestination,
  unlockPayoutDestinations,
} from './money/payout-destinations.ts';
import { showStoppable, stopOwnWithdrawal, stopWithdrawal } from './money/stop-withdrawal.ts';
import { withdrawDynamic } from './money/withdraw-dynamic.ts';
import { withdrawalState } from './money/withdrawal-state.ts';
import { addPokerUser } from './play/add-poker-user.ts';
import { launchDemo } from './play/launch-demo.ts';
import { launchReplay } from './play/launch-replay.ts';
import { launchGame } from './play/launch-game.ts';
import { openBinaryOption } from './play/open-binary-option.ts';
import { openLobby } from './play/open-lobby.ts';
import { keepPlaySession } from './play/keep-play-session.ts';
import { leavePlaySession } from './play/leave-play-session.ts';
import { acknowledgeRealityCheck } from './play/acknowledge-reality-check.ts';
import { liveSlotGames } from './play/live-slot-games.ts';
import { liveSlotLobby } from './play/live-slot-lobby.ts';
import { pokerBalance } from './play/poker-balance.ts';
import { pokerStats } from './play/poker-stats.ts';
import { rewardFrame } from './rewards/reward-frame.ts';
import { homepage } from './site/homepage.ts';
import { options } from './site/options.ts';
import { acceptBonus } from './rewards/accept-bonus.ts';
import { availableFreeSpins } from './rewards/available-free-spins.ts';
import { bonusSteps } from './rewards/bonus-steps.ts';
import { chooseOffers } from './rewards/choose-offers.ts';
import { claimFreeSpins } from './rewards/claim-free-spins.ts';
import { declineBonus } from './rewards/decline-bonus.ts';
import { enterBonusCode } from './rewards/enter-bonus-code.ts';
import { gameBonus } from './rewards/game-bonus.ts';
import { giveUpBonus } from './rewards/give-up-bonus.ts';
import { readBonuses } from './rewards/read-bonuses.ts';
import { readLoyalty } from './rewards/read-loyalty.ts';
import { pages } from './site/pages.ts';
import { popup } from './site/popup.ts';
import { promotions } from './site/promotions.ts';
import { search } from './site/search.ts';
import { sliders } from './site/sliders.ts';
import { betradarWidget } from './sports/betradar-widget.ts';
import { sportNames } from './sports/sport-names.ts';
import { sportsHistoryToken, sportsToken } from './sports/sports-tokens.ts';
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
} from './sports/sportsbooks.ts';

/** Calls with a single reply; streams and files are registered separately. */
export type AnsweredKey = {
  [Key in CallKey]: Key extends FileKey ? never : Calls[Key] extends { stream: true } ? never : Key;
}[CallKey];

/** The route of every call; a call without one does not compile. */
export const routes: { readonly [Key in AnsweredKey]: Route<Key> } = {
  'GET /options': options,
  'GET /homepage': homepage,
  'GET /pages': pages,
  'GET /promotions': promotions,
  'GET /popup': popup,
  'GET /sliders': sliders,
  'GET /search': search,
  'POST /login': login,
  'POST /refresh': refresh,
  'POST /logout': logout,
  'GET /user-profile': userProfile,
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
  'PUT /update-profile-address': updateProfileAddress,
  'PUT /update-profile': updateProfile,
  'GET /account/contact-changes': contactChanges,
  'POST /account/contact-changes/confirm': confirmContactChange,
  'POST /undo-contact-change': undoContactChange,
  'POST /account/verifications/sms': sendPhoneCode,
  'POST /account/verifications/sms-check': checkPhoneCode,
  'POST /toggle-verification': toggleVerification,
  'GET /limits/{limitType}': readLimit,
  'POST /limits/{limitType}': setLimit,
  'GET /help-lines': helpLines,
  'GET /account/limits': readLimits,
  'POST /account/limits/cancel-change': cancelLimitChange,
  'POST /account/limits': setOneLimit,
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
  'POST /account/play-session/acknowledge': acknowledgeRealityCheck,
  'POST /account/play-session/leave': leavePlaySession,
  'POST /account/play-session': keepPlaySession,
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
  'GET /account/messages': readMessages,
  'POST /account/messages/read': markMessages,
  'GET /account/data-copies': dataCopies,
  'POST /account/data-copies': requestDataCopy,
  'POST /account/file-links': makeFileLink,
  'GET /retention': retention,
  'GET /account/game-history': gameHistory,
  'GET /account/logs': accountLogs,
  'GET /account/session-history': sessionHistory,
  'GET /account/statement': statement,
  'POST /account/sessions/end': endSession,
  'POST /account/sessions/end-others': endOtherSessions,
  'GET /account/financial-history': financialHistory,
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
  'GET /play/bonus': gameBonus,
  'GET /account/reward-frame': rewardFrame,
};
