import type { FastifyRequest } from 'fastify';

import { callerAddress } from '../calls/caller-address.ts';

const REMOVED = '[removed]';

/** The error of a failed query contains its parameters, which could put whole registrations into the log. */
function safeMessage(error: Error): string {
  const message = 'params' in error ? error.message.replace(/\nparams:[\s\S]*$/, '') : error.message;
  // PostgreSQL repeats values that it could not parse (SQLSTATE class 22).
  const isAboutValue = 'code' in error && /^22[0-9A-Z]{3}$/.test(String(error.code));
  return isAboutValue ? message.replaceAll(/"[^"]*"/g, REMOVED) : message;
}

/**
 * An error with its causes: name, message and stack. Other properties are dropped, since database drivers attach query
 * data to errors.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: safeMessage(error),
    // Not `code`, which the logger would redact.
    ...('code' in error && { errorCode: String(error.code) }),
    stack: frames.join('\n'),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** An address without its possible secrets: the token of a link, values of the query. */
function safeAddress(address: string): string {
  return address
    .replace(/(\/(?:forget-password|account\/undo|account\/not-me)\/)[^/?#]+/i, `$1${REMOVED}`)
    .replaceAll(/([?&](?:token|codes?|password|id|key|signature)=)[^&#]*/gi, `$1${REMOVED}`);
}

export function describeRequest(request: FastifyRequest): object {
  const { method, url, host } = request;
  return { method, url: safeAddress(url), host, remoteAddress: callerAddress(request) };
}
