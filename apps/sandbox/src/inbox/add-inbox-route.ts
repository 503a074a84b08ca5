import type { Clock } from '@baize/clock';
import {
  INBOX_MESSAGE_PATH,
  INBOX_PARTY,
  type KeyRing,
  parseInboxMessage,
  verifySignature,
} from '@baize/providers';
import type { FastifyInstance } from 'fastify';

import type { Inbox } from './inbox.ts';

export interface InboxRouteDeps {
  inbox: Inbox;
  keys: KeyRing;
  clock: Clock;
}

/** The signed call that receives messages. In a scope of its own, because the signature needs the raw body. */
export function addInboxRoute(app: FastifyInstance, { inbox, keys, clock }: InboxRouteDeps): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );

  app.post<{ Body: string }>(INBOX_MESSAGE_PATH, async (request, reply) => {
    const rawBody = String(request.body);
    const parts = { method: 'POST', path: request.url, rawBody };
    const check = verifySignature(parts, request.headers, keys, clock);
    if (!check.ok) return reply.code(401).send({ reason: check.reason });
    if (check.key.party !== INBOX_PARTY) return reply.code(401).send({ reason: 'unknownKey' });
    const reading = parseInboxMessage(rawBody);
    if (!reading.ok) return reply.code(422).send({ problem: reading.problem });
    const { id } = await inbox.take(check.key.siteId, reading.value);
    return { id };
  });
}
