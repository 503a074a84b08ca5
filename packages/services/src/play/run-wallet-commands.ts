import { isoCurrency } from '@baize/currency';
import { inTransaction } from '@baize/db';
import type { BookCommand, BookResult, CallDebt, LedgerStore } from '@baize/ledger';
import type { WalletCommand, WalletOutcome, WalletResult } from '@baize/providers';

import type { GameSessionFacts, GameSessions } from '../game-sessions.ts';
import { hashSecret } from '../hash-secret.ts';
import type { Wakeups } from '../wakeups.ts';
import { runCommand } from './run-command.ts';
import type { WalletContext } from './wallet-caller.ts';

/** Outcomes after which the next command of the same call runs. */
const continuing: ReadonlySet<WalletOutcome> = new Set(['ok', 'roundWithoutBets']);
/** For a rollback, these mean that there is nothing left to undo. */
const goneOutcomes: ReadonlySet<WalletOutcome> = new Set(['cancelled', 'betDeclined']);
const takingBack: ReadonlySet<WalletCommand['kind']> = new Set(['rollback', 'undo', 'reverseWin']);

/**
 * Runs the commands of one call. Several are booked together or not at all: a refused one undoes those before it and is
 * the last of the results. Its refusal is as final as if it had come alone.
 *
 * @param needsCurrency whether the results have the player's currency
 */
export async function runWalletCommands(
  context: WalletContext,
  commands: readonly WalletCommand[],
  needsCurrency = false,
): Promise<readonly WalletResult[]> {
  const [first, ...others] = commands;
  const isAlone = first && others.length === 0 && first.kind !== 'undo';
  const results = isAlone ? [await runCommand(context, first)] : await runTogether(context, commands);
  return needsCurrency ? withCurrency(context, commands, results) : results;
}

async function withCurrency(
  { ledger, siteId }: WalletContext,
  [first]: readonly WalletCommand[],
  results: readonly WalletResult[],
): Promise<readonly WalletResult[]> {
  const playerId = first && 'playerId' in first ? first.playerId : undefined;
  const account = playerId === undefined ? undefined : await ledger.mainAccount(siteId, playerId);
  if (!account) return results;
  return results.map((result) => ({ ...result, currency: isoCurrency(account.currency) }));
}

function continues({ kind }: WalletCommand, { outcome }: WalletResult): boolean {
  return continuing.has(outcome) || (takingBack.has(kind) && goneOutcomes.has(outcome));
}

async function runTogether(
  context: WalletContext,
  commands: readonly WalletCommand[],
): Promise<readonly WalletResult[]> {
  const published: (() => void)[] = [];
  // A balance is only published once it is committed.
  const wakeups: Wakeups = {
    ...context.wakeups,
    publish: (player, event) => void published.push(() => context.wakeups.publish(player, event)),
  };
  const gameSessions = await findSessions(context, commands);
  const results = await inTransaction(context.database, async (transaction) => {
    const ledger = rememberLast(context.within(transaction));
    await ledger.lockAccounts(ownersOf(context, commands));
    await transaction.client.query('savepoint call');
    const inside = { ...context, wakeups, gameSessions, ledger };
    const done: WalletResult[] = [];
    for (const command of commands) {
      const result = await runCommand(inside, command);
      done.push(result);
      if (continues(command, result)) continue;
      published.length = 0;
      // The first one has only stored its refusal, unless what is owed depends on those after it.
      const isDebt = command.kind === 'reverseWin' && result.outcome === 'noFunds';
      if (done.length === 1 && !isDebt) break;
      await transaction.client.query('rollback to savepoint call');
      const balances = await keepRefusal(context, ledger, command, debtOf(commands));
      return [...done.slice(0, -1), { ...result, ...balances }];
    }
    return done;
  });
  for (const publish of published) publish();
  return results;
}

/** A ledger that remembers the last booking, which may have to be refused again. */
function rememberLast(ledger: LedgerStore): LedgerStore & { last(): [BookCommand, BookResult] | undefined } {
  let last: [BookCommand, BookResult] | undefined;
  return {
    ...ledger,
    async book(command) {
      const result = await ledger.book(command);
      last = [command, result];
      return result;
    },
    last: () => last,
  };
}

/**
 * Stores the refusal that was undone with the commands before it.
 *
 * @returns the balances without those commands; none for an unknown player
 */
async function keepRefusal(
  { siteId }: WalletContext,
  ledger: ReturnType<typeof rememberLast>,
  command: WalletCommand,
  debt: CallDebt | undefined,
): Promise<Pick<WalletResult, 'balanceMinor' | 'bonusMinor'>> {
  const playerId = 'playerId' in command ? command.playerId : undefined;
  if (playerId === undefined) return {};
  const [booking, result] = ledger.last() ?? [];
  if (booking && result && isStored(booking, result)) await ledger.storeRefusal(booking, result, debt);
  if (result?.wallet) {
    const balanceMinor = (await ledger.balance(siteId, playerId, result.wallet)) ?? 0n;
    return { balanceMinor, bonusMinor: 0n };
  }
  const account = await ledger.mainAccount(siteId, playerId);
  if (!account) return {};
  const gameId = 'gameId' in command ? command.gameId : undefined;
  const hasBonus = account.bonusMinor > 0n && gameId !== undefined && gameId !== null;
  const bonusMinor = hasBonus ? await ledger.usableBonus(siteId, playerId, gameId) : 0n;
  return { balanceMinor: account.balanceMinor, bonusMinor };
}

/** What a call takes in all, if it takes back wins: a correction pays what remains and takes back the rest. */
function debtOf(commands: readonly WalletCommand[]): CallDebt | undefined {
  const first = commands.find((command) => command.kind === 'reverseWin');
  let owedMinor = 0n;
  for (const command of commands) {
    if (command.kind === 'reverseWin') owedMinor += command.amountMinor ?? 0n;
    if (command.kind === 'win') owedMinor -= command.amountMinor;
  }
  return first && { tx: first.tx, owedMinor };
}

/** Whether an answer has left rows behind. Without funds a reversal is on the review list, but not refused for good. */
function isStored({ kind }: BookCommand, { status, transferId, replayed }: BookResult): boolean {
  if (kind === 'winReversal' && status === 'noFunds') return true;
  return transferId !== undefined && !replayed && status !== 'booked';
}

function ownersOf({ siteId }: WalletContext, commands: readonly WalletCommand[]) {
  const players = commands.map((command) => ('playerId' in command ? command.playerId : undefined));
  return [...new Set(players)].flatMap((playerId) => (playerId === undefined ? [] : [{ siteId, playerId }]));
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
