import { CallError, invalidFields, type Query, type Reply, transactionKind } from '@baize/contract';
import { formatWire } from '@baize/currency';
import { EnvoyOfferTaken } from '@baize/providers';

import type { PlayerContext } from '../../context.ts';
import { PAYMENT_URL_FIELD } from '../hidden-fields.ts';
import { readPaymentForm } from '../read-payment-form.ts';
import { findPending, startOnce } from '../start-once.ts';
import { findEnvoy, readList } from './envoy-method.ts';

/**
 * Starts a deposit of an available payment. The same payment again gets the same page.
 *
 * @throws CallError `envoy_payment_taken` if the bank no longer offers it, and as `startDeposit`
 */
export async function startEnvoyPayment(
  context: PlayerContext,
  { bank, id: refCode }: Query<'GET /account/envoy/pay'>,
): Promise<Reply<'GET /account/envoy/pay'>> {
  if (bank === '') throw invalidFields({ bank: { message: 'please_select_bank' } });
  const { method, envoy } = await findEnvoy(context, 'transfer');
  // Once started, the bank offers it to nobody, so it is looked for here first.
  const pending = await findPending(context, method.id);
  const isOwn = pending?.fields['bank'] === bank && pending.fields['ref_code'] === refCode;
  const page = isOwn ? pending.fields[PAYMENT_URL_FIELD] : undefined;
  if (page !== undefined) return { success: true, data: { iframe_url: page } };
  const amountMinor = isOwn ? pending.amountMinor : await amountOf(context, { bank, refCode });
  const entered = { payment_id: method.id, amount: formatWire(amountMinor), bank, ref_code: refCode };
  const form = await readPaymentForm(context, transactionKind.deposit, entered, 'page');
  const { payment } = await startOnce(context, form, (request) =>
    envoy.takeOffer(request, { bank, refCode }),
  ).catch((error: unknown) => {
    const isTaken = error instanceof CallError && error.cause instanceof EnvoyOfferTaken;
    throw isTaken ? new CallError('envoy_payment_taken', { cause: error }) : error;
  });
  return { success: true, data: { iframe_url: payment.url } };
}

async function amountOf(context: PlayerContext, offer: { bank: string; refCode: string }): Promise<bigint> {
  const { envoy } = await findEnvoy(context, 'transfer');
  const offers = await readList(envoy.listOffers(context.player.siteId, offer.bank));
  if (!offers) throw invalidFields({ bank: { message: 'option_invalid' } });
  const found = offers.find(({ refCode }) => refCode === offer.refCode);
  if (!found) throw new CallError('envoy_payment_taken');
  return found.amountMinor;
}
