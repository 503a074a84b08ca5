import type { Clock } from '@baize/clock';

import type { KeyRing } from '../key-ring.ts';
import type { MailPort } from '../ports/mail.ts';
import { DELIVERY_TIMEOUT_MS } from '../ports/message-undelivered.ts';
import type { SmsPort } from '../ports/sms.ts';
import type { ProviderClient } from '../client/provider-client.ts';
import { postMessage } from '../client/post-message.ts';
import { signRequest } from '../signature.ts';
import { formatInboxMessage, INBOX_MESSAGE_PATH, INBOX_PARTY, type InboxMessage } from './inbox-message.ts';

export interface SandboxInboxOptions {
  /** The sandbox's origin, without a trailing slash. */
  readonly baseUrl: string;
  readonly keys: KeyRing;
  readonly clock: Clock;
  readonly client: ProviderClient;
  /** `DELIVERY_TIMEOUT_MS` by default. */
  readonly timeoutMs?: number;
}

/** Delivers e-mails and SMS to the sandbox's inbox instead of real recipients. */
export function createSandboxInbox(options: SandboxInboxOptions): { mail: MailPort; sms: SmsPort } {
  const { baseUrl, keys, clock, client, timeoutMs = DELIVERY_TIMEOUT_MS } = options;

  function post(siteId: number, message: InboxMessage): Promise<void> {
    const rawBody = formatInboxMessage(message);
    const parts = { method: 'POST', path: INBOX_MESSAGE_PATH, rawBody };
    return postMessage({
      url: `${baseUrl}${INBOX_MESSAGE_PATH}`,
      body: rawBody,
      headers: signRequest(parts, keys.current(INBOX_PARTY, siteId), clock),
      timeoutMs,
      client,
      receiver: 'the inbox of the sandbox',
    });
  }

  return {
    mail: { send: ({ siteId, id, ...email }) => post(siteId, { kind: 'mail', messageId: id, ...email }) },
    sms: { send: ({ siteId, id, ...message }) => post(siteId, { kind: 'sms', messageId: id, ...message }) },
  };
}
