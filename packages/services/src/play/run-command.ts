import { isoCurrency } from '@baize/currency';
import type {
  BetCommand,
  ReverseWinCommand,
  RollbackCommand,
  RoundEndCommand,
  SessionCommand,
  StatusCommand,
  UndoCommand,
  WalletCommand,
  WalletOutcome,
  WalletResult,
  WinCommand,
} from '@baize/providers';

import { endRound } from './end-round.ts';
import { gameBalance } from './game-balance.ts';
import { openGameSession, type SessionRefusal } from './open-game-session.ts';
import { payWin } from './pay-win.ts';
import { placeBet } from './place-bet.ts';
import type { DecidedResult } from './require-decided.ts';
import { reverseWin, undoTransaction } from './reverse-win.ts';
import { rollbackBet } from './rollback-bet.ts';
import { transactionStatus } from './transaction-status.ts';
import type { WalletContext } from './wallet-caller.ts';

const PLAYER_UNKNOWN: WalletResult = { outcome: 'playerUnknown' };
/** A number that no game has, under which a bet on an unknown game is refused and a win from one is paid. */
const NO_GAME = 0;

/** Runs one command of a provider. */
export async function runCommand(context: WalletContext, command: WalletCommand): Promise<WalletResult> {
  switch (command.kind) {
    case 'session':
      return openSession(context, command);
    case 'balance': {
      const { playerId } = command;
      if (playerId === undefined) return PLAYER_UNKNOWN;
      const balance = await gameBalance(context, { ...command, playerId });
      if (typeof balance === 'string') return { outcome: outcomeOf(balance) };
      return { outcome: 'ok', ...balance, currency: isoCurrency(balance.currency) };
    }
    case 'bet':
    case 'win':
      return move(context, command);
    case 'rollback':
    case 'reverseWin':
    case 'undo':
      return takeBack(context, command);
    case 'roundEnd':
      return close(context, command);
    case 'status':
      return reportStatus(context, command);
  }
}

const refusals: Readonly<Record<SessionRefusal, WalletOutcome>> = {
  expired: 'sessionExpired',
  blocked: 'blocked',
  gameUnknown: 'gameUnknown',
};

async function openSession(context: WalletContext, { token, gameId }: SessionCommand): Promise<WalletResult> {
  const opened = await openGameSession(context, { token, gameId });
  if (typeof opened === 'string') return { outcome: refusals[opened] };
  const { session, balanceMinor, bonusMinor, rewards, ...rest } = opened;
  return { outcome: 'ok', session: { token: session, ...rest }, balanceMinor, bonusMinor, ...rewards };
}

async function move(context: WalletContext, command: BetCommand | WinCommand): Promise<WalletResult> {
  const { playerId } = command;
  if (playerId === undefined) return PLAYER_UNKNOWN;
  const gameId = command.gameId ?? NO_GAME;
  const { kind: _kind, ...booking } = { ...command, playerId, gameId };
  const result = 'session' in booking ? await placeBet(context, booking) : await payWin(context, booking);
  return describe(result);
}

async function takeBack(
  context: WalletContext,
  command: RollbackCommand | ReverseWinCommand | UndoCommand,
): Promise<WalletResult> {
  const { playerId } = command;
  if (playerId === undefined) return PLAYER_UNKNOWN;
  if (command.kind === 'undo') return describe(await undoTransaction(context, { ...command, playerId }));
  const { kind: _kind, ...booking } = { ...command, playerId };
  return describe(await ('winTx' in booking ? reverseWin(context, booking) : rollbackBet(context, booking)));
}

async function close(context: WalletContext, command: RoundEndCommand): Promise<WalletResult> {
  const { playerId, roundId } = command;
  if (playerId === undefined) return PLAYER_UNKNOWN;
  const { status, hadBets, balanceMinor, bonusMinor, replayed } = await endRound(context, {
    playerId,
    roundId,
  });
  if (status === 'unknownAccount') return PLAYER_UNKNOWN;
  return { outcome: hadBets ? 'ok' : 'roundWithoutBets', balanceMinor, bonusMinor, replayed };
}

async function reportStatus(context: WalletContext, command: StatusCommand): Promise<WalletResult> {
  const { playerId, of: kind, tx } = command;
  if (playerId === undefined) return PLAYER_UNKNOWN;
  const found = await transactionStatus(context, { playerId, kind, tx });
  if (!found) return { outcome: 'txUnknown' };
  return { outcome: 'ok', state: found.state, transferId: found.transferId };
}

function describe(result: DecidedResult): WalletResult {
  const { status, transferId, balanceMinor, bonusMinor, partMinor, replayed } = result;
  const outcome = outcomeOf(status);
  return {
    outcome,
    replayed,
    ...(transferId !== undefined && { transferId }),
    ...(outcome !== 'playerUnknown' && { balanceMinor, bonusMinor }),
    ...(partMinor !== undefined && { partMinor }),
  };
}

function outcomeOf(status: DecidedResult['status']): WalletOutcome {
  if (status === 'booked') return 'ok';
  // Providers know only one kind of limit.
  if (status === 'playerLimit') return 'limit';
  return status === 'unknownAccount' ? 'playerUnknown' : status;
}
