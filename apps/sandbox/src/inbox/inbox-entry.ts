import type { InboxMessage } from '@baize/providers';

/** A message in the inbox, as stored in the journal. */
export type InboxEntry = InboxMessage & {
  id: string;
  /** The sending brand. */
  siteId: number;
  /** ISO 8601. */
  at: string;
};

/** Maximum number of messages, in memory and in the journal. */
export const MAX_INBOX_ENTRIES = 500;

/** The latest messages, oldest first. */
export function keepInbox(entries: readonly InboxEntry[]): InboxEntry[] {
  return entries.slice(-MAX_INBOX_ENTRIES);
}
