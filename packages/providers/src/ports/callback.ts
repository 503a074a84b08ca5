import type { WireProblem } from '../wire/read-wire.ts';

/** A call that a provider makes to us. */
export interface CallbackRequest {
  readonly method: string;
  /** Path with its query, exactly as in the request line. */
  readonly path: string;
  /** As in Node, with lower-case names. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The bytes as sent, because signatures cover them. */
  readonly rawBody: string;
  /** IP address of the caller, if it is known. */
  readonly address?: string;
}

export interface CallbackReply {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** A callback with a bad signature or a malformed message. */
export interface CallbackRefusal {
  readonly ok: false;
  /** For the log; the reply follows the dialect. */
  readonly reason: string;
  /** Label of the metric. */
  readonly status: string;
  readonly reply: CallbackReply;
  /** What is wrong with a correctly signed message: an engineer has to investigate. */
  readonly problem?: WireProblem;
}

/** Refuses a correctly signed but malformed message. */
export function refuseMessage(problem: WireProblem, status: string, reply: CallbackReply): CallbackRefusal {
  return { ok: false, reason: 'unreadable', status, reply, problem };
}

/** A JSON reply. */
export function jsonReply(body: object, status = 200): CallbackReply {
  return { status, contentType: 'application/json; charset=utf-8', body: JSON.stringify(body) };
}
