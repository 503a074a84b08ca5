import type { ErrorReply } from '@baize/contract';

/** A call that was refused or could not be made. `message` is for the user, in their language. */
export class CallFailure extends Error {
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  /** Our error key, or `offline` without an answer. */
  readonly error: string;
  /** The error number of the specification. */
  readonly code: number | undefined;
  /** An id that the next call must repeat to continue. */
  readonly id: string | undefined;
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly requestId: string | undefined;
  /** The server refused with a message of its own. */
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

/** Whether the request or its reply was lost, or came too late. */
export function isLost(error: unknown): boolean {
  return error instanceof CallFailure && error.status === 0;
}

/** The message to show for any error. */
export function failureText(error: unknown, fallback: string): string {
  return error instanceof CallFailure ? error.message : fallback;
}
