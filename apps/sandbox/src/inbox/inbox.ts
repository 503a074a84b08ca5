import type { Clock, IdMaker } from '@baize/clock';
import type { InboxMessage } from '@baize/providers';

import type { Journal } from '../journal/journal.ts';
import { type InboxEntry, keepInbox } from './inbox-entry.ts';

export interface InboxDeps {
  journal: Journal<InboxEntry>;
  /** What an earlier process had received, oldest first. */
  entries: readonly InboxEntry[];
  clock: Clock;
  ids: IdMaker;
}

/** Every mail and short message that the site has sent. */
export interface Inbox {
  /** A message that comes again under the same id is the one that was taken. */
  take(siteId: number, message: InboxMessage): Promise<InboxEntry>;
  find(id: string): InboxEntry | undefined;
  /**
   * Newest first.
   *
   * @param to only what went to this address or number, whatever its case
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
