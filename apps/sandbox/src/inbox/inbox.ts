import type { Clock, IdMaker } from '@baize/clock';
import type { InboxMessage } from '@baize/providers';

import type { Journal } from '../journal/journal.ts';
import { type InboxEntry, keepInbox } from './inbox-entry.ts';

export interface InboxDeps {
  journal: Journal<InboxEntry>;
  /** Messages of an earlier process, oldest first. */
  entries: readonly InboxEntry[];
  clock: Clock;
  ids: IdMaker;
}

/** The e-mails and SMS that the site has sent. */
export interface Inbox {
  /** Idempotent by the message's id. */
  take(siteId: number, message: InboxMessage): Promise<InboxEntry>;
  find(id: string): InboxEntry | undefined;
  /**
   * Newest first.
   *
   * @param to only messages to this address or number, ignoring case
   */
  list(to?: string): InboxEntry[];
}

export function createInbox({ journal, entries: earlier, clock, ids }: InboxDeps): Inbox {
  let entries = [...earlier];
  return {
    async take(siteId, message) {
      const isSame = (one: InboxEntry) => one.siteId === siteId && one.messageId === message.messageId;
      const known = entries.find(isSame);
      if (known !== undefined) return known;
      const entry = { ...message, siteId, id: `m${ids.next()}`, at: clock.now().toISOString() };
      entries = keepInbox([...entries, entry]);
      await journal.append(entry);
      return entry;
    },
    find: (id) => entries.find((entry) => entry.id === id),
    list(to) {
      const wanted = to?.trim().toLowerCase();
      return entries
        .filter((entry) => wanted === undefined || wanted === '' || entry.to.toLowerCase() === wanted)
        .toReversed();
    },
  };
}
