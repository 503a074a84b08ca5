import type { ErrorReply } from '@baize/contract';

/** A call that was refused or could not be made. `message` is for the person, in their language. */
export class CallFailure extends Error {
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  /** Our key of the case, or `offline` where no answer came. */
  readonly error: string;
  /** The number that the specification gives the case. */
  readonly code: number | undefined;
  /** What a further call repeats to go on from here. */
  readonly id: string | undefined;
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly requestId: string | undefined;
  /** The server has text no in its own words. */
  readonly isRefusal: boolean;

  constructor(status: number, reply: Partial<ErrorReply>, fallbackMessage: string) {
    const text = [reply.data?.message, reply.message].find((message) => message);
    super(text ?? fallbackMessage);
    this.name = 'CallFailure';
    this.status = status;
    this.error = reply.error ?? (status === 0 ? 'offline' : 'unknown_error');
    this.code = reply.data?.code;
    this.id = reply.data?.id;
    this.fields = reply.errors ?? {};
    this.requestId = reply.request_id;
    this.isRefusal = reply.success === false;
  }
}

/** What to tell a person about any error. */
export function failureText(error: unknown, fallback: string): string {
  return error instanceof CallFailure ? error.message : fallback;
}
