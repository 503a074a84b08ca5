import type { z } from 'zod';

import { GameProviderUnavailable } from '../ports/game-provider.ts';
import { readWireText } from '../wire/read-wire.ts';
import type { ProviderClient } from './provider-client.ts';

/** Less than a player waits for words, which our page shows after five seconds. */
const TIMEOUT_MS = 4_000;

export interface LaunchCall<Reply> {
  readonly client: ProviderClient;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly reply: z.ZodType<Reply>;
  readonly timeoutMs?: number;
}

/**
 * Asks a provider to open a game.
 *
 * @throws GameProviderUnavailable without a usable response in time
 */
export async function callForLaunch<Reply>({
  client,
  reply,
  timeoutMs = TIMEOUT_MS,
  ...call
}: LaunchCall<Reply>): Promise<Reply> {
  const answer = await client.send({ ...call, method: 'POST', timeoutMs }).catch((cause: unknown) => {
    throw new GameProviderUnavailable('no response', { cause });
  });
  if (answer.status < 200 || answer.status > 299)
    throw new GameProviderUnavailable(`responded with ${answer.status}`);
  const reading = readWireText(reply, answer.body);
  if (reading.ok) return reading.value;
  const { field, expected } = reading.problem;
  throw new GameProviderUnavailable(`unreadable response: ${field} is not ${expected}`);
}
