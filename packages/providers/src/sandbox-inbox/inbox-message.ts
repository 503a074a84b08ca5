import { z } from 'zod';

import { readWireText, type WireResult } from '../wire/read-wire.ts';
import { message, text } from '../wire/wire-types.ts';

/** The name of the sandbox's inbox in the key ring. */
export const INBOX_PARTY = 'sandbox-inbox';

/** Path of the inbox's route for messages. */
export const INBOX_MESSAGE_PATH = '/inbox/messages';

const MAX_HTML_LENGTH = 40_000;

/** An e-mail or SMS on the wire; the signing key identifies the brand. */
export type InboxMessage =
  | {
      kind: 'mail';
      messageId: string;
      to: string;
      fromName: string;
      subject: string;
      text: string;
      html: string;
    }
  | { kind: 'sms'; messageId: string; to: string; text: string };

/** The JSON text of a message. */
export function formatInboxMessage(entry: InboxMessage): string {
  const { messageId, ...fields } = entry;
  if (fields.kind === 'sms') return JSON.stringify({ ...fields, message_id: messageId });
  const { fromName, ...mail } = fields;
  return JSON.stringify({ ...mail, message_id: messageId, from_name: fromName });
}

const schema = z.discriminatedUnion(
  'kind',
  [
    message({ kind: z.literal('sms'), message_id: text(40), to: text(254), text: text(1_000) }).transform(
      ({ message_id: messageId, ...sms }) => ({ ...sms, messageId }),
    ),
    message({
      kind: z.literal('mail'),
      message_id: text(40),
      to: text(254),
      from_name: text(200),
      subject: text(300),
      text: text(10_000),
      html: text(MAX_HTML_LENGTH),
    }).transform(({ message_id: messageId, from_name: fromName, ...mail }) => ({
      ...mail,
      messageId,
      fromName,
    })),
  ],
  { error: (issue) => (issue.code === 'invalid_union' ? 'one of mail, sms' : 'a JSON object') },
);

/** Parses the raw body of a message whose signature was checked. */
export function parseInboxMessage(rawBody: string): WireResult<InboxMessage> {
  return readWireText<InboxMessage>(schema, rawBody);
}
