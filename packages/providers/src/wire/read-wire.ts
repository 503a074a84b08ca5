import type { z } from 'zod';

/** Why a message is invalid, precise enough for the sender to fix it. */
export interface WireProblem {
  /** The invalid field; empty if the message is not an object. */
  field: string;
  /** What was expected, in English: for engineers, never shown to players. */
  expected: string;
}

export type WireResult<Value> = { ok: true; value: Value } | { ok: false; problem: WireProblem };

/** Validates a parsed value and returns the first problem. Each part of the schema has its own error text. */
export function readWire<Value>(schema: z.ZodType<Value>, input: unknown): WireResult<Value> {
  const result = schema.safeParse(input);
  if (result.success) return { ok: true, value: result.data };
  const [issue] = result.error.issues;
  return {
    ok: false,
    problem: { field: issue?.path.map(String).join('.') ?? '', expected: issue?.message ?? 'another value' },
  };
}

/** The same for the raw text of a message. */
export function readWireText<Value>(schema: z.ZodType<Value>, rawBody: string): WireResult<Value> {
  let input: unknown;
  try {
    input = JSON.parse(rawBody);
  } catch {
    return { ok: false, problem: { field: '', expected: 'a JSON object' } };
  }
  return readWire(schema, input);
}
