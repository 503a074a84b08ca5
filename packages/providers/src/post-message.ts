import { MessageUndelivered } from './ports/message-undelivered.ts';

export interface MessagePost {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** Who is asked, for the error's text. */
  readonly receiver: string;
}

/**
 * Posts JSON to whoever delivers messages; any 2xx says that it was taken.
 *
 * @throws MessageUndelivered otherwise
 */
export async function postMessage({ url, body, headers, timeoutMs, receiver }: MessagePost): Promise<void> {
  let status: number;
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { ...headers, 'content-type': 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    status = response.status;
    await response.body?.cancel();
  } catch {
    throw new MessageUndelivered(`${receiver} did not answer within ${timeoutMs} ms or could not be reached`);
  }
  if (status < 200 || status > 299) throw new MessageUndelivered(`${receiver} answered ${status}`);
}
