import { type Brand, resolveBrand } from '@baize/brand';
import { DeadlineExceeded, IdsUnavailable } from '@baize/clock';
import { CallError, type ErrorCode, type ErrorReply, errorRow, type Language } from '@baize/contract';
import { formatMessage, type MessageValues } from '@baize/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { requestedLanguage } from './requested-language.ts';

type Translate = (key: string, values?: MessageValues) => string;

/** The body of a failed call. */
function writeErrorReply(error: CallError, translate: Translate, requestId: string): ErrorReply {
  const { message: key, number } = errorRow(error.code);
  const message = translate(error.details.message ?? key, error.details.values);
  const fields = Object.entries(error.details.fields ?? {}).map(([name, problems]) => [
    name,
    problems.map((problem) => translate(problem.message, problem.values)),
  ]);
  return {
    success: false,
    message,
    data: {
      message,
      ...(number !== undefined && { code: number }),
      ...(error.details.id !== undefined && { id: error.details.id }),
    },
    ...(fields.length > 0 && { errors: Object.fromEntries(fields) }),
    error: error.code,
    request_id: requestId,
  };
}

/** Any failure as the error that is sent to the caller. */
function toCallError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  if (isLostDatabase(error)) return new CallError('unavailable', { cause: error });
  if (isUnstorable(error)) return new CallError('bad_request', { cause: error });
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return new CallError(refusalOf(status), { cause: error });
}

/** Errors of the framework itself: bodies too large, unknown content types, malformed JSON, bad addresses. */
function refusalOf(status: number): ErrorCode {
  if (status === 413) return 'payload_too_large';
  if (status === 415) return 'unsupported_media_type';
  return status >= 400 && status < 500 ? 'bad_request' : 'please_try_again';
}

const lostDatabaseCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  '25P03',
  '53300',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
]);

/** Whether the database is unreachable, restarting, or did not provide a connection, a lock or an answer in time. */
function isLostDatabase(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && lostDatabaseCodes.has(String(cause.code))) return true;
    if (cause instanceof IdsUnavailable) return true;
    if (cause instanceof DeadlineExceeded) return true;
    if (
      /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error/.test(
        cause.message,
      )
    )
      return true;
  }
  return false;
}

/** A value that no column can store: a NUL character, a number out of range (SQLSTATE class 22). */
function isUnstorable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && /^22[0-9A-Z]{3}$/.test(String(cause.code))) return true;
  }
  return false;
}

/** Expected, so it is not logged as a failure. */
function isMaintenance({ code }: CallError): boolean {
  return code === 'maintenance' || code === 'options_in_maintenance';
}

interface Listener {
  readonly language: Language;
  /** A brand may replace single texts. */
  readonly brand: Pick<Brand, 'messages'> | undefined;
  readonly requestId: string;
}

/** The message of an error for the caller, with its status. */
export function explainError(
  error: unknown,
  { language, brand, requestId }: Listener,
): { readonly status: number; readonly reply: ErrorReply } {
  const failure = toCallError(error);
  const translate: Translate = (key, values) =>
    formatMessage(language, key, values, brand?.messages[language]);
  return { status: failure.status, reply: writeErrorReply(failure, translate, requestId) };
}

export type ReplyWithError = (request: FastifyRequest, reply: FastifyReply, error: unknown) => FastifyReply;

/**
 * Replies to a failed call in the requested language and with the texts of the host's brand. Internal failures are
 * logged with their cause, which is never sent.
 */
export function createReplyWithError(brands: readonly Brand[]): ReplyWithError {
  return (request, reply, error) => {
    const failure = toCallError(error);
    if (failure.status >= 500 && !isMaintenance(failure))
      request.log.error({ err: failure.details.cause ?? failure }, 'the call failed');
    const { retryAfterSeconds } = failure.details;
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
    const language = requestedLanguage(request.headers['accept-language']);
    const { reply: body } = explainError(failure, {
      language,
      brand: resolveBrand(brands, request.host),
      requestId: request.id,
    });
    return reply
      .code(failure.status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(body));
  };
}
