import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { buildLaunchUrl, type KeyRing, STUDIO_PARTY } from '@baize/providers';

import { escapeHtml } from '../../consoles/html.ts';
import { renderConsolePage, CONSOLE_HEADERS } from '../../consoles/console-page.ts';
import type { WagerBook } from '../../wagers/wager-book.ts';
import { type FaultBoard, readFault } from '../wallet/fault-board.ts';
import { SHOWCASE } from './showcase.ts';
import { drawFaults, drawGames, drawWagers } from './studio-console-page.ts';

export interface StudioConsoleDeps {
  book: WagerBook;
  faults: FaultBoard;
  config: { origin: string; keys: KeyRing; demoSiteId: number };
}

/** `/studio`: demo games, faults to switch on, and pending or stuck wagers. */
export function addStudioConsole(app: FastifyInstance, { book, faults, config }: StudioConsoleDeps): void {
  const { origin, keys, demoSiteId } = config;
  const launchShowcase = (lang: 'tr' | 'en') =>
    SHOWCASE.map((game) => ({
      ...game,
      url: buildLaunchUrl(
        '',
        {
          siteId: demoSiteId,
          game: { ...game, name: game.name[lang] },
          mode: 'demo',
          player: null,
          token: null,
          lang,
          currency: 'TRY',
          device: 'web',
          returnUrl: `${origin}/studio`,
        },
        keys.current(STUDIO_PARTY, demoSiteId),
      ),
    }));

  app.get<{ Querystring: { lang?: string } }>('/studio', async (request, reply) => {
    const games = launchShowcase(request.query.lang === 'en' ? 'en' : 'tr');
    return reply.headers(CONSOLE_HEADERS).send(
      renderConsolePage({
        title: 'Studio',
        intro: 'A slot of every model on play money, and what can go wrong between a game and the wallet.',
        body:
          `<p><a href="/studio/art">The art of every slot</a></p>` +
          drawGames(games) +
          drawFaults(faults.list()) +
          drawWagers(book.unfinished()),
      }),
    );
  });
  app.get('/studio.json', async () => ({ faults: faults.list(), wagers: book.unfinished() }));

  app.post('/studio/faults', async (request, reply) => {
    const fault = readFault(request.body);
    if (fault === null)
      return reply.code(400).send({ message: escapeHtml('kind, call or times is not valid') });
    faults.switchOn(fault);
    return answer(request, reply, { faults: faults.list() });
  });
  app.post('/studio/faults/clear', async (request, reply) => {
    faults.clear();
    return answer(request, reply, { faults: faults.list() });
  });
  app.post<{ Params: { id: string } }>('/studio/wagers/:id/retry', async (request, reply) => {
    if (!book.retryStuck(request.params.id)) return reply.code(404).send({ message: 'no such stuck wager' });
    return answer(request, reply, { wagers: book.unfinished() });
  });
}

/** Forms are redirected to the page, programs get JSON. */
function answer(request: FastifyRequest, reply: FastifyReply, body: object) {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  return isForm ? reply.redirect('/studio', 303) : reply.send(body);
}
