import type { z } from 'zod';

import { GameProviderUnavailable } from '../ports/game-provider.ts';
import { readWireText } from '../wire/read-wire.ts';
import type { ProviderClient } from './provider-client.ts';

/** A player who waits longer than five seconds has to be able to read why. */
const TIMEOUT_MS = 4_000;

export interface LaunchCall<Reply> {
  readonly client: ProviderClient;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly reply: z.ZodType<Reply>;
}

/**
 * Asks a provider to open a game.
 *
 * @throws GameProviderUnavailable without a usable response in time
 */
export async function callForLaunch<Reply>({ client, reply, ...call }: LaunchCall<Reply>): Promise<Reply> {
  const answer = await client
    .send({ ...call, method: 'POST', timeoutMs: TIMEOUT_MS })
    .catch((cause: unknown) => {
      throw new GameProviderUnavailable('no response', { cause });
    });
  if (answer.status < 200 || answer.status > 299)
    throw new GameProviderUnavailable(`responded with ${answer.status}`);
  const reading = readWireText(reply, answer.body);
  if (reading.ok) return reading.value;
  const { field, expected } = reading.problem;
  throw new GameProviderUnavailable(`unreadable response: ${field} is not ${expected}`);
}

/**
 * The address of a game, which must be one of the provider's: a hijacked response cannot send players elsewhere.
 *
 * @throws GameProviderUnavailable for any other address
 */
export function requireGameAddress(address: string, pageOrigin: string): string {
  const url = URL.parse(address);
  if (url && `${url.protocol}//${url.host}` === pageOrigin) return address;
  throw new GameProviderUnavailable('unreadable response: its page is not one of this provider');
}
