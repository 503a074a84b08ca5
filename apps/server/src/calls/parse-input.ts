import { CallError, calls, type CallKey, type CallShape } from '@baize/contract';
import type { z } from 'zod';

import type { RouteInput } from '../route.ts';
import { fieldProblems, unstorableFields } from './field-problems.ts';

/** The unparsed parts of a request. */
export interface RawInput {
  readonly query?: unknown;
  readonly params?: unknown;
  readonly body?: unknown;
}

/**
 * Parses a request by the contract.
 *
 * @throws CallError `invalid` with the fields, `data_not_found` if the path parameters cannot name anything,
 * `bad_request` if the body is not an object
 */
export function parseInput<Key extends CallKey>(key: Key, raw: RawInput): RouteInput<Key> {
  const call: CallShape = calls[key];
  const input = {
    params: parsePart(call.params, raw.params, (error, value) => paramsProblem(call, error, value)),
    query: parsePart(call.query, raw.query, fieldsProblem),
    body: parsePart(call.body, raw.body ?? undefined, fieldsProblem),
  };
  // The types are derived from the schemas that parsed the parts.
  return input as RouteInput<Key>;
}

function parsePart(
  schema: z.ZodType | undefined,
  value: unknown,
  describe: (error: z.ZodError, value: unknown) => CallError,
): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw describe(parsed.error, value);
  const fields = unstorableFields(value);
  if (fields !== undefined) throw new CallError('invalid', { fields });
  return parsed.data;
}

function paramsProblem(call: CallShape, error: z.ZodError, value: unknown): CallError {
  return call.errors.includes('data_not_found')
    ? new CallError('data_not_found')
    : fieldsProblem(error, value);
}

function fieldsProblem(error: z.ZodError, value: unknown): CallError {
  const fields = fieldProblems(error, value);
  return fields === undefined ? new CallError('bad_request') : new CallError('invalid', { fields });
}
