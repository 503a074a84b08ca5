import { resolveBrand } from '@baize/brand';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { CallDeps } from '../calls/register-calls.ts';
import { explainError } from '../calls/reply-with-error.ts';
import { requestedLanguage } from '../calls/requested-language.ts';
import { contentPolicy } from '../pages/content-policy.ts';
import { plainPageStyle, writePlainPage } from '../pages/plain-page.ts';

const policy = contentPolicy({ styles: [plainPageStyle], frameOrigins: [], isDev: false });

/** A page that people can read, since the browser may have left ours for the link. */
export function refuseFile(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  { brands }: CallDeps,
): FastifyReply {
  const language = requestedLanguage(request.headers['accept-language']);
  const brand = resolveBrand(brands, request.host);
  const { status, reply: said } = explainError(error, { language, brand, requestId: request.id });
  if (status >= 500) request.log.error({ err: error }, 'a file could not be sent');
  const page = { language, title: 'file_link_failed', said: said.message, requestId: request.id };
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
    .send(writePlainPage(page));
}
