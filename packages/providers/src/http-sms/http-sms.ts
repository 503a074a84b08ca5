import { DELIVERY_TIMEOUT_MS } from '../ports/message-undelivered.ts';
import type { SmsPort } from '../ports/sms.ts';
import { postMessage } from '../post-message.ts';

export interface HttpSmsOptions {
  /** Where messages are posted to. */
  readonly url: string;
  /** Sent as a bearer token. */
  readonly key: string;
  /** What telephones show as the sender. */
  readonly sender: string;
  /** `DELIVERY_TIMEOUT_MS` unless said otherwise. */
  readonly timeoutMs?: number;
}

/** Short messages by a gateway that takes `{ to, text, sender }` as JSON. */
export function createHttpSms(options: HttpSmsOptions): SmsPort {
  const { url, key, sender, timeoutMs = DELIVERY_TIMEOUT_MS } = options;
  return {
    send: ({ to, text }) =>
      postMessage({
        url,
        body: JSON.stringify({ to, text, sender }),
        headers: { authorization: `Bearer ${key}` },
        timeoutMs,
        receiver: 'the SMS gateway',
      }),
  };
}
