import type { FastifyInstance } from 'fastify';

import { renderConsolePage, CONSOLE_HEADERS } from '../consoles/console-page.ts';
import { drawInbox, MAIL_FRAME_RIGHTS } from './inbox-page.ts';
import type { Inbox } from './inbox.ts';

const MAX_SHOWN = 100;

/** The content of e-mails is untrusted: no script, no loading, an opaque origin. */
const MAIL_HEADERS = {
  ...CONSOLE_HEADERS,
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox ${MAIL_FRAME_RIGHTS}`,
} as const;

const INBOX_HEADERS = {
  ...CONSOLE_HEADERS,
  'content-security-policy': `${CONSOLE_HEADERS['content-security-policy']}; frame-src 'self'`,
} as const;

/** `/inbox`: every e-mail and SMS, newest first; `/inbox.json?to=` for programs. */
export function addInboxConsole(app: FastifyInstance, inbox: Inbox): void {
  app.get<{ Querystring: { to?: string } }>('/inbox', async (request, reply) => {
    const to = String(request.query.to ?? '');
    return reply.headers(INBOX_HEADERS).send(
      renderConsolePage({
        title: 'Inbox',
        intro: 'Every e-mail and SMS that the site has sent. Nothing has left this machine.',
        body: drawInbox(inbox.list(to).slice(0, MAX_SHOWN), to),
      }),
    );
  });
  app.get<{ Querystring: { to?: string } }>('/inbox.json', async (request, reply) =>
    reply.header('cache-control', 'no-store').send({ messages: inbox.list(String(request.query.to ?? '')) }),
  );
  app.get<{ Params: { id: string } }>('/inbox/:id/mail', async (request, reply) => {
    const entry = inbox.find(request.params.id);
    if (entry?.kind !== 'mail') return reply.code(404).send({ message: 'there is no such e-mail' });
    // Links open in a new tab, not inside the frame.
    return reply.headers(MAIL_HEADERS).send(`${entry.html}\n<base target="_blank">`);
  });
}
