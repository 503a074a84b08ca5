import { parseArgs } from 'node:util';

/** What `npm test` is asked to run. */
export interface TestArguments {
  /** Whether everything runs, and not the gate. */
  readonly takesAll: boolean;
  /** Parts of paths of test files; all files if empty. */
  readonly filters: readonly string[];
  /** One of several parts of the whole run, counted from 1. */
  readonly part?: { readonly part: number; readonly parts: number };
  /** When the clock of the tests starts; the machine's time if undefined. */
  readonly at?: Date;
}

/** Arguments that make no sense; its message is one sentence for a person. */
export class TestArgumentsProblem extends Error {}

const MOST_PARTS = 32;

/**
 * Reads the arguments of `npm test`.
 *
 * @throws TestArgumentsProblem
 */
export function readTestArguments(args: readonly string[], now: Date): TestArguments {
  const { values, positionals: filters } = parse(args);
  const takesAll = values.all ?? false;
  const part = values.part === undefined ? {} : { part: readPart(values.part, takesAll, filters) };
  const at = values.at === undefined ? {} : { at: readInstant(values.at, now) };
  return { takesAll, filters, ...part, ...at };
}

function readPart(
  text: string,
  takesAll: boolean,
  filters: readonly string[],
): NonNullable<TestArguments['part']> {
  const [, part = 0, parts = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (part < 1 || part > parts || parts > MOST_PARTS) {
    throw new TestArgumentsProblem(
      `There is no part ${text}: ask for one of up to ${MOST_PARTS}, such as --part 2/4.`,
    );
  }
  if (!takesAll || filters.length > 0) {
    throw new TestArgumentsProblem(
      'Only the whole run has parts: npm run test:all -- --part 2/4, without filters.',
    );
  }
  return { part, parts };
}

/** The past is refused: files, certificates and keys of this machine are newer. */
function readInstant(text: string, now: Date): Date {
  const at = new Date(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text) ? text : Number.NaN);
  // 30 February would be read as 2 March.
  if (Number.isNaN(at.getTime()) || at.toISOString() !== text.replace('Z', '.000Z')) {
    throw new TestArgumentsProblem(
      `There is no instant ${text}: write it in UTC, such as --at 2026-12-31T20:59:30Z.`,
    );
  }
  if (text.slice(0, 10) < now.toISOString().slice(0, 10)) {
    throw new TestArgumentsProblem(`${text} has passed: tests start today or later.`);
  }
  return at;
}

function parse(args: readonly string[]) {
  try {
    const options = { all: { type: 'boolean' }, part: { type: 'string' }, at: { type: 'string' } } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new TestArgumentsProblem(error instanceof Error ? error.message : String(error));
  }
}
