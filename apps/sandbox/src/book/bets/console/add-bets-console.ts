import type { FastifyInstance } from 'fastify';

import { answerAction } from '../../../consoles/console-actions.ts';
import { CONSOLE_HEADERS, renderConsolePage } from '../../../consoles/console-page.ts';
import type { SandboxBetDesk } from '../bet-desk.ts';
import { BETS_CONSOLE, drawPending, drawReview, drawVoiding, LONGEST_REASON } from './bets-console-page.ts';

const textOf = (field: unknown): string => (typeof field === 'string' ? field.trim() : '');

/** `/book-console/bets`: bets that need an operator, and payments under way; `.json` for programs. */
export function addBetsConsole(app: FastifyInstance, desk: Pick<SandboxBetDesk, 'review' | 'pending'>): void {
  const { review } = desk;
  const actions = new Map<string, (id: string) => Promise<boolean>>([
    ['retry', (id) => review.retry(id)],
    ['resend', (id) => review.resend(id)],
    ['write-off', (id) => review.writeOff(id)],
    ['book', (id) => review.book(id)],
    ['dismiss', (id) => review.dismiss(id)],
    ['void', (id) => review.voidOpen(id)],
  ]);

  app.get(BETS_CONSOLE, async (_request, reply) =>
    reply.headers(CONSOLE_HEADERS).send(
      renderConsolePage({
        title: 'Bets',
        intro: 'Bets on the book that need a decision, and payments that the wallet has not decided.',
        body: drawReview(review.list()) + drawVoiding() + drawPending(desk.pending()),
      }),
    ),
  );
  app.get(`${BETS_CONSOLE}.json`, async () => ({ review: review.list(), pending: desk.pending() }));

  app.post<{ Body: unknown }>(`${BETS_CONSOLE}/void-standing`, async (request, reply) => {
    const fields = new Map(Object.entries(request.body ?? {}));
    const [name, reason] = [textOf(fields.get('bet')), textOf(fields.get('reason'))];
    if (reason === '' || reason.length > LONGEST_REASON)
      return reply.code(400).send({ message: `the reason has 1 to ${LONGEST_REASON} characters` });
    const bet = review.findStanding(name);
    const isDone = bet !== null && (await review.voidStanding(bet.id, reason));
    if (!isDone) return reply.code(404).send({ message: 'no such bet stands' });
    return answerAction(request, reply, { home: BETS_CONSOLE, said: 'void-standing' });
  });

  app.post<{ Params: { id: string; action: string } }>(
    `${BETS_CONSOLE}/:id/:action`,
    async (request, reply) => {
      const { id, action } = request.params;
      const isDone = (await actions.get(action)?.(id)) ?? false;
      if (!isDone) return reply.code(404).send({ message: 'no such bet that needs this' });
      return answerAction(request, reply, { home: BETS_CONSOLE, said: action });
    },
  );
}
