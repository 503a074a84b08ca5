import { z } from 'zod';

import { callForLaunch } from '../client/launch-call.ts';
import type { ProviderClient } from '../client/provider-client.ts';

/** Replies to the signed form of a launch with the markup that opens the game. */
export const QUICK_LAUNCH_PATH = '/quick/launch';

const schema = z.object({ markup: z.string({ error: 'text' }).min(1, { error: 'text' }) });

/** Games that the provider opens by markup, by their code: all others have an address. */
const scriptGames: ReadonlySet<string> = new Set(['140404']);

export function opensByScript(gameCode: string): boolean {
  return scriptGames.has(gameCode);
}

/**
 * Has the provider write the markup of a launch.
 *
 * @param form the signed form of the launch, as in the address of the game's page
 * @throws GameProviderUnavailable if there is no response in time, or no markup in it
 */
export async function fetchMarkup(
  { baseUrl, ...call }: { client: ProviderClient; baseUrl: string; timeoutMs?: number },
  form: string,
): Promise<string> {
  const { markup } = await callForLaunch({
    ...call,
    url: `${baseUrl}${QUICK_LAUNCH_PATH}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form,
    reply: schema,
  });
  return markup;
}
