import { Socket } from 'node:net';

import { createTransport } from 'nodemailer';

import { CircuitOpen } from '../client/circuit.ts';
import type { ProviderClient } from '../client/provider-client.ts';
import type { Email, MailPort } from '../ports/mail.ts';
import { DELIVERY_TIMEOUT_MS, MessageUndelivered } from '../ports/message-undelivered.ts';

export interface SmtpMailOptions {
  readonly client: ProviderClient;
  /** `smtps://user:password@host:465`, or `smtp://…:587`, which switches to TLS before it signs in. */
  readonly url: string;
  /** The sender's address. */
  readonly from: string;
  /** `DELIVERY_TIMEOUT_MS` by default. */
  readonly timeoutMs?: number;
}

/** E-mails through a mail server. Each uses its own connection: they are few, and none waits for another. */
export function createSmtpMail({
  url,
  from,
  client,
  timeoutMs = DELIVERY_TIMEOUT_MS,
}: SmtpMailOptions): MailPort {
  return {
    async send(email) {
      try {
        const refusal = await client.run(() => deliver(email).catch(readRefusal));
        if (refusal) throw refusal;
      } catch (cause) {
        if (cause instanceof MessageUndelivered) throw cause;
        throw new MessageUndelivered(
          cause instanceof CircuitOpen
            ? 'the mail server was not called: its last calls failed'
            : `the mail server did not accept an e-mail${describe(cause)}`,
        );
      }
    },
  };

  async function deliver({ id, fromName, to, subject, text, html }: Email): Promise<void> {
    const socket = new Socket();
    const transport = createTransport({
      socket,
      ...readAddress(url),
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      // Parts are plain texts; the library must not read files or addresses.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      const sending = transport.sendMail({
        // Mail programs show an e-mail that arrives twice with the same id only once.
        messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
        from: { name: fromName, address: from },
        to: { name: '', address: to },
        subject,
        text,
        html,
      });
      await endBefore(sending, timeoutMs);
    } catch (error) {
      // Closing the transport does not close a connection on which the server is still sending.
      socket.destroy();
      throw error;
    } finally {
      transport.close();
    }
  }
}

/** A refused address is not a failure of the server. @throws the cause of any other error */
function readRefusal(cause: unknown): Error {
  if (cause instanceof Error && 'code' in cause && cause.code === 'EENVELOPE') return cause;
  throw cause;
}

function readAddress(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const isLoopback = hostname === 'localhost' || hostname === '127.0.0.1';
  return {
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // Passwords and links are never sent unencrypted, except to a server on this machine.
    requireTLS: !secure && !isLoopback,
    ignoreTLS: !secure && isLoopback,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}

/** The connection's limits apply to each pause; this one applies to the whole delivery. */
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

/** The server's message may contain the receiver's address, so only its codes are passed on. */
function describe(cause: unknown): string {
  const parts = Object(cause) as { code?: unknown; responseCode?: unknown };
  const codes = [parts.code, parts.responseCode].filter((code) => code !== undefined);
  return codes.length === 0 ? '' : ` (${codes.map(String).join(', ')})`;
}
