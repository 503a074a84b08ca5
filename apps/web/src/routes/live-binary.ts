import { NotFound } from '../addresses/not-found.ts';
import * as paths from '../addresses/paths.ts';
import { offersWallet } from '../app/offers-wallet.ts';
import { defineRoute } from '../router/route.ts';

export const liveBinaryRoute = defineRoute<undefined>({
  paths: [paths.liveBinary],
  access: 'any',
  title: 'binary_title',
  bodyClass: 'play-live-binary',
  frame: 'play',
  needsListMessages: true,
  needsAccountMessages: true,
  hasOwnStyle: true,
  parse: () => undefined,
  load: async (app) => {
    if (!offersWallet(app.brand, 'binary')) throw new NotFound();
  },
  source: 'areas/play/binary/binary-page.tsx',
  view: async () => (await import('../areas/play/binary/binary-page.tsx')).BinaryPage,
});
