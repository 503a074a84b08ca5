import type { z } from 'zod';

/** Why a message from the wire cannot be taken, precise enough for the other side to mend it. */
export interface WireProblem {
  /** The field at fault; empty when the message as a whole is no object. */
  field: string;
  /** What was expected, in English: this text goes to engineers, never to players. */
  expected: string;
}

export type WireResult<Value> = { ok: true; value: Value } | { ok: false; problem: WireProblem };

/** Checks a parsed value against a schema whose every part says what it expects; tells the first fault. */
export function readWire<Value>(schema: z.ZodType<Value>, input: unknown): WireResult<Value> {
  const result = schema.safeParse(input);
  if (result.success) return { ok: true, value: result.data };
  const [issue] = result.error.issues;
  return {
    ok: false,
    problem: { field: issue?.path.map(String).join('.') ?? '', expected: issue?.message ?? 'another value' },
  };
}

/** The same for the raw text of a message, as it came over the wire. */
export function readWireText<Value>(schema: z.ZodType<Value>, rawBody: string): WireResult<Value> {
  let input: unknown;
  try {
    input = JSON.parse(rawBody);
  } catch {
    return { ok: false, problem: { field: '', expected: 'a JSON object' } };
  }
  return readWire(schema, input);
}
