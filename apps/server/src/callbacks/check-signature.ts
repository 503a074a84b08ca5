import type { Clock } from '@baize/clock';
import { type KeyRing, type SignatureCheck, verifySignature } from '@baize/providers';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { rawBodyOf } from './keep-raw-body.ts';

/** Judges a callback's signature over the request line and the bytes of the body. */
export function checkSignature(request: FastifyRequest, keys: KeyRing, clock: Clock): SignatureCheck {
  const parts = { method: request.method, path: request.raw.url ?? '', rawBody: rawBodyOf(request) };
  return verifySignature(parts, request.headers, keys, clock);
}

/** Refuses a callback. Only someone who holds the key is told that a later try may succeed. */
export function refuseSignature(
  request: FastifyRequest,
  reply: FastifyReply,
  { reason, retryable }: Extract<SignatureCheck, { ok: false }>,
): FastifyReply {
  request.log.warn({ reason, retryable }, 'a callback with a bad signature was refused');
  return reply.code(401).send({ status: 'UNAUTHORIZED', retryable });
}
