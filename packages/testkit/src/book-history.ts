import { createIdMaker, type IdMaker, manualClock } from '@baize/clock';
import { transactionKind, transactionStatus } from '@baize/contract';
import {
  and,
  createLedgerStore,
  type Database,
  eq,
  inTransaction,
  lt,
  paymentMethod,
  paymentTransaction,
  playerMessage,
  type Transaction,
} from '@baize/db';
import type { DemoEvent } from '@baize/demo';
import type { BookCommand, LedgerStore } from '@baize/ledger';
import { moveTransaction } from '@baize/services';

interface Owner {
  readonly siteId: number;
  readonly playerId: number;
}

const lira = 1;
const provider = 'demo';
const WIN_AFTER_MS = 2_500;
const PAID_AFTER_MS = 4 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const PAYMENT_LIFE_MS = DAY_MS;
/** Newer messages are unread. */
const READ_AFTER_MS = 20 * DAY_MS;

/** What the forms of the methods had. */
const fieldsOfMethods: Readonly<Record<number, (owner: Owner) => Record<string, string>>> = {
  1: () => ({ bank: 'kuzey', sender_name: 'Deniz Demirel' }),
  101: (owner) => ({ iban: ibanOf(owner) }),
};

const CHECK_MODULUS = 97n;
/** The letters TR as digits, and two zeros for the check digits. */
const COUNTRY = '292700';

/** An account of the player’s own: one that players share is a mark. */
function ibanOf({ siteId, playerId }: Owner): string {
  const account = `${siteId}${playerId}`.slice(-16).padStart(16, '0');
  const bank = `000610${account}`;
  const check = CHECK_MODULUS + 1n - (BigInt(`${bank}${COUNTRY}`) % CHECK_MODULUS);
  return `TR${String(check).padStart(2, '0')}${bank}`;
}

/** The ledger and the clock at the time of what is booked, in one transaction. */
interface Past {
  readonly transaction: Transaction;
  readonly clock: ReturnType<typeof manualClock>;
  readonly ids: IdMaker;
  readonly ledger: ReturnType<typeof createLedgerStore>;
  readonly owner: Owner;
}

/**
 * Books what a player did, each thing at its time and with ids of that time, by the functions that book it for everyone. All
 * or nothing, so an interrupted start finds either.
 */
export async function bookHistory(
  database: Database,
  owner: Owner,
  history: readonly DemoEvent[],
  now: Date,
): Promise<void> {
  const [opening] = history;
  if (!opening) return;
  const clock = manualClock(opening.at);
  const ids = createIdMaker(clock);
  const ledger = createLedgerStore({ pool: database.pool, clock, ids, batching: false });
  await inTransaction(database, async (transaction) => {
    const past = { transaction, clock, ids, ledger, owner };
    for (const event of history) {
      goTo(past, event.at);
      const isNew = await bookEvent(past, event);
      if (!isNew) return;
    }
    await transaction.sql
      .update(playerMessage)
      .set({ readAt: clock.now() })
      .where(
        and(
          eq(playerMessage.siteId, owner.siteId),
          eq(playerMessage.playerId, owner.playerId),
          lt(playerMessage.createdAt, new Date(now.getTime() - READ_AFTER_MS)),
        ),
      );
  });
}

/** Something may have taken longer than until the next thing. */
function goTo({ clock }: Past, at: Date): void {
  clock.advance(Math.max(0, at.getTime() - clock.now().getTime()));
}

type Plain<Command> = Command extends unknown ? Omit<Command, 'siteId' | 'playerId' | 'currency'> : never;

async function book({ ledger, transaction, owner }: Past, command: Plain<BookCommand>): Promise<boolean> {
  const store: LedgerStore = ledger.within(transaction);
  const booked = await store.book({ ...command, ...owner, currency: lira });
  if (booked.status !== 'booked') throw new Error(`the ledger returned ${booked.status} for ${command.kind}`);
  return !booked.replayed;
}

/** @returns false for what is booked already */
async function bookEvent(past: Past, event: DemoEvent): Promise<boolean> {
  switch (event.kind) {
    case 'opening':
      return book(past, {
        kind: 'deposit',
        provider,
        tx: 'demo-opening-demo',
        amountMinor: event.amountMinor,
      });
    case 'round':
      return bookRound(past, event);
    case 'deposit':
      return bookDeposit(past, event);
    case 'withdrawal':
      return bookWithdrawal(past, event);
  }
}

async function bookRound(
  past: Past,
  { gameId, roundId, betMinor, winMinor, isUndone }: DemoEvent & { kind: 'round' },
): Promise<boolean> {
  const betTx = `${roundId}-bet`;
  const round = { provider, gameId, roundId, play: 'round' } as const;
  const isNew = await book(past, { ...round, kind: 'bet', tx: betTx, amountMinor: betMinor });
  past.clock.advance(WIN_AFTER_MS);
  if (isUndone) await book(past, { kind: 'refund', provider, tx: `${roundId}-undo`, betTx });
  else if (winMinor > 0n)
    await book(past, { ...round, kind: 'win', tx: `${roundId}-win`, betTx, amountMinor: winMinor });
  return isNew;
}

async function openPayment(
  { transaction, owner, clock, ids }: Past,
  { kind, amountMinor, methodId }: DemoEvent & { kind: 'deposit' | 'withdrawal' },
): Promise<typeof paymentTransaction.$inferSelect> {
  const [method] = await transaction.sql
    .select({ provider: paymentMethod.provider })
    .from(paymentMethod)
    .where(eq(paymentMethod.id, methodId));
  if (!method) throw new Error(`there is no payment method ${methodId}`);
  const createdAt = clock.now();
  const [row] = await transaction.sql
    .insert(paymentTransaction)
    .values({
      ...owner,
      id: ids.next(),
      methodId,
      kind: kind === 'deposit' ? transactionKind.deposit : transactionKind.withdraw,
      amountMinor,
      feeMinor: 0n,
      currency: lira,
      provider: method.provider,
      fields: fieldsOfMethods[methodId]?.(owner) ?? {},
      createdAt,
      expiresAt: new Date(createdAt.getTime() + PAYMENT_LIFE_MS),
    })
    .returning();
  if (!row) throw new Error('the payment was not inserted');
  return row;
}

async function bookDeposit(past: Past, event: DemoEvent & { kind: 'deposit' }): Promise<boolean> {
  const row = await openPayment(past, event);
  past.clock.advance(PAID_AFTER_MS);
  await moveTransaction(past, past.transaction, row, {
    isPast: true,
    to: event.isPaid ? transactionStatus.approved : transactionStatus.rejected,
    by: 'gateway',
    ...(!event.isPaid && { reason: 'gateway_failed' }),
    set: { providerRef: `demo-${row.siteId}-${row.id}` },
  });
  return true;
}

/** The amount is held, approved and paid, as by `requestWithdrawal`, an operator and the gateway. */
async function bookWithdrawal(past: Past, event: DemoEvent & { kind: 'withdrawal' }): Promise<boolean> {
  const row = await openPayment(past, event);
  const { amountMinor } = event;
  await book(past, { kind: 'withdrawHold', provider: row.provider, tx: String(row.id), amountMinor });
  goTo(past, event.paidAt);
  const { row: approved } = await moveTransaction(past, past.transaction, row, {
    isPast: true,
    to: transactionStatus.processing,
    by: 'job',
  });
  past.clock.advance(PAID_AFTER_MS);
  await moveTransaction(past, past.transaction, approved, {
    isPast: true,
    to: transactionStatus.approved,
    by: 'gateway',
    set: { providerRef: `demo-${row.siteId}-${row.id}` },
  });
  return true;
}
