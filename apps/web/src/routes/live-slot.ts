import { type LiveSlotInput, liveSlotSearchNames, parseLiveSlot } from '../addresses/live-slot-address.ts';
import { NotFound } from '../addresses/not-found.ts';
import * as paths from '../addresses/paths.ts';
import type { App } from '../app/app.ts';
import { offersWallet } from '../app/offers-wallet.ts';
import { callQuery } from '../call/index.ts';
import { defineRoute } from '../router/route.ts';

function requireLiveSlots(app: App): void {
  if (!offersWallet(app.brand, 'live_slot')) throw new NotFound();
}

export const liveSlotRoute = defineRoute<undefined>({
  paths: [paths.liveSlot],
  access: 'any',
  title: 'live_slot_title',
  bodyClass: 'live-slot',
  frame: 'page',
  needsListMessages: true,
  parse: () => undefined,
  load: async (app) => {
    requireLiveSlots(app);
    await app.queries.ensureQueryData(callQuery(app, 'GET /live-slot/games'));
  },
  source: 'areas/play/live-slot/live-slot-page.tsx',
  view: async () => (await import('../areas/play/live-slot/live-slot-page.tsx')).LiveSlotPage,
});

export const playLiveSlotRoute = defineRoute<LiveSlotInput>({
  paths: [paths.playLiveSlot],
  access: 'player',
  title: 'live_slot_title',
  bodyClass: 'play-live-slot',
  frame: 'play',
  needsListMessages: true,
  hasOwnStyle: true,
  searchNames: liveSlotSearchNames,
  parse: (_, search) => parseLiveSlot(search),
  load: async (app) => requireLiveSlots(app),
  source: 'areas/play/live-slot/play-live-slot-page.tsx',
  view: async () => (await import('../areas/play/live-slot/play-live-slot-page.tsx')).PlayLiveSlotPage,
});
