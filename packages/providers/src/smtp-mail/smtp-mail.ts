import { createTransport } from 'nodemailer';

import type { MailPort } from '../ports/mail.ts';
import { DELIVERY_TIMEOUT_MS, MessageUndelivered } from '../ports/message-undelivered.ts';

export interface SmtpMailOptions {
  /** `smtps://user:password@host:465`, or `smtp://…:587`, which turns to TLS before it signs in. */
  readonly url: string;
  /** Address that letters come from. */
  readonly from: string;
  /** `DELIVERY_TIMEOUT_MS` unless said otherwise. */
  readonly timeoutMs?: number;
}

/** Letters by a mail server. Each has a connection of its own: they are few, and none waits for another. */
export function createSmtpMail({ url, from, timeoutMs = DELIVERY_TIMEOUT_MS }: SmtpMailOptions): MailPort {
  return {
    async send({ fromName, to, subject, text, html }) {
      const transport = createTransport({
        ...readAddress(url),
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        // A letter's parts are texts of ours; nothing in it may make the server read a file or an address.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      const sending = transport.sendMail({
        from: { name: fromName, address: from },
        to: { name: '', address: to },
        subject,
        text,
        html,
      });
      try {
        await endBefore(sending, timeoutMs);
      } catch (cause) {
        throw cause instanceof MessageUndelivered
          ? cause
          : new MessageUndelivered(`the mail server did not take a letter${describe(cause)}`);
      } finally {
        transport.close();
      }
    },
  };
}

function readAddress(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const isLoopback = hostname === 'localhost' || hostname === '127.0.0.1';
  return {
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // Passwords and links never travel in the clear, except to a server on this machine.
    requireTLS: !secure && !isLoopback,
    ignoreTLS: !secure && isLoopback,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}

/** The limits of the connection count each silence anew; this one counts the whole. */
async function endBefore(sending: Promise<unknown>, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new MessageUndelivered(`the mail server took longer than ${timeoutMs} ms`);
    timer = setTimeout(() => reject(error), timeoutMs);
  });
  try {
    await Promise.race([sending, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The server's own words may repeat the receiver's address, so only its codes are passed on. */
function describe(cause: unknown): string {
  const parts = Object(cause) as { code?: unknown; responseCode?: unknown };
  const codes = [parts.code, parts.responseCode].filter((code) => code !== undefined);
  return codes.length === 0 ? '' : ` (${codes.map(String).join(', ')})`;
}
