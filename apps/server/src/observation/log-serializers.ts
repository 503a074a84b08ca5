import type { FastifyRequest } from 'fastify';

const REMOVED = '[removed]';

/** What a failed query was given stands in its error, and so would whole registrations in the log. */
function safeMessage(error: Error): string {
  const message = 'params' in error ? error.message.replace(/\nparams:[\s\S]*$/, '') : error.message;
  // PostgreSQL repeats values that it could not read (SQLSTATE class 22).
  const isAboutValue = 'code' in error && /^22[0-9A-Z]{3}$/.test(String(error.code));
  return isAboutValue ? message.replaceAll(/"[^"]*"/g, REMOVED) : message;
}

/**
 * An error with its causes: what it is, what it says and where it arose. Nothing else that hangs on it, since
 * drivers hang the data of a query there.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: safeMessage(error),
    // Not `code`, which the logger takes for somebody's code and strikes out.
    ...('code' in error && { errorCode: String(error.code) }),
    stack: frames.join('\n'),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** An address without the secrets that it may carry: the link of a recovery letter, values of its query. */
function safeAddress(address: string): string {
  return address
    .replace(/(\/forget-password\/)[^/?#]+/i, `$1${REMOVED}`)
    .replaceAll(/([?&](?:token|code|password|id|key|signature)=)[^&#]*/gi, `$1${REMOVED}`);
}

export function describeRequest({ method, url, host, ip }: FastifyRequest): object {
  return { method, url: safeAddress(url), host, remoteAddress: ip };
}
