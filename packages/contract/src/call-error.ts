import { type ErrorCode, errorRow } from './error-codes.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
/** From here on the message gives hours. */
const LONG_SECONDS = 2 * HOUR_SECONDS;

/** A field's message: a key of the message catalogues and the values to insert. */
export interface FieldProblem {
  readonly message: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

export interface CallErrorDetails {
  /** The first problem of each field, in the order of the form. */
  readonly fields?: Readonly<Record<string, readonly FieldProblem[]>>;
  /** Key of a message that is more specific than the code's own. */
  readonly message?: string;
  /** Values to insert into the message. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Seconds after which the caller may try again. */
  readonly retryAfterSeconds?: number;
  /** Id that the caller sends with the next step, returned as `data.id`. */
  readonly id?: string;
  readonly cause?: unknown;
}

/** The error that business verbs throw; the server maps it to a reply in one place. */
export class CallError extends Error {
  readonly code: ErrorCode;
  readonly details: CallErrorDetails;

  constructor(code: ErrorCode, details: CallErrorDetails = {}) {
    super(code, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'CallError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorRow(this.code).status;
  }
}

/** A 422 with the problems of the invalid fields. */
export function invalidFields(fields: Record<string, FieldProblem | readonly FieldProblem[]>): CallError {
  const lists = Object.entries(fields).map(([name, problem]) => [name, [problem].flat()] as const);
  return new CallError('invalid', { fields: Object.fromEntries(lists) });
}

/** A 429 with the time to wait, in the reply's header and in its message. */
export function tooManyRequests(retryAfterSeconds: number, code: ErrorCode = 'too_many_requests'): CallError {
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds));
  const minutes = seconds < MINUTE_SECONDS ? 0 : Math.ceil(seconds / MINUTE_SECONDS);
  const hours = seconds < LONG_SECONDS ? 0 : Math.ceil(seconds / HOUR_SECONDS);
  return new CallError(code, { retryAfterSeconds: seconds, values: { hours, minutes, seconds } });
}
