import type { WalletTable } from '../dialect-table.ts';
import type {
  RowId,
  SendOptions,
  WalletAnswer,
  WalletCallName,
  WalletDriver,
  WalletFields,
  WalletWord,
} from '../wallet-driver.ts';
import { checkEqual } from './check-equal.ts';

/** What a row is run with: one dialect of one site. */
export interface Desk {
  readonly driver: WalletDriver;
  /** A game of another provider, with its launches; undefined if none is known. */
  readonly foreign: { readonly gameId: number } | undefined;
  /** Limits of a bet at the games, in minor units. */
  readonly betLimits: { readonly min: number; readonly max: number };
  /** Games that do not exist or are switched off. */
  readonly closedGameIds: readonly number[];
  /** Another brand for which the provider has a key; undefined if it has none. */
  readonly otherSiteId: number | undefined;
  /** What only the operator of the site can do; undefined if the rows run from outside. */
  readonly operator: Operator | undefined;
  /** A player with 100.00 at an open game, another one each time within a row. */
  sitDown(balanceMinor?: bigint): Promise<WalletTable>;
  /** Adds to a player's money. */
  credit(table: WalletTable, amountMinor: bigint): Promise<unknown>;
  /** The token of a launch, of a game of this provider by default. */
  launchToken(gameId?: number): Promise<string>;
  send(call: WalletCallName, fields: WalletFields, how?: SendOptions): Promise<WalletAnswer>;
}

/** The operator of the site, for rows about what players and providers cannot do themselves. */
export interface Operator {
  /** Lets time pass. */
  advance(milliseconds: number): void;
  block(table: WalletTable): Promise<unknown>;
  exclude(table: WalletTable): Promise<unknown>;
  setBetLimit(
    table: WalletTable,
    period: 'daily' | 'weekly' | 'monthly',
    limitMinor: bigint,
  ): Promise<unknown>;
  /** Use of the player's limit of bets. */
  betLimitUse(table: WalletTable): Promise<bigint | undefined>;
  /** Errors of the site's log since the last call. */
  takeAlarms(): readonly string[];
  /** Reasons on the review list for the player's transactions. */
  reviewsOf(table: WalletTable): Promise<readonly string[]>;
  /** The player's rounds that the job finds, with their providers. */
  findStuckRounds(table: WalletTable): Promise<readonly string[]>;
  /** Lets the second booking of each transaction fail until the returned function is called. */
  crashBetweenBookings(): () => void;
  /** Does work while the player's account is locked. */
  whileLocked(table: WalletTable, work: () => Promise<void>): Promise<void>;
}

/** A row of the protocol's table, or a case that belongs to it. */
export interface WalletRow {
  readonly id: RowId;
  readonly what: string;
  /** Calls that not every dialect has. */
  readonly needs?: WalletCallName;
  /** What of the operator it cannot do without, so that it does not run from outside. */
  readonly operators?: string;
  run(desk: Desk): Promise<void>;
  /** What holds in a dialect without it. */
  instead?(desk: Desk): Promise<void>;
}

/** Why a dialect does not have a row; undefined if it does. */
export function reasonWithout(driver: WalletDriver, { id, needs }: WalletRow): string | undefined {
  const reason = driver.lacks?.[id];
  if (reason !== undefined) return reason;
  if (id === 'W35' && !driver.signsTime) return 'its signature contains no time';
  if (id === 'W44' && driver.opensAtLaunch) return 'its session is opened by the launch';
  return needs === undefined || driver.furtherCalls?.includes(needs) ? undefined : `it has no call ${needs}`;
}

/** Checks the dialect's code of an outcome, and the balance in the reply if it is given. @throws RowFailed */
export function checkAnswer(
  { driver }: Pick<Desk, 'driver'>,
  answer: WalletAnswer,
  word: WalletWord,
  balanceMinor?: number,
): void {
  checkEqual(answer.code, driver.code(word), `the reply (HTTP ${answer.http}) should be ${word}`);
  if (balanceMinor !== undefined)
    checkEqual(answer.balanceMinor, balanceMinor, 'the balance of the reply in minor units');
}

/** @throws RowFailed if the player has another balance */
export async function checkBalance(table: WalletTable, balanceMinor: bigint): Promise<void> {
  checkEqual(await table.balance(), balanceMinor, "the player's balance in minor units");
}

/** @throws RowFailed if the review list has other reasons for the player */
export async function checkReviews(
  { operator }: Pick<Desk, 'operator'>,
  table: WalletTable,
  reasons: readonly string[],
): Promise<void> {
  if (operator) checkEqual(await operator.reviewsOf(table), reasons, 'the review list');
}

/** The operator, in a row that says that it needs one. @throws Error if there is none */
export function requireOperator({ operator }: Desk): Operator {
  if (!operator) throw new Error('this row runs beside the site only');
  return operator;
}

/** Twenty at the same instant. */
export function twenty<Result>(make: () => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: 20 }, make));
}

/** The different ones, in the order in which they first come. */
export function different<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
