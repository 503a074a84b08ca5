import type { ProviderClient } from '../client/provider-client.ts';
import { DELIVERY_TIMEOUT_MS } from '../ports/message-undelivered.ts';
import type { SmsPort } from '../ports/sms.ts';
import { postMessage } from '../client/post-message.ts';

export interface HttpSmsOptions {
  /** Where messages are posted to. */
  readonly url: string;
  /** Sent as a bearer token. */
  readonly key: string;
  /** What telephones show as the sender. */
  readonly sender: string;
  readonly client: ProviderClient;
  /** `DELIVERY_TIMEOUT_MS` unless said otherwise. */
  readonly timeoutMs?: number;
}

/** SMS by a gateway that takes `{ to, text, sender }` as JSON and the message's id as its idempotency key. */
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
