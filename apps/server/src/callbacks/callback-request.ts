import type { CallbackRefusal, CallbackReply, CallbackRequest } from '@baize/providers';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { callerAddress } from '../calls/caller-address.ts';
import { rawBodyOf } from './keep-raw-body.ts';

/** The parts of a request that a provider's dialect reads. */
export function callbackRequest(request: FastifyRequest): CallbackRequest {
  return {
    method: request.method,
    path: request.raw.url ?? '',
    headers: request.headers,
    rawBody: rawBodyOf(request),
    address: callerAddress(request),
  };
}

export function sendCallbackReply(
  reply: FastifyReply,
  { status, contentType, body }: CallbackReply,
): FastifyReply {
  return reply.code(status).type(contentType).header('cache-control', 'no-store').send(body);
}

/** Logs a callback that its dialect refused, and replies to it. */
export function refuseCallback(
  request: FastifyRequest,
  reply: FastifyReply,
  { reason, problem, reply: refusal }: Pick<CallbackRefusal, 'reason' | 'problem' | 'reply'>,
): FastifyReply {
  if (problem) request.log.error({ problem }, 'a provider sent a message that cannot be read');
  else request.log.warn({ reason }, 'a callback was refused');
  return sendCallbackReply(reply, refusal);
}
