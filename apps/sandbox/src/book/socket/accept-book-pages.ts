import type { FastifyInstance } from 'fastify';

import type { Clock } from '@baize/clock';

import { acceptSockets } from '../../feeds/socket/accept-sockets.ts';
import { repeatEvenly } from '../../wire/repeat-evenly.ts';
import type { Book } from '../book.ts';
import { BookHub } from './book-hub.ts';
import { readFollow } from './read-follow.ts';

/** Where pages follow matches, by language. */
export const BOOK_SOCKET_PATH = '/book/socket';

/** Ten messages a second for a page at most. */
const TICK_MS = 100;
/** A page that hears nothing for three of these takes its prices for old. */
const GREETING_MS = 5_000;

/** Pages follow prices without a key: they are the same for everyone. */
export function acceptBookPages(
  app: FastifyInstance,
  { book, clock }: { readonly book: Book; readonly clock: Clock },
): void {
  const hub = new BookHub({ book, clock });
  for (const lang of ['tr', 'en'] as const) {
    acceptSockets(app, `${BOOK_SOCKET_PATH}/${lang}`, {
      onOpen: (peer) => hub.open(peer, lang),
      onText: (peer, text) => {
        const message = readFollow(text);
        if (message === null) peer.close();
        else hub.follow(peer, message);
      },
      onClose: (peer) => hub.close(peer),
    });
  }
  const stops = [repeatEvenly(TICK_MS, () => hub.tick()), repeatEvenly(GREETING_MS, () => hub.greet())];
  app.addHook('onClose', async () => {
    for (const stop of stops) stop();
  });
}
