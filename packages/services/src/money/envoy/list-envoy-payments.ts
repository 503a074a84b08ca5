import { CallError, type Params, type Reply } from '@baize/contract';

import type { PlayerContext } from '../../context.ts';
import { readOffers } from './envoy-lists.ts';
import { findEnvoy } from './envoy-method.ts';

/**
 * What a bank takes now, within the limits of the method.
 *
 * @throws CallError `data_not_found` for an unknown bank, `payment_method_unavailable`, `payment_gateway_unavailable`
 */
export async function listEnvoyPayments(
  context: PlayerContext,
  { bankSlug }: Params<'GET /account/envoy/available-payments/{bankSlug}'>,
): Promise<Reply<'GET /account/envoy/available-payments/{bankSlug}'>> {
  const { method, envoy } = await findEnvoy(context, 'transfer');
  const offers = await readOffers(context, envoy, bankSlug);
  if (!offers) throw new CallError('data_not_found');
  const data = offers
    .filter(({ amountMinor }) => amountMinor >= method.minMinor && amountMinor <= method.maxMinor)
    .map(({ amountMinor, refCode }) => ({ amount: amountMinor, ref_code: refCode }));
  return { success: true, data };
}
