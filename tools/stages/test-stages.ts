import { findPostgres } from '../machine/find-postgres.ts';
import { chromiumAdvice, requireChromium } from '../machine/find-chromium.ts';
import { buildSiteWhenChanged } from '../launch/site-build.ts';
import type { Stage, StageResult } from './stage.ts';
import { formatStage, lintStage, typesStage } from './static-stages.ts';
import { vitestStage } from './vitest-stage.ts';

type Environment = Readonly<Record<string, string>>;

const browserFolder = 'e2e';
/** How many browser tests the gate may have. */
const GATE_BROWSER_TESTS = 400;
/** The tests that the whole run repeats on another PostgreSQL: those of the SQL itself, and of bets under concurrent calls. */
const sqlTests = ['packages/db/', 'packages/services/', 'apps/server/src/callbacks/bets-at-a-limit'];

/**
 * The stages of `npm test`, which is the gate, and of `npm run test:all`. Filters select test files by path, with all their inputs;
 * browser tests run only if a filter selects one of them.
 *
 * @param takesAll whether the run is the whole one
 */
export function testStages(root: string, filters: readonly string[], takesAll = false): Stage[] {
  const narrowed = filters.length > 0;
  const env = { TEST_SCOPE: takesAll || narrowed ? 'all' : 'gate' };
  const wantsBrowser = !narrowed || filters.some((filter) => filter.startsWith(browserFolder));
  const wantsOthers = !narrowed || filters.some((filter) => !filter.startsWith(browserFolder));
  return [
    ...(narrowed ? [] : [formatStage, lintStage, typesStage]),
    ...(wantsOthers
      ? [
          vitestStage({ project: 'laws', name: 'laws', filters, env, showsLogs: true }),
          vitestStage({ project: 'unit', filters, env }),
          embeddedStage(filters, env),
          ...(takesAll ? repeatedStages(filters, env) : []),
        ]
      : []),
    ...(wantsBrowser ? [buildStage(root), browserStage(filters, env)] : []),
  ];
}

function embeddedStage(filters: readonly string[], scope: Environment): Stage {
  return vitestStage({
    project: 'database',
    name: 'database tests, embedded PostgreSQL',
    filters,
    env: { ...scope, TEST_DATABASE: 'embedded' },
  });
}

/** The same tests on another PostgreSQL, if there is one. */
function repeatedStages(filters: readonly string[], scope: Environment): Stage[] {
  const url = process.env['DATABASE_URL'];
  const installed = findPostgres();
  if (!url && installed === undefined) return [];
  const other = url ? 'the PostgreSQL of DATABASE_URL' : `installed PostgreSQL ${installed?.major}`;
  const again = vitestStage({
    project: 'database',
    key: 'database again',
    name: `database tests, ${other}`,
    filters: filters.length > 0 ? filters : sqlTests,
    env: { ...scope, TEST_DATABASE: url ? 'url' : 'installed' },
  });
  return [again];
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

function browserStage(filters: readonly string[], scope: Environment): Stage {
  return {
    name: 'browser tests',
    run: async () => {
      const chromium = requireChromium((line) => process.stdout.write(`${line}\n`));
      if (chromium === undefined) return { passed: 0, failed: 1, output: chromiumAdvice };
      const env = { ...scope, CHROMIUM_PATH: chromium };
      const result = await vitestStage({ project: 'browser', filters, env, note: chromium }).run();
      return scope['TEST_SCOPE'] === 'gate' ? withinLimit(result) : result;
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
