import { inTransaction } from '@baize/db';
import type {
  BetCommand,
  StatusCommand,
  RollbackCommand,
  RoundEndCommand,
  SessionCommand,
  WalletCommand,
  WalletOutcome,
  WalletResult,
  WinCommand,
} from '@baize/providers';

import type { GameSessionFacts, GameSessions } from '../game-sessions.ts';
import { hashSecret } from '../hash-secret.ts';
import type { Wakeups } from '../wakeups.ts';
import { endRound } from './end-round.ts';
import { gameBalance } from './game-balance.ts';
import { openGameSession, type SessionRefusal } from './open-game-session.ts';
import { payWin } from './pay-win.ts';
import { placeBet } from './place-bet.ts';
import type { DecidedResult } from './require-decided.ts';
import { rollbackBet } from './rollback-bet.ts';
import { transactionStatus } from './transaction-status.ts';
import type { WalletContext } from './wallet-caller.ts';

const PLAYER_UNKNOWN: WalletResult = { outcome: 'playerUnknown' };
const GAME_UNKNOWN: WalletResult = { outcome: 'gameUnknown' };
const NO_GAME = 0;

/** Outcomes after which the next command of the same call runs. */
const continuing: ReadonlySet<WalletOutcome> = new Set(['ok', 'roundWithoutBets']);

/**
 * Runs the commands of one call. Several are booked together or not at all: a refused one undoes those before it and is
 * the last of the results.
 */
export async function runWalletCommands(
  context: WalletContext,
  commands: readonly WalletCommand[],
): Promise<readonly WalletResult[]> {
  const [first, ...others] = commands;
  if (first && others.length === 0) return [await run(context, first)];
  return runTogether(context, commands);
}

class Refused extends Error {
  readonly results: readonly WalletResult[];
  constructor(results: readonly WalletResult[]) {
    super('one of several commands was refused');
    this.results = results;
  }
}

async function runTogether(
  context: WalletContext,
  commands: readonly WalletCommand[],
): Promise<readonly WalletResult[]> {
  const later: (() => void)[] = [];
  // A balance is only published once it is committed.
  const wakeups: Wakeups = {
    ...context.wakeups,
    publish: (player, event) => void later.push(() => context.wakeups.publish(player, event)),
  };
  const gameSessions = await findSessions(context, commands);
  try {
    const results = await inTransaction(context.database, async (transaction) => {
      const inside = { ...context, wakeups, gameSessions, ledger: context.within(transaction) };
      const done: WalletResult[] = [];
      for (const command of commands) {
        const result = await run(inside, command);
        done.push(result);
        if (!continuing.has(result.outcome)) throw new Refused(done);
      }
      return done;
    });
    for (const publish of later) publish();
    return results;
  } catch (error) {
    if (error instanceof Refused) return error.results;
    throw error;
  }
}

/**
 * The game sessions of commands, read before their transaction. With many calls at once, transactions that each wait
 * for a second connection would use up the pool.
 */
async function findSessions(
  context: WalletContext,
  commands: readonly WalletCommand[],
): Promise<GameSessions> {
  const found = new Map<string, GameSessionFacts | undefined>();
  for (const command of commands) {
    const token = 'session' in command ? command.session : null;
    if (token === null) continue;
    const tokenHash = hashSecret(token);
    if (!found.has(tokenHash)) found.set(tokenHash, await context.gameSessions.find(tokenHash));
  }
  return { find: (tokenHash) => Promise.resolve(found.get(tokenHash)) };
}

async function run(context: WalletContext, command: WalletCommand): Promise<WalletResult> {
  switch (command.kind) {
    case 'session':
      return openSession(context, command);
    case 'balance': {
      const { playerId, session, currency } = command;
      if (playerId === undefined) return PLAYER_UNKNOWN;
      const balance = await gameBalance(context, { playerId, session, currency });
      if (typeof balance === 'string') return { outcome: outcomeOf(balance) };
      return { outcome: 'ok', balanceMinor: balance };
    }
    case 'bet':
    case 'win':
      return move(context, command);
    case 'rollback':
      return undo(context, command);
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
  const { session, balanceMinor, ...rest } = opened;
  return { outcome: 'ok', session: { token: session, ...rest }, balanceMinor };
}

async function move(context: WalletContext, command: BetCommand | WinCommand): Promise<WalletResult> {
  const { playerId } = command;
  if (playerId === undefined) return PLAYER_UNKNOWN;
  // The refusal of a bet is final, so it is booked, under a number that no game has.
  const gameId = command.gameId ?? (command.kind === 'bet' ? NO_GAME : undefined);
  if (gameId === undefined) return GAME_UNKNOWN;
  const { kind: _kind, ...booking } = { ...command, playerId, gameId };
  const result = 'session' in booking ? await placeBet(context, booking) : await payWin(context, booking);
  return describe(result);
}

async function undo(context: WalletContext, command: RollbackCommand): Promise<WalletResult> {
  const { kind: _kind, playerId, ...rollback } = command;
  if (playerId === undefined) return PLAYER_UNKNOWN;
  return describe(await rollbackBet(context, { playerId, ...rollback }));
}

async function close(context: WalletContext, command: RoundEndCommand): Promise<WalletResult> {
  const { playerId, roundId } = command;
  if (playerId === undefined) return PLAYER_UNKNOWN;
  const { status, hadBets, balanceMinor, replayed } = await endRound(context, { playerId, roundId });
  if (status === 'unknownAccount') return PLAYER_UNKNOWN;
  return { outcome: hadBets ? 'ok' : 'roundWithoutBets', balanceMinor, replayed };
}

async function reportStatus(context: WalletContext, command: StatusCommand): Promise<WalletResult> {
  const { playerId, of: kind, tx } = command;
  if (playerId === undefined) return PLAYER_UNKNOWN;
  const found = await transactionStatus(context, { playerId, kind, tx });
  if (!found) return { outcome: 'txUnknown' };
  return { outcome: 'ok', state: found.state, transferId: found.transferId };
}

function describe({ status, transferId, balanceMinor, replayed }: DecidedResult): WalletResult {
  const outcome = outcomeOf(status);
  return {
    outcome,
    replayed,
    ...(transferId !== undefined && { transferId }),
    ...(outcome !== 'playerUnknown' && { balanceMinor }),
  };
}

function outcomeOf(status: DecidedResult['status']): WalletOutcome {
  if (status === 'booked') return 'ok';
  // Providers know only one kind of limit.
  if (status === 'playerLimit') return 'limit';
  return status === 'unknownAccount' ? 'playerUnknown' : status;
}
