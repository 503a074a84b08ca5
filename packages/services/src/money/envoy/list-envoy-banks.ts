import type { Reply } from '@baize/contract';

import type { PlayerContext } from '../../context.ts';
import { readBanks } from './envoy-lists.ts';
import { findAnyEnvoy } from './envoy-method.ts';

/** @throws CallError `payment_method_unavailable`, `payment_gateway_unavailable` */
export async function listEnvoyBanks(context: PlayerContext): Promise<Reply<'GET /account/envoy/bank-list'>> {
  const { envoy } = await findAnyEnvoy(context);
  const banks = await readBanks(context, envoy);
  return { success: true, data: banks.map(({ slug, name }) => ({ slug, bank_name: name })) };
}
