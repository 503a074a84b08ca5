import type { InboxMessage } from '@baize/providers';

/** One message in the inbox. Written to the journal as a whole. */
export type InboxEntry = InboxMessage & {
  id: string;
  /** The brand that wrote. */
  siteId: number;
  /** ISO 8601. */
  at: string;
};

/** How many messages are kept, here and in the journal. */
export const MAX_INBOX_ENTRIES = 500;

/** The latest messages, oldest first. */
export function keepInbox(entries: readonly InboxEntry[]): InboxEntry[] {
  return entries.slice(-MAX_INBOX_ENTRIES);
}
