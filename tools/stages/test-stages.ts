import { findPostgres } from '../machine/find-postgres.ts';
import { describeChromium, requireChromium } from '../machine/find-chromium.ts';
import { buildSiteWhenChanged } from '../launch/site-build.ts';
import { testFilesOf, type TestProject } from '../testing/test-files.ts';
import type { ShiftedClock } from './shifted-clock.ts';
import type { Stage, StageResult } from './stage.ts';
import { formatStage, lintStage, typesStage } from './static-stages.ts';
import type { TestArguments } from './test-arguments.ts';
import { filesOfPart, type FileCost } from './test-costs.ts';
import { vitestStage } from './vitest-stage.ts';

/** What all stages of a run have in common. */
interface Conditions {
  readonly env: Readonly<Record<'TEST_SCOPE', 'all' | 'gate'>>;
  readonly clock: ShiftedClock | undefined;
}

/** A stage in the table of costs: a project, or the repetition of the database tests. */
type StageKey = TestProject | 'database again';

const browserFolder = 'e2e';
/** How many browser tests the gate may have. */
const GATE_BROWSER_TESTS = 220;
/** The tests that the whole run repeats on another PostgreSQL: those of the SQL itself, and of bets under concurrent calls. */
const sqlTests = ['packages/db/', 'packages/services/', 'apps/server/src/callbacks/bets-at-a-limit'];

/** A stage that runs some files; `filters` select all of them if there are none. */
interface Selected {
  readonly key: StageKey;
  readonly filters: readonly string[];
}

/**
 * The stages of `npm test`, which is the gate, of `npm run test:all`, and of a part of that. Filters select test files by path, with
 * all their inputs; browser tests run only if a filter selects one of them.
 *
 * @param costs what test files cost when they were last measured, by which parts are made
 * @param clock the clock of each stage of tests; the machine's if undefined
 */
export function testStages(
  root: string,
  asked: TestArguments,
  costs: readonly FileCost[],
  clock?: ShiftedClock,
): Stage[] {
  const { takesAll, filters } = asked;
  const isNarrowed = filters.length > 0;
  const conditions: Conditions = { env: { TEST_SCOPE: takesAll || isNarrowed ? 'all' : 'gate' }, clock };
  const selected = asked.part === undefined ? selectByFilters(asked) : selectByPart(asked.part, costs);
  const hasStatic = !isNarrowed && (asked.part?.part ?? 1) === 1;
  return [
    ...(hasStatic ? [formatStage, lintStage, typesStage] : []),
    ...selected.flatMap((selection) => stagesOf(root, selection, conditions)),
  ];
}

function selectByFilters({ takesAll, filters }: TestArguments): readonly Selected[] {
  const isNarrowed = filters.length > 0;
  const wantsBrowser = !isNarrowed || filters.some((filter) => filter.startsWith(browserFolder));
  const wantsOthers = !isNarrowed || filters.some((filter) => !filter.startsWith(browserFolder));
  const again = { key: 'database again', filters: isNarrowed ? filters : sqlTests } as const;
  return [
    ...(wantsOthers
      ? [
          { key: 'laws', filters } as const,
          { key: 'unit', filters } as const,
          { key: 'database', filters } as const,
          ...(takesAll ? [again] : []),
        ]
      : []),
    ...(wantsBrowser ? [{ key: 'browser', filters } as const] : []),
  ];
}

/** Every file of the whole run belongs to one part. */
function selectByPart(
  part: NonNullable<TestArguments['part']>,
  costs: readonly FileCost[],
): readonly Selected[] {
  const database = testFilesOf('database');
  const filesOf: Readonly<Record<StageKey, readonly string[]>> = {
    laws: testFilesOf('laws'),
    unit: testFilesOf('unit'),
    database,
    'database again': database.filter((file) => sqlTests.some((tests) => file.startsWith(tests))),
    browser: testFilesOf('browser'),
  };
  const stages = Object.keys(filesOf) as StageKey[];
  const rows = stages.flatMap((stage) => filesOf[stage].map((file) => ({ stage, file })));
  const chosen = filesOfPart(rows, costs, part);
  return stages
    .map((key) => ({ key, filters: chosen.filter(({ stage }) => stage === key).map(({ file }) => file) }))
    .filter((selection) => selection.filters.length > 0);
}

function stagesOf(root: string, { key, filters }: Selected, conditions: Conditions): readonly Stage[] {
  switch (key) {
    case 'laws':
      return [vitestStage({ project: 'laws', name: 'laws', filters, ...conditions, showsLogs: true })];
    case 'unit':
      return [vitestStage({ project: 'unit', filters, ...conditions })];
    case 'database':
      return [embeddedStage(filters, conditions)];
    case 'database again':
      return repeatedStages(filters, conditions);
    case 'browser':
      return [buildStage(root), browserStage(filters, conditions)];
  }
}

function embeddedStage(filters: readonly string[], { env, clock }: Conditions): Stage {
  return vitestStage({
    project: 'database',
    name: 'database tests, embedded PostgreSQL',
    filters,
    env: { ...env, TEST_DATABASE: 'embedded' },
    clock,
  });
}

/** The same tests on another PostgreSQL, if there is one. */
function repeatedStages(filters: readonly string[], { env, clock }: Conditions): readonly Stage[] {
  // A server that runs already keeps the machine's time.
  const url = clock === undefined ? process.env['DATABASE_URL'] : undefined;
  const installed = findPostgres();
  if (!url && installed === undefined) return [];
  const other = url ? 'the PostgreSQL of DATABASE_URL' : `installed PostgreSQL ${installed?.major}`;
  return [
    vitestStage({
      project: 'database',
      key: 'database again',
      name: `database tests, ${other}`,
      filters,
      env: { ...env, TEST_DATABASE: url ? 'url' : 'installed' },
      clock,
    }),
  ];
}

function buildStage(root: string): Stage {
  return {
    name: 'build of the site',
    run: async () => {
      try {
        await buildSiteWhenChanged(root, () => undefined);
        return { passed: 1, failed: 0, output: '' };
      } catch (error) {
        return { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}

function browserStage(filters: readonly string[], { env, clock }: Conditions): Stage {
  return {
    name: 'browser tests',
    run: async () => {
      const chromium = await requireChromium((line) => process.stdout.write(`${line}\n`)).catch(
        (error: Error) => error,
      );
      if (chromium instanceof Error) return { passed: 0, failed: 1, output: chromium.message };
      const result = await vitestStage({
        project: 'browser',
        filters,
        env: { ...env, CHROMIUM_PATH: chromium },
        clock,
        note: describeChromium(chromium),
      }).run();
      return env.TEST_SCOPE === 'gate' ? withinLimit(result) : result;
    },
  };
}

/** Everybody waits for the gate: a journey that is added to it takes the place of another. */
function withinLimit(result: StageResult): StageResult {
  const count = result.tests?.length ?? 0;
  if (count <= GATE_BROWSER_TESTS) return result;
  const complaint = `The gate has ${count} browser tests, ${GATE_BROWSER_TESTS} at most: move some to files named *.all.test.ts.`;
  return { ...result, failed: result.failed + 1, output: `${result.output}\n${complaint}` };
}
