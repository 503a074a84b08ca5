import { readWireText, type WireResult } from '../wire-reader.ts';

/** The key ring's name of the sandbox's inbox. */
export const INBOX_PARTY = 'sandbox-inbox';

/** Where the inbox takes messages. */
export const INBOX_MESSAGE_PATH = '/inbox/messages';

const MAX_HTML_LENGTH = 40_000;

/** A mail or a short message on its way into the inbox; the brand is known by the signing key. */
export type InboxMessage =
  | {
      kind: 'mail';
      to: string;
      fromName: string;
      subject: string;
      text: string;
      html: string;
    }
  | { kind: 'sms'; to: string; text: string };

/** The JSON text of a message. */
export function formatInboxMessage(message: InboxMessage): string {
  if (message.kind === 'sms') return JSON.stringify(message);
  const { fromName, ...mail } = message;
  return JSON.stringify({ ...mail, from_name: fromName });
}

/** Reads the raw body of a message whose signature was checked. */
export function parseInboxMessage(rawBody: string): WireResult<InboxMessage> {
  return readWireText<InboxMessage>(rawBody, (reader) => {
    const kind = reader.oneOf('kind', ['mail', 'sms']);
    const to = reader.text('to', 254);
    if (kind === 'sms') return { kind, to, text: reader.text('text', 1_000) };
    return {
      kind,
      to,
      fromName: reader.text('from_name', 200),
      subject: reader.text('subject', 300),
      text: reader.text('text', 10_000),
      html: reader.text('html', MAX_HTML_LENGTH),
    };
  });
}
