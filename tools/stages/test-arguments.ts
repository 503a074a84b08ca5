import { parseArgs } from 'node:util';

/** What `npm test` is asked to run. */
export interface TestArguments {
  /** Whether everything runs, and not the gate. */
  readonly takesAll: boolean;
  /** Parts of paths of test files; all files if empty. */
  readonly filters: readonly string[];
  /** One of several parts of the whole run, counted from 1. */
  readonly part?: { readonly part: number; readonly parts: number };
}

/** Arguments that make no sense; its message is one sentence for a person. */
export class TestArgumentsProblem extends Error {}

const MOST_PARTS = 32;

/**
 * Reads the arguments of `npm test`.
 *
 * @throws TestArgumentsProblem
 */
export function readTestArguments(args: readonly string[]): TestArguments {
  const { values, positionals: filters } = parse(args);
  const takesAll = values.all ?? false;
  if (values.part === undefined) return { takesAll, filters };
  const [, part = 0, parts = 0] = (/^(\d+)\/(\d+)$/.exec(values.part) ?? []).map(Number);
  if (part < 1 || part > parts || parts > MOST_PARTS) {
    throw new TestArgumentsProblem(
      `There is no part ${values.part}: ask for one of up to ${MOST_PARTS}, such as --part 2/4.`,
    );
  }
  if (!takesAll || filters.length > 0) {
    throw new TestArgumentsProblem(
      'Only the whole run has parts: npm run test:all -- --part 2/4, without filters.',
    );
  }
  return { takesAll, filters, part: { part, parts } };
}

function parse(args: readonly string[]) {
  try {
    const options = { all: { type: 'boolean' }, part: { type: 'string' } } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new TestArgumentsProblem(error instanceof Error ? error.message : String(error));
  }
}
