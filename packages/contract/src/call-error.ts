import { type ErrorCode, errorRow } from './error-codes.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
/** From here on people count in hours. */
const LONG_SECONDS = 2 * HOUR_SECONDS;

/** A field's message: a key of the message catalogues and the values to fill in. */
export interface FieldProblem {
  readonly message: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

export interface CallErrorDetails {
  /** The first problem of each field, in the order of the form. */
  readonly fields?: Readonly<Record<string, readonly FieldProblem[]>>;
  /** Key of a message that says more than the code's own. */
  readonly message?: string;
  /** Values to fill into the message. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Seconds after which the caller may try again. */
  readonly retryAfterSeconds?: number;
  /** What the caller repeats to go on from here, sent as `data.id`. */
  readonly id?: string;
  readonly cause?: unknown;
}

/** The one error that business verbs throw; the server turns it into a reply, once. */
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

/** A 422 that names the fields at fault. */
export function invalidFields(fields: Record<string, FieldProblem | readonly FieldProblem[]>): CallError {
  const lists = Object.entries(fields).map(([name, problem]) => [name, [problem].flat()] as const);
  return new CallError('invalid', { fields: Object.fromEntries(lists) });
}

/** A 429 that says when to try again, in the reply's header and in words. */
export function tooManyRequests(retryAfterSeconds: number, code: ErrorCode = 'too_many_requests'): CallError {
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds));
  const minutes = seconds < MINUTE_SECONDS ? 0 : Math.ceil(seconds / MINUTE_SECONDS);
  const hours = seconds < LONG_SECONDS ? 0 : Math.ceil(seconds / HOUR_SECONDS);
  return new CallError(code, { retryAfterSeconds: seconds, values: { hours, minutes, seconds } });
}
