import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { protectPage } from '../wire/protect-page.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { addListCalls } from './api/add-list-calls.ts';
import type { Book } from './book.ts';
import { addEmbeds } from './embeds/add-embeds.ts';
import type { BookVisit } from './embeds/book-visit.ts';
import { addBookScripts } from './pages/add-book-scripts.ts';
import { addBookFonts } from './pages/add-book-fonts.ts';
import { renderBetsPage } from './pages/bets-page.ts';
import { pageParts } from './pages/book-page.ts';
import { bundleScript } from './pages/bundle-script.ts';
import { readBookStyle } from './pages/book-styles.ts';
import { refusalLanguage, renderRefusal } from './pages/refusal-page.ts';
import { renderBook } from './pages/render-book.ts';
import { acceptBookPages } from './socket/accept-book-pages.ts';
import { sendCompressed } from '../wire/send-compressed.ts';

export interface BookPageParts extends Pick<SandboxParts, 'config' | 'clock' | 'ids'> {
  readonly book: Book;
}

const SCRIPT = 'book/client/book-page.ts';
const BETS_SCRIPT = 'book/client/bets/start-history.ts';

/** The pages of the book: the embeds that open them, their lists, and the socket over which their prices change. */
export async function addBook(
  app: FastifyInstance,
  { config, clock, ids, book }: BookPageParts,
): Promise<void> {
  const [style, script, betsScript] = await Promise.all([
    readBookStyle(),
    bundleScript(SCRIPT),
    bundleScript(BETS_SCRIPT),
  ]);
  addBookScripts(app, [script, betsScript]);
  addBookFonts(app);
  addListCalls(app, { book, clock });
  acceptBookPages(app, { book, clock });
  const show = async (visit: BookVisit, request: FastifyRequest, reply: FastifyReply) => {
    const { lang, parentOrigin } = visit.ticket;
    const nonce = ids.secret();
    protectPage(reply, { parents: parentOrigin, styles: `'nonce-${nonce}'` });
    const now = clock.now();
    if (visit.ticket.view === 'history') {
      const page = renderBetsPage({ visit, now, nonce, style, script: betsScript.path });
      return sendCompressed(request, reply, page);
    }
    const parts = pageParts(book, now, lang);
    return sendCompressed(request, reply, renderBook({ visit, parts, nonce, style, script: script.path }));
  };
  addEmbeds(app, {
    config,
    show,
    async showFailure(request, reply) {
      const lang = refusalLanguage(request.url, request.headers['accept-language']);
      const nonce = ids.secret();
      // Any page may frame it, since there is nothing on it to press.
      protectPage(reply, { parents: '*', styles: `'nonce-${nonce}'` });
      return sendCompressed(request, reply.code(403), renderRefusal({ lang, nonce, style }));
    },
  });
}
