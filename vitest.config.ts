import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { ignoredFolders, testPatterns, wholeRunPattern } from './tools/testing/test-files.ts';

/** The gate is `npm test`; a run that is narrowed or whole also has `*.all.test.ts` and all inputs. */
const isGate = process.env['TEST_SCOPE'] === 'gate';
const ignored = [...ignoredFolders, ...(isGate ? [wholeRunPattern] : [])];
/** These start servers of their own, or kill processes for minutes, which is no matter of the server's version. */
const onceOnly = ['packages/db/src/embedded/**', 'packages/testkit/src/{crashes,wallet-crashes}/**'];
/** `npm run test:all` repeats the tests of the SQL on another PostgreSQL, if there is one. */
const isRepeated = ['installed', 'url'].includes(process.env['TEST_DATABASE'] ?? '');
const minuteMs = 60_000;
/** A busy machine is slow, but this is still well below the time-out of a test. */
const pollMs = 20_000;
/** Inputs of properties: the same ones in the gate, others each time elsewhere, unless TEST_SEED says which. */
const GATE_SEED = 20_260_315;
const asked = process.env['TEST_SEED'];
const seed = asked ? Number(asked) : isGate ? GATE_SEED : undefined;
const provide = { takesAll: !isGate, seed };
/** By default a run leaves one processor idle, which may be one of two. */
const allProcessors = '100%';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'laws',
          include: [...testPatterns.laws],
          exclude: ignored,
          isolate: false,
          maxWorkers: allProcessors,
          expect: { poll: { timeout: pollMs } },
          testTimeout: minuteMs,
          hookTimeout: minuteMs,
        },
      },
      {
        test: {
          name: 'unit',
          provide,
          include: [...testPatterns.unit],
          setupFiles: ['tools/testing/fresh-modules.ts', 'tools/testing/seed-properties.ts'],
          // Files share the modules of their worker, whose import takes longer than most of their tests.
          isolate: false,
          maxWorkers: allProcessors,
          exclude: [...ignored, '**/*.db.test.ts'],
          expect: { poll: { timeout: pollMs } },
          testTimeout: minuteMs,
          hookTimeout: minuteMs,
        },
      },
      {
        test: {
          name: 'database',
          provide,
          include: [...testPatterns.database],
          exclude: isRepeated ? [...ignored, ...onceOnly] : ignored,
          globalSetup: ['tools/testing/database-server.ts'],
          setupFiles: ['tools/testing/seed-properties.ts'],
          isolate: false,
          maxWorkers: allProcessors,
          expect: { poll: { timeout: pollMs } },
          testTimeout: 2 * minuteMs,
          hookTimeout: 2 * minuteMs,
        },
      },
      {
        test: {
          name: 'browser',
          provide,
          include: [...testPatterns.browser],
          exclude: ignored,
          globalSetup: ['tools/testing/browser-site.ts'],
          setupFiles: ['tools/testing/take-site.ts'],
          // Files share the modules and the browser of their worker.
          isolate: false,
          // Each worker has its own product and browser, which use more than one processor between waits for rounds of games.
          maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)),
          expect: { poll: { timeout: pollMs } },
          // Pages that only wait for a round still load one after another, on processors that all workers share.
          maxConcurrency: 2,
          testTimeout: 3 * minuteMs,
          hookTimeout: 3 * minuteMs,
        },
      },
    ],
  },
});
