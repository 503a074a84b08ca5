import type { FastifyInstance } from 'fastify';

import { registerGrants } from './register-grants.ts';
import { registerNotices } from './register-notices.ts';
import { registerWallets, type WalletDeps } from './register-wallets.ts';

/** The routes that providers call. */
export async function registerCallbacks(app: FastifyInstance, deps: WalletDeps): Promise<void> {
  await registerWallets(app, deps);
  await registerNotices(app, deps);
  await registerGrants(app, deps);
}
