import { BookSocket } from '../book-socket.ts';
import { announceChanges, learnFacts, wantedEvents, watchWanted } from '../price-store.ts';
import { socketAddress } from '../socket-address.ts';

/** As many as the server lets a page follow; of the other matches the page hears later. */
const MOST = 250;

/** Follows the facts of the matches that are wanted, for a page that shows no prices. */
export function followMatches(): void {
  const socket = new BookSocket(socketAddress(), {
    onChanges({ events }) {
      for (const { facts } of events) if (facts !== undefined) learnFacts(facts);
      announceChanges(new Set(events.map(({ id }) => id)));
    },
    // The bets are also read from time to time.
    onState: () => undefined,
    follow() {
      const events = [...wantedEvents()].slice(0, MOST);
      return { type: 'follow', rows: events.map((id) => [id, 0] as const), whole: [] };
    },
  });
  watchWanted(() => socket.follow());
}
