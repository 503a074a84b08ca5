import { createMatch } from '../router/route-table.ts';
import type { AnyRoute } from '../router/route.ts';
import { accountActivitiesRoute } from './account-activities.ts';
import { accountMenuRoute, accountRoute } from './account.ts';
import { bettingHistoryRoute } from './betting-history.ts';
import { envoyQrRoute, envoyRoute, rovpayRoute } from './cashier.ts';
import { depositRoute } from './deposit.ts';
import { coolingOffRoute, selfExclusionRoute } from './exclusion.ts';
import { financialHistoryRoute } from './financial-history.ts';
import { forgotPasswordRoute } from './forgot-password.ts';
import { galleryRoute } from './gallery.ts';
import { freeSpinHistoryRoute } from './free-spins.ts';
import { gamePageRoute } from './game-page.ts';
import { gameTransfersRoute } from './game-transfers.ts';
import { gameHistoryRoute } from './game-history.ts';
import { helpRoute } from './help.ts';
import { highFlyerRoute } from './high-flyer.ts';
import { liveBinaryRoute } from './live-binary.ts';
import { homeRoute } from './home.ts';
import { messagesRoute } from './messages.ts';
import { lobbyRoutes } from './lobby.ts';
import { infoPageRoute } from './info-page.ts';
import { limitsRoute } from './limits.ts';
import { loginRoute } from './login.ts';
import { notFoundRoute } from './not-found.ts';
import { ownDataRoute } from './own-data.ts';
import { demoPlayRoute, launcherRoute, newWindowRoute, playGameRoute, zeplinRoute } from './play-game.ts';
import { bonusHistoryRoute } from './player-bonuses.ts';
import { liveSlotRoute, playLiveSlotRoute } from './live-slot.ts';
import { pokerLobbyRoute, pokerRoute } from './poker.ts';
import { promotionRoutes } from './promotions.ts';
import { rewardRoutes } from './reward-frames.ts';
import { registerRoute } from './register.ts';
import { resetPasswordRoute } from './reset-password.ts';
import { rootStateRoutes } from './root-states.ts';
import { selfTestRoute } from './self-test.ts';
import { changePasswordRoute, twoFactorRoute } from './security.ts';
import { sessionHistoryRoute } from './session-history.ts';
import { sportRoutes } from './sport.ts';
import { sportTestRoute } from './sport-test.ts';
import { statementRoute } from './statement.ts';
import { smsVerificationRoute } from './sms-verification.ts';
import { undoContactChangeRoute } from './undo-contact-change.ts';
import { stopWithdrawalRoute } from './stop-withdrawal.ts';
import { transferRoute, walletsRoute } from './wallets.ts';
import { withdrawRoute } from './withdraw.ts';

/**
 * Every route of the site. The browser loads this file with the first page other than home, so routes cost the first
 * load nothing.
 */
export const routeTable: readonly AnyRoute[] = [
  homeRoute,
  loginRoute,
  registerRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  undoContactChangeRoute,
  stopWithdrawalRoute,
  ...lobbyRoutes,
  liveSlotRoute,
  playLiveSlotRoute,
  pokerRoute,
  pokerLobbyRoute,
  liveBinaryRoute,
  ...sportRoutes,
  sportTestRoute,
  ...promotionRoutes,
  infoPageRoute,
  gamePageRoute,
  playGameRoute,
  demoPlayRoute,
  newWindowRoute,
  launcherRoute,
  zeplinRoute,
  highFlyerRoute,
  ...rewardRoutes,
  accountRoute,
  accountMenuRoute,
  messagesRoute,
  depositRoute,
  rovpayRoute,
  envoyRoute,
  envoyQrRoute,
  withdrawRoute,
  walletsRoute,
  transferRoute,
  gameTransfersRoute,
  gameHistoryRoute,
  bonusHistoryRoute,
  freeSpinHistoryRoute,
  bettingHistoryRoute,
  financialHistoryRoute,
  accountActivitiesRoute,
  sessionHistoryRoute,
  statementRoute,
  twoFactorRoute,
  changePasswordRoute,
  smsVerificationRoute,
  ownDataRoute,
  limitsRoute,
  selfTestRoute,
  helpRoute,
  coolingOffRoute,
  selfExclusionRoute,
  galleryRoute,
  notFoundRoute,
];

export const matchRoute = createMatch(routeTable);

export { notFoundRoute, rootStateRoutes };
