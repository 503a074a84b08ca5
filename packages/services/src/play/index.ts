export type { BookResult, BookStatus } from '@baize/ledger';

export { addPokerUser } from './add-poker-user.ts';
export { endRound } from './end-round.ts';
export { gameBalance } from './game-balance.ts';
export { launchDemo } from './launch-demo.ts';
export { launchGame } from './launch-game.ts';
export { launchReplay } from './launch-replay.ts';
export { openGameSession, type OpenedGameSession, type SessionRefusal } from './open-game-session.ts';
export { openPokerLobby } from './open-poker-lobby.ts';
export { payWin, type PayWinInput } from './pay-win.ts';
export { placeBet, type PlaceBetInput } from './place-bet.ts';
export { playPosition } from './play-position.ts';
export { pokerBalance } from './poker-balance.ts';
export { pokerStats } from './poker-stats.ts';
export { rollbackBet, type RollbackBetInput } from './rollback-bet.ts';
export { type StudioTransactionStatus, transactionStatus } from './transaction-status.ts';
export type { WalletContext, WalletMovement } from './wallet-caller.ts';
