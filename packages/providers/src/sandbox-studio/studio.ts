import type { KeyRing } from '../key-ring.ts';
import type { GameStudioPort } from '../ports/game-studio.ts';
import { buildLaunchUrl } from './launch-address.ts';
import { STUDIO_PARTY } from './messages.ts';

export interface SandboxStudioOptions {
  /** The sandbox's origin as browsers reach it, without a slash at the end. */
  baseUrl: string;
  keys: KeyRing;
}

/** The adapter to the sandbox's game studio. */
export function createSandboxStudio({ baseUrl, keys }: SandboxStudioOptions): GameStudioPort {
  return {
    createLaunch: async (request) => ({
      url: buildLaunchUrl(baseUrl, request, keys.current(STUDIO_PARTY, request.siteId)),
    }),
  };
}
