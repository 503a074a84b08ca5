import { describe, expect, it } from 'vitest';
import { findInCode } from './code-search.ts';
import { parseText } from './parse-source.ts';
import { filesWhere, isCode, isTest } from './source-tree.ts';

const pattern =
  /\bperformance\.timeOrigin\b|\bDate\.now\b|\bnew Date\(\s*\)|\bDate\(\s*\)|\bMath\.random\b|\brandomUUID\b/g;

/** Exceptions with their reasons; everything else gets a clock and an id maker. */
const exceptions: Readonly<Record<string, string>> = {
  'packages/clock/': 'is the clock and the id maker',
  'tools/': 'runs before dependencies exist',
  'bench/': 'measures real time',
  'apps/web/src/app/server-clock.ts': 'knows the device’s clock only until the first reply',
  'apps/web/src/call/session.ts': 'a tab compares the age of its token with the browser’s own clock',
  'apps/web/src/call/account-stream.ts':
    'measures silence by the browser’s own clock, adds jitter to reconnections',
  'apps/web/src/call/stream-break.ts': 'adds jitter to what a page asks without a stream',
  'apps/web/src/call/keep-session.ts': 'adds jitter to retries',
  'apps/web/src/areas/site/root-state-page.tsx': 'adds jitter to attempts',
  'apps/web/src/app/scroll.ts': 'names the entries of the browser’s history',
  'apps/web/src/areas/catalogue/live-tables/live-feed.ts': 'adds jitter to reconnections',
};

function isExcepted(path: string): boolean {
  return isTest(path) || Object.keys(exceptions).some((start) => path.startsWith(start));
}

/**
 * Code that makes ids concurrently with other processes must lease a worker number first. The demo player's past has ids of
 * past instants, which no process makes any more.
 */
const makers = /\bcreateIdMaker\b/g;
const mayMakeIds =
  /^packages\/clock\/|^packages\/db\/src\/lease-worker\.ts$|^packages\/testkit\/src\/book-(?:history|bonuses)\.ts$|\/testing\/|^bench\//;

/** Tests let the rounds of shared games pass, or stand still; for everybody else they go by the clock. */
const roundClocks = /\broundClock\b/g;
const mayPassRoundClock =
  /^apps\/sandbox\/src\/(?:create-sandbox|sandbox-parts|studio\/add-studio)\.ts$|^packages\/testkit\/src\/constellation\.ts$|^tools\/testing\//;

describe('time and ids', () => {
  it('of rounds are moved by tests only', () => {
    const files = filesWhere((path) => isCode(path) && !isTest(path) && !mayPassRoundClock.test(path));
    expect(findInCode(files, roundClocks)).toEqual([]);
    const text = 'await createSandbox({ config, clock, roundClock: fast });';
    expect(findInCode([{ path: 'tools/launch/a.ts', text }], roundClocks, parseText)).toHaveLength(1);
  });

  it('are made only by the holder of a worker number', () => {
    const files = filesWhere((path) => isCode(path) && !isTest(path) && !mayMakeIds.test(path));
    expect(findInCode(files, makers)).toEqual([]);
    const text = "import { createIdMaker } from '@baize/clock';\nconst ids = createIdMaker(clock);";
    expect(findInCode([{ path: 'tools/a.ts', text }], makers, parseText)).toHaveLength(2);
  });

  it('come from the clock and the id maker', () => {
    const files = filesWhere((path) => isCode(path) && /^(apps|packages)\//.test(path) && !isExcepted(path));
    expect(findInCode(files, pattern)).toEqual([]);
  });

  it('are noticed if they come from elsewhere', () => {
    const text = 'const at = new Date();\nconst kept = new Date(at);\nconst luck = Math.random();';
    expect(findInCode([{ path: 'apps/server/src/a.ts', text }], pattern, parseText)).toEqual([
      'apps/server/src/a.ts:1: new Date()',
      'apps/server/src/a.ts:3: Math.random',
    ]);
  });
});
