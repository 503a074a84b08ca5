export type { BookResult, LedgerAlarm, LedgerFigures } from '@baize/ledger';

export { acknowledgeRealityCheck } from './acknowledge-reality-check.ts';
export { addPokerUser } from './add-poker-user.ts';
export {
  clearGameSessions,
  EXPIRED_GAME_SESSION_MS,
  EXPIRED_LAUNCH_TOKEN_MS,
} from './clear-game-sessions.ts';
export { issueLaunchToken } from './issue-launch-token.ts';
export { deviceName } from './launch-request.ts';
export { readCurrency, requirePlaying } from './require-playing.ts';
export { findStuckRounds } from './find-stuck-rounds.ts';
export { keepPlaySession } from './keep-play-session.ts';
export { liveSlotGames } from './live-slot-games.ts';
export { launchDemo } from './launch-demo.ts';
export { launchGame } from './launch-game.ts';
export { launchReplay } from './launch-replay.ts';
export { leavePlaySession } from './leave-play-session.ts';
export { openLiveSlot } from './open-live-slot.ts';
export { openBinaryOption } from './open-binary-option.ts';
export { openPokerLobby } from './open-poker-lobby.ts';
export { openWalletSession, type WalletSession } from './open-wallet-session.ts';
export { payWin, type PayWinInput } from './pay-win.ts';
export { placeBet, type PlaceBetInput } from './place-bet.ts';
export { pokerBalance } from './poker-balance.ts';
export { pokerStats } from './poker-stats.ts';
export { runWalletCommands } from './run-wallet-commands.ts';
export type { WalletContext, WalletBooking } from './wallet-caller.ts';
