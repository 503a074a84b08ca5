import {
  type Body,
  CallError,
  type PaymentReason,
  type Reply,
  transactionKind,
  transactionStatus,
} from '@baize/contract';
import { isoCurrency } from '@baize/currency';
import { and, eq, inTransaction, paymentTransaction, player, sql } from '@baize/db';
import {
  type CoinPayment,
  type CreatedPayment,
  PaymentGatewayUnavailable,
  PaymentRefused,
  type PaymentRequest,
} from '@baize/providers';

import type { PlayerContext } from '../context.ts';
import { requireDepositRoom, requireOpenAccount } from '../limits/index.ts';
import { requireNoDepositBlock } from './deposit-block.ts';
import { PAYMENT_URL_FIELD } from './hidden-fields.ts';
import { claimProofs } from './identity/claim-proofs.ts';
import { methodName } from './method-offer.ts';
import { isTransaction } from './move-transaction.ts';
import { type PaymentForm, readPaymentForm } from './read-payment-form.ts';
import { reviewPayment } from './review-payment.ts';
import { violatedConstraint } from '../unique-violation.ts';

/** Reason of a deposit whose gateway did not respond: the payment may be open there. */
export const UNOPENED = 'gateway_unavailable' satisfies PaymentReason;

type OpenablePayment = Omit<CreatedPayment, 'url'> & { readonly url?: string };

interface OpenedDeposit {
  readonly id: number;
  readonly currency: number;
  readonly payer: string;
  readonly email: string;
  readonly phone: string;
  readonly expiresAt: Date;
}

/**
 * Starts a deposit: inserts a pending row, then creates the payment at the gateway. If the gateway creates none, the
 * row is rejected, so that it does not block the next attempt.
 *
 * @throws CallError `invalid`, `payment_method_unavailable`, `pending_transaction` while another deposit of this method
 * is pending, `payment_gateway_unavailable`, `deposit_limit`, `wallet_frozen`, `identity_verification_needed`
 */
export async function startDeposit(
  context: PlayerContext,
  body: Body<'POST /account/deposit/dynamic'>,
): Promise<Reply<'POST /account/deposit/dynamic'>> {
  const form = await readPaymentForm(context, transactionKind.deposit, body);
  const gateway = context.providers.find('payments', form.method.provider);
  if (!gateway) throw new CallError('payment_method_unavailable');
  const { id, payment } = await startPayment(context, form, (request) => gateway.createPayment(request));
  // A coin is paid on our own page, which has everything that the payment needs.
  const url = payment.coin ? {} : { url: payment.url };
  return { success: true, data: { ...url, transaction_id: id } };
}

/**
 * Inserts a pending deposit, then lets its provider create the payment. If none is created, the row is rejected.
 *
 * @throws CallError as `startDeposit`
 */
export async function startPayment<Created extends OpenablePayment>(
  context: PlayerContext,
  form: PaymentForm,
  create: (request: PaymentRequest) => Promise<Created>,
): Promise<{ readonly id: number; readonly payment: Created }> {
  const opened = await openDeposit(context, form);
  const payment = await createPayment(context, create, form, opened);
  return { id: opened.id, payment };
}

async function storeCreated(
  context: PlayerContext,
  form: PaymentForm,
  opened: OpenedDeposit,
  payment: OpenablePayment,
): Promise<void> {
  const fields = { ...form.fields, ...(payment.url !== undefined && { [PAYMENT_URL_FIELD]: payment.url }) };
  await context.database.sql
    .update(paymentTransaction)
    .set({
      providerRef: payment.providerRef,
      fields,
      // A notice may have been faster: what it said is newer.
      ...(payment.coin && { details: mergedUnder({ coin: payment.coin }) }),
      ...(payment.expiresAt && payment.expiresAt < opened.expiresAt && { expiresAt: payment.expiresAt }),
    })
    .where(isDeposit(context, opened.id));
}

/** The stored details win, also within their parts. */
function mergedUnder({ coin }: { coin: CoinPayment }) {
  const { details } = paymentTransaction;
  const created = sql`${JSON.stringify(coin)}::jsonb`;
  return sql`${details} || jsonb_build_object('coin', ${created} || coalesce(${details} -> 'coin', '{}'))`;
}

function isDeposit({ player: { siteId, id } }: PlayerContext, transactionId: number) {
  return isTransaction({ siteId, playerId: id, id: transactionId });
}

