import { z } from 'zod';

import type { ProviderClient } from '../client/provider-client.ts';
import { GameProviderUnavailable } from '../ports/game-provider.ts';
import { readWireText } from '../wire/read-wire.ts';

/** Replies to the signed form of a launch with the markup that opens the game. */
export const QUICK_LAUNCH_PATH = '/quick/launch';

/** Less than a player waits for words, which our page shows after five seconds. */
const TIMEOUT_MS = 4_000;
const OK = 200;

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
  {
    client,
    baseUrl,
    timeoutMs = TIMEOUT_MS,
  }: { client: ProviderClient; baseUrl: string; timeoutMs?: number },
  form: string,
): Promise<string> {
  const answer = await client
    .send({
      method: 'POST',
      url: `${baseUrl}${QUICK_LAUNCH_PATH}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form,
      timeoutMs,
    })
    .catch((cause: unknown) => {
      throw new GameProviderUnavailable('the provider did not respond', { cause });
    });
  const reading = readWireText(schema, answer.body);
  if (answer.status === OK && reading.ok) return reading.value.markup;
  throw new GameProviderUnavailable(`no markup in a response of status ${answer.status}`);
}
