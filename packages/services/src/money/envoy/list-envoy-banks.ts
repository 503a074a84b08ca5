import type { Reply } from '@baize/contract';

import type { PlayerContext } from '../../context.ts';
import { findAnyEnvoy, readList } from './envoy-method.ts';

/** @throws CallError `payment_method_unavailable`, `payment_gateway_unavailable` */
export async function listEnvoyBanks(context: PlayerContext): Promise<Reply<'GET /account/envoy/bank-list'>> {
  const { envoy } = await findAnyEnvoy(context);
  const banks = await readList(envoy.listBanks(context.player.siteId));
  return { success: true, data: banks.map(({ slug, name }) => ({ slug, bank_name: name })) };
}