/** Locks the player's row, so that of two concurrent requests only one opens a deposit. */
async function openDeposit(context: PlayerContext, form: PaymentForm): Promise<OpenedDeposit> {
  const { database, ids, clock, player: owner } = context;
  return inTransaction(database, async (transaction) => {
    const { sql: queries } = transaction;
    const [row] = await queries
      .select({
        currency: player.currency,
        name: player.name,
        surname: player.surname,
        email: player.email,
        phone: player.phone,
      })
      .from(player)
      .where(and(eq(player.siteId, owner.siteId), eq(player.id, owner.id)))
      .for('update');
    if (!row) throw new CallError('unauthenticated');
    const key = { siteId: owner.siteId, playerId: owner.id };
    await requireOpenAccount(transaction, key);
    await requireNoDepositBlock(context, transaction);
    const waiting = await queries
      .select({ id: paymentTransaction.id })
      .from(paymentTransaction)
      .where(
        and(
          eq(paymentTransaction.siteId, owner.siteId),
          eq(paymentTransaction.playerId, owner.id),
          eq(paymentTransaction.methodId, form.method.id),
          eq(paymentTransaction.status, transactionStatus.pending),
        ),
      );
    if (waiting.length > 0) throw new CallError('pending_transaction');
    const { amountMinor } = form;
    await requireDepositRoom(transaction, key, { amountMinor, now: clock.now(), language: context.language });
    const id = ids.next();
    await claimProofs(transaction, key, form, id);
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + form.method.pendingMinutes * 60_000);
    await queries.insert(paymentTransaction).values({
      siteId: owner.siteId,
      playerId: owner.id,
      id,
      methodId: form.method.id,
      kind: transactionKind.deposit,
      amountMinor: form.amountMinor,
      feeMinor: form.feeMinor,
      currency: row.currency,
      provider: form.method.provider,
      fields: { ...form.fields },
      createdAt,
      expiresAt,
    });
    const { currency, email, phone } = row;
    return { id, currency, email, phone: phone ?? '', payer: `${row.name} ${row.surname}`, expiresAt };
  });
}

async function createPayment<Created extends OpenablePayment>(
  context: PlayerContext,
  create: (request: PaymentRequest) => Promise<Created>,
  form: PaymentForm,
  opened: OpenedDeposit,
): Promise<Created> {
  const { clock, database } = context;
  try {
    const payment = await create(paymentRequest(context, form, opened));
    requireUsable(payment, clock.now());
    await storeCreated(context, form, opened, payment);
    return payment;
  } catch (cause) {
    const isRefused = cause instanceof PaymentRefused;
    const changeReason: PaymentReason = isRefused ? 'gateway_refused' : UNOPENED;
    const now = clock.now();
    await database.sql
      .update(paymentTransaction)
      .set({
        status: transactionStatus.rejected,
        decidedAt: now,
        // Ours: without a response, the player may still be able to pay, and that money is credited.
        changedBy: 'job',
        changedAt: now,
        changeReason,
      })
      .where(and(isDeposit(context, opened.id), eq(paymentTransaction.status, transactionStatus.pending)));
    if (violatedConstraint(cause) !== undefined) await reviewReference(context, form, opened);
    throw unopened(cause);
  }
}

/** A reply that opens nothing a player can pay is none. */
function requireUsable({ url, expiresAt }: OpenablePayment, now: Date): void {
  const isPage = url === undefined || /^https?:$/.test(URL.parse(url)?.protocol ?? '');
  if (!isPage) throw new PaymentGatewayUnavailable('the page of the payment is no web address');
  if (expiresAt && expiresAt <= now) throw new PaymentGatewayUnavailable('the payment had expired already');
}

/** A gateway that gives two payments one reference cannot say which of them is paid. */
async function reviewReference(
  { database, clock, player: owner }: PlayerContext,
  { method }: PaymentForm,
  { id }: OpenedDeposit,
): Promise<void> {
  const row = {
    siteId: owner.siteId,
    playerId: owner.id,
    kind: transactionKind.deposit,
    provider: method.provider,
    id,
  };
  await inTransaction(database, (transaction) =>
    reviewPayment(transaction, row, { reason: 'reference_taken', now: clock.now() }),
  );
}

/** What the provider of a form's method is asked to open. */
export function paymentRequest(
  { brand, player: owner, language, origin, ip }: PlayerContext,
  form: PaymentForm,
  opened: OpenedDeposit,
): PaymentRequest {
  return {
    siteId: owner.siteId,
    transactionId: opened.id,
    amountMinor: form.amountMinor,
    currency: isoCurrency(opened.currency),
    method: { code: form.method.slug, name: methodName(form.method, owner.siteId, language) },
    fields: form.fields,
    player: {
      id: `${owner.siteId}-${owner.id}`,
      name: opened.payer,
      email: opened.email,
      phone: opened.phone,
      ip,
    },
    returnUrl: `${origin}/deposit?transaction=${opened.id}`,
    merchant: brand.options.name,
    lang: language,
    expiresAt: opened.expiresAt,
  };
}

/** The error for a payment that its provider did not open. */
export function unopened(cause: unknown): CallError {
  const code = cause instanceof PaymentRefused ? 'payment_method_unavailable' : 'payment_gateway_unavailable';
  return new CallError(code, { cause });
}
