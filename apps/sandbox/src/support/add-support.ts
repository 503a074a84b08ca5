import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';

import type { FastifyInstance } from 'fastify';

import { answerQuestion } from './answers.ts';

interface Question {
  readonly text?: string;
  readonly language?: string;
}

const MAX_QUESTION_LENGTH = 500;

/**
 * A provider of live chats: a script that operators embed, and its API. The script runs in a frame with an opaque
 * origin, so all routes allow any origin.
 */
export function addSupport(app: FastifyInstance): void {
  app.get('/support/chat.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(stripTypeScriptTypes(await readFile(new URL('client/chat.ts', import.meta.url), 'utf8'))),
  );
  app.get('/support/chat.css', async (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(await readFile(new URL('chat.css', import.meta.url), 'utf8')),
  );
  app.post<{ Body: Question | null }>('/support/answers', async (request, reply) => {
    const { text, language } = request.body ?? {};
    const question = typeof text === 'string' ? text.trim().slice(0, MAX_QUESTION_LENGTH) : '';
    reply.header('access-control-allow-origin', '*');
    if (question === '') return reply.code(400).send({ error: 'there is no question' });
    return { text: answerQuestion(question, language === 'en' ? 'en' : 'tr') };
  });
}
