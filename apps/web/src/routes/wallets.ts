import { NotFound } from '../addresses/not-found.ts';
import * as paths from '../addresses/paths.ts';
import { parseTransfer, type TransferInput, transferSearchNames } from '../addresses/transfer-address.ts';
import type { App } from '../app/app.ts';
import { offeredWallets } from '../addresses/offered-wallets.ts';
import { defineRoute } from '../router/route.ts';
import { requireShownItem } from './shown-item.ts';

function requireTransfers(app: App): void {
  requireShownItem(app, 'transfers');
  if (offeredWallets(app.brand).length === 0) throw new NotFound();
}

export const walletsRoute = defineRoute<undefined>({
  paths: [paths.wallets],
  access: 'player',
  title: 'site_wallets',
  bodyClass: 'wallets-page',
  frame: 'page',
  whileClosed: 'open',
  needsAccountMessages: true,
  parse: () => undefined,
  source: 'areas/account/wallets/wallets-page.tsx',
  view: async () => (await import('../areas/account/wallets/wallets-page.tsx')).WalletsPage,
});

export const transferRoute = defineRoute<TransferInput>({
  paths: [paths.transfers],
  access: 'player',
  title: 'site_transfers',
  bodyClass: 'transfers',
  frame: 'page',
  whileClosed: 'open',
  needsAccountMessages: true,
  searchNames: transferSearchNames,
  parse: (params, search) => parseTransfer(params, search),
  load: async (app) => requireTransfers(app),
  source: 'areas/money/transfer/transfer-page.tsx',
  view: async () => (await import('../areas/money/transfer/transfer-page.tsx')).TransferPage,
});
