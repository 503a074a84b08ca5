import type { WireProblem } from '../wire/read-wire.ts';

/** A call that a provider makes to us. */
export interface CallbackRequest {
  readonly method: string;
  /** Path with its query, exactly as in the request line. */
  readonly path: string;
  /** As Node delivers them: names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The bytes as sent, which signatures are over. */
  readonly rawBody: string;
}

export interface CallbackReply {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** A call that got no further than its signature or its shape. */
export interface CallbackRefusal {
  readonly ok: false;
  /** For the log; the reply says what the dialect says. */
  readonly reason: string;
  /** What the call is counted as. */
  readonly status: string;
  readonly reply: CallbackReply;
  /** What is wrong with a message that was signed rightly: an engineer has to look. */
  readonly problem?: WireProblem;
}

/** Refuses a message whose signature is right and whose shape is not. */
export function refuseMessage(problem: WireProblem, status: string, reply: CallbackReply): CallbackRefusal {
  return { ok: false, reason: 'unreadable', status, reply, problem };
}

/** A reply of JSON. */
export function jsonReply(body: object, status = 200): CallbackReply {
  return { status, contentType: 'application/json; charset=utf-8', body: JSON.stringify(body) };
}
