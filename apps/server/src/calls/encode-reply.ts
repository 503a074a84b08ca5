import { z } from 'zod';

type Path = readonly PropertyKey[];

/** Rows of a reply that the contract cannot encode, with the reason but without the values. */
export class UnwritableRows extends Error {
  override readonly name = 'UnwritableRows';

  constructor(call: string, issues: readonly z.core.$ZodIssue[]) {
    const reasons = issues.slice(0, 5).map(({ path, message }) => `${path.join('.')}: ${message}`);
    super(`${call} left out rows that cannot be written\n${reasons.join('\n')}`);
  }
}

/**
 * Encodes a reply by the contract. A list row that cannot be encoded (an amount out of range, a game without a name) is
 * left out and reported, so that it doesn't fail the whole list, page or sign-in.
 *
 * @throws ZodError if something outside a list cannot be encoded
 */
export function encodeReply(
  call: string,
  schema: z.ZodType,
  reply: unknown,
  onProblem: (error: unknown) => void,
): unknown {
  const written = z.safeEncode(schema, reply);
  if (written.success) return written.data;
  const { issues } = written.error;
  const rows = issues.map(({ path }) => pathOfRow(reply, path));
  if (rows.some((row) => row === undefined)) throw written.error;
  onProblem(new UnwritableRows(call, issues));
  const faulty = new Set(rows.map((row) => JSON.stringify(row)));
  return encodeReply(call, schema, withoutRows(reply, faulty), onProblem);
}

/** The path of the innermost list row that contains `path`, if there is one. */
function pathOfRow(reply: unknown, path: Path): Path | undefined {
  let value = reply;
  let row: Path | undefined;
  for (const [depth, key] of path.entries()) {
    if (Array.isArray(value)) row = path.slice(0, depth + 1);
    value = Reflect.get(Object(value), key);
  }
  return row;
}

function withoutRows(value: unknown, faulty: ReadonlySet<string>, path: Path = []): unknown {
  if (Array.isArray(value)) {
    return value.flatMap((row: unknown, index) => {
      const own = [...path, index];
      return faulty.has(JSON.stringify(own)) ? [] : [withoutRows(row, faulty, own)];
    });
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withoutRows(part, faulty, [...path, name])]),
  );
}
