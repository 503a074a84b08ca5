import { MessageUndelivered } from '../ports/message-undelivered.ts';
import { CircuitOpen } from './circuit.ts';
import type { Answer, ProviderClient } from './provider-client.ts';

export interface MessagePost {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly client: ProviderClient;
  /** For the error message. */
  readonly receiver: string;
}

/**
 * Posts JSON to a service that delivers messages; any 2xx status means that it was accepted.
 *
 * @throws MessageUndelivered otherwise
 */
export async function postMessage({ receiver, client, timeoutMs, ...post }: MessagePost): Promise<void> {
  let answer: Answer;
  try {
    answer = await client.send({ ...post, method: 'POST', timeoutMs, isStatusEnough: true });
  } catch (error) {
    throw new MessageUndelivered(
      error instanceof CircuitOpen
        ? `${receiver} was not called: its last calls failed`
        : `${receiver} did not answer within ${timeoutMs} ms or could not be reached`,
    );
  }
  if (answer.status < 200 || answer.status > 299)
    throw new MessageUndelivered(`${receiver} answered ${answer.status}`);
}
