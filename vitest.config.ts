import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', '**/dist/**', '.data/**', '.cache/**'];
const minuteMs = 60_000;
/** By default a run leaves one processor idle, which may be one of two. */
const allProcessors = '100%';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'laws',
          include: ['laws/**/*.test.ts'],
          exclude: ignored,
          testTimeout: minuteMs,
        },
      },
      {
        test: {
          name: 'unit',
          include: ['{apps,packages,tools,bench}/**/*.test.{ts,tsx}'],
          maxWorkers: allProcessors,
          exclude: [...ignored, '**/*.db.test.ts'],
          testTimeout: minuteMs,
        },
      },
      {
        test: {
          name: 'database',
          include: ['{apps,packages,tools}/**/*.db.test.ts'],
          exclude: ignored,
          globalSetup: ['tools/testing/database-server.ts'],
          // Files share the modules of their worker, whose import takes longer than most of their tests.
          isolate: false,
          maxWorkers: allProcessors,
          testTimeout: 2 * minuteMs,
          hookTimeout: 2 * minuteMs,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          exclude: ignored,
          globalSetup: ['tools/testing/browser-site.ts'],
          setupFiles: ['tools/testing/take-site.ts'],
          // Files share the modules and the browser of their worker.
          isolate: false,
          // Each worker has its own product and browser, which use more than one processor, but wait for rounds of games.
          maxWorkers: Math.max(3, Math.floor(availableParallelism() / 2)),
          // A busy machine is slow, but the time-out is still well below that of a test.
          expect: { poll: { timeout: 20_000 } },
          // What a busy machine failed is tried once more, and `npm test` names it.
          retry: 1,
          testTimeout: 3 * minuteMs,
          hookTimeout: 3 * minuteMs,
        },
      },
    ],
  },
});
