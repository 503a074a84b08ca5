import { ACTION_BATCH, FORM_HASH, RSA_JSON } from '@baize/providers';
import type { FastifyInstance } from 'fastify';

import type { SandboxParts } from '../sandbox-parts.ts';
import type { FaultBoard } from '../studio/wallet/fault-board.ts';
import type { TableWallets } from '../quick/table-wallet.ts';
import { failPage } from '../wire/fail-page.ts';
import { addLaunches } from './add-launches.ts';
import { createBatchWallet } from './batch-wallet.ts';
import { createFormWallet } from './form-wallet.ts';
import { readStudioKeys } from './rsa-keys.ts';
import { createRsaWallet } from './rsa-wallet.ts';

/**
 * Three game providers with dialects of their own: each opens games by its own calls and plays them with its own wallet
 * calls, at the tables of the quick games.
 *
 * @param parts `faults` are of these providers alone
 * @returns their wallets
 */
export async function addDialects(
  app: FastifyInstance,
  { config, ids, clock, faults }: SandboxParts & { faults: FaultBoard },
): Promise<TableWallets> {
  const { keys, origin, siteIds = [config.demoSiteId], siteUrl, callTimeoutMs: timeoutMs } = config;
  const rsa = config.rsa && readStudioKeys(config.rsa);
  const fail = failPage(faults, 'launch');
  await app.register(async (scope) => addLaunches(scope, { keys, rsa, ids, origin, siteIds, fail }));
  const deps = { siteUrl, timeoutMs, faults };
  return {
    ...(rsa && { [RSA_JSON]: createRsaWallet({ ...deps, ids }, rsa.privateKey) }),
    [ACTION_BATCH]: createBatchWallet(deps),
    [FORM_HASH]: createFormWallet({ ...deps, clock }),
  };
}
