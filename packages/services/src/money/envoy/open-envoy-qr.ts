import { CallError, invalidFields, type Query, transactionKind } from '@baize/contract';
import { EnvoyBankClosed, PaymentRefused } from '@baize/providers';

import type { PlayerContext } from '../../context.ts';
import { readPaymentForm } from '../read-payment-form.ts';
import { startOnce } from '../start-once.ts';
import { findEnvoy, readList } from './envoy-method.ts';

/** The page of a QR payment, or why Envoy made none. */
export type EnvoyQr =
  | { readonly url: string }
  | { readonly refused: 'bank'; readonly bankName: string }
  | { readonly refused: 'payment' };

/**
 * Starts a deposit by QR code. The same bank and amount again get the same page.
 *
 * @throws CallError `invalid` for a bank or an amount, and as `startDeposit`
 */
export async function openEnvoyQr(
  context: PlayerContext,
  { bank, id: amount }: Query<'GET /account/envoy/qr'>,
): Promise<EnvoyQr> {
  if (bank === '') throw invalidFields({ bank: { message: 'please_select_bank' } });
  const { method, envoy } = await findEnvoy(context, 'qr');
  const entered = { payment_id: method.id, amount, bank };
  const form = await readPaymentForm(context, transactionKind.deposit, entered, 'page');
  const banks = await readList(envoy.listBanks(context.player.siteId));
  const chosen = banks.find(({ slug }) => slug === bank);
  if (!chosen) throw invalidFields({ bank: { message: 'option_invalid' } });
  try {
    const { payment } = await startOnce(context, form, (request) => envoy.openQr(request, bank));
    return { url: payment.url };
  } catch (error) {
    const cause = error instanceof CallError ? error.cause : undefined;
    if (cause instanceof EnvoyBankClosed) return { refused: 'bank', bankName: chosen.name };
    if (cause instanceof PaymentRefused) return { refused: 'payment' };
    throw error;
  }
}
