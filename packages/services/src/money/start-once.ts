import { CallError, transactionStatus } from '@baize/contract';
import { and, eq, isNull, paymentMethod, paymentTransaction, player } from '@baize/db';
import type { CreatedPayment, PaymentRequest } from '@baize/providers';

import type { PlayerContext } from '../context.ts';
import { PAYMENT_URL_FIELD } from './hidden-fields.ts';
import type { PaymentForm } from './read-payment-form.ts';
import { isTransaction, type TransactionRow } from './move-transaction.ts';
import { paymentRequest, startPayment, unopened } from './start-deposit.ts';

type OpenedPayment = Omit<CreatedPayment, 'url'> & { readonly url?: string };
type Open<Opened> = (request: PaymentRequest) => Promise<Opened>;

interface StartedPayment<Opened> {
  readonly id: number;
  readonly payment: Opened;
}

/**
 * Starts a payment, or opens the pending one again if it is of the same form: a second click, a reload, or a reply that
 * was lost.
 *
 * @throws CallError as `startDeposit`; `pending_transaction` while another form of the method is pending
 */
export async function startOnce<Opened extends OpenedPayment>(
  context: PlayerContext,
  form: PaymentForm,
  open: Open<Opened>,
): Promise<StartedPayment<Opened>> {
  try {
    return await startPayment(context, form, open);
  } catch (error) {
    const isPending = error instanceof CallError && error.code === 'pending_transaction';
    const row = isPending ? await findPending(context, form.method.id) : undefined;
    if (!row || !isSameForm(row, form)) throw error;
    return { id: row.id, payment: await openAgain(context, row, open) };
  }
}

/** The player's pending payment of a method. */
export async function findPending(
  { database, player: owner }: PlayerContext,
  methodId: number,
): Promise<TransactionRow | undefined> {
  const [row] = await database.sql
    .select()
    .from(paymentTransaction)
    .where(
      and(
        eq(paymentTransaction.siteId, owner.siteId),
        eq(paymentTransaction.playerId, owner.id),
        eq(paymentTransaction.methodId, methodId),
        eq(paymentTransaction.status, transactionStatus.pending),
      ),
    );
  return row;
}

/**
 * Asks the provider for a pending payment again, which replies the same, since our transaction is its key.
 *
 * @throws CallError `payment_method_unavailable`, `payment_gateway_unavailable`
 */
export async function openAgain<Opened extends OpenedPayment>(
  context: PlayerContext,
  row: TransactionRow,
  open: Open<Opened>,
): Promise<Opened> {
  const payment = await open(await requestOf(context, row)).catch((cause: unknown) => {
    throw unopened(cause);
  });
  const { url } = payment;
  const fields = { ...formFields(row), ...(url !== undefined && { [PAYMENT_URL_FIELD]: url }) };
  await context.database.sql
    .update(paymentTransaction)
    .set({ providerRef: payment.providerRef, fields })
    .where(and(isTransaction(row), isNull(paymentTransaction.providerRef)));
  return payment;
}

async function requestOf(context: PlayerContext, row: TransactionRow): Promise<PaymentRequest> {
  const { sql } = context.database;
  const isOwner = and(eq(player.siteId, row.siteId), eq(player.id, row.playerId));
  const [owner] = await sql.select().from(player).where(isOwner);
  const [method] = await sql.select().from(paymentMethod).where(eq(paymentMethod.id, row.methodId));
  if (!owner || !method) throw new CallError('payment_method_unavailable');
  return paymentRequest(
    context,
    {
      method,
      amountMinor: row.amountMinor,
      feeMinor: row.feeMinor,
      fields: formFields(row),
      mobileNumbers: {},
      proofs: {},
    },
    {
      id: row.id,
      currency: row.currency,
      payer: `${owner.name} ${owner.surname}`,
      email: owner.email,
      phone: owner.phone ?? '',
      expiresAt: row.expiresAt ?? row.createdAt,
    },
  );
}

/** What the player entered. */
export function formFields({ fields }: Pick<TransactionRow, 'fields'>): Record<string, string> {
  const { [PAYMENT_URL_FIELD]: _page, ...entered } = fields;
  return entered;
}

function isSameForm(row: TransactionRow, { amountMinor, fields }: PaymentForm): boolean {
  const before = Object.entries(formFields(row));
  return (
    row.amountMinor === amountMinor &&
    before.length === Object.keys(fields).length &&
    before.every(([name, value]) => fields[name] === value)
  );
}
