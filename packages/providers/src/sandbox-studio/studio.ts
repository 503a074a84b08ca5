import type { Clock } from '@baize/clock';

import type { KeyRing } from '../key-ring.ts';
import type { GameProviderPort } from '../ports/game-provider.ts';
import { buildLaunchUrl } from './launch-address.ts';
import { STUDIO_PARTY } from './messages.ts';
import { createNativeDialect } from './wallet-dialect.ts';

export interface SandboxStudioOptions {
  /** The sandbox's origin for browsers, without a trailing slash. */
  readonly baseUrl: string;
  readonly keys: KeyRing;
  readonly clock: Clock;
}

/** The adapter for the sandbox's games in the native dialect. */
export function createSandboxStudio({ baseUrl, keys, clock }: SandboxStudioOptions): GameProviderPort {
  return {
    createLaunch: async (request) => ({
      url: buildLaunchUrl(baseUrl, request, keys.current(STUDIO_PARTY, request.siteId)),
      reportsReady: true,
      // A table is a wide picture.
      wantsFullScreen: request.game.type === 'live_casino' && request.device !== 'web',
    }),
    wallet: createNativeDialect({ keys, clock, party: STUDIO_PARTY }),
  };
}
