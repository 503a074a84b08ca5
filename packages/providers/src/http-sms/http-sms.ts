import type { ProviderClient } from '../client/provider-client.ts';
import { DELIVERY_TIMEOUT_MS } from '../ports/message-undelivered.ts';
import type { SmsPort } from '../ports/sms.ts';
import { postMessage } from '../client/post-message.ts';

export interface HttpSmsOptions {
  /** Address that messages are posted to. */
  readonly url: string;
  /** Sent as a bearer token. */
  readonly key: string;
  /** The sender that phones show. */
  readonly sender: string;
  readonly client: ProviderClient;
  /** `DELIVERY_TIMEOUT_MS` by default. */
  readonly timeoutMs?: number;
}

/** SMS through a gateway that accepts `{ to, text, sender }` as JSON and the message's id as idempotency key. */
export function createHttpSms(options: HttpSmsOptions): SmsPort {
  const { url, key, sender, client, timeoutMs = DELIVERY_TIMEOUT_MS } = options;
  return {
    send: ({ id, to, text }) =>
      postMessage({
        url,
        body: JSON.stringify({ to, text, sender }),
        headers: { authorization: `Bearer ${key}`, 'idempotency-key': id },
        timeoutMs,
        client,
        receiver: 'the SMS gateway',
      }),
  };
}
