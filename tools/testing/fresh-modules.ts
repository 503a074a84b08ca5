import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';

/*
 * Runs before each file of the unit tests. Files share the modules of their worker, except one that replaces modules, globals
 * or time: it loads its own, and the next file as well.
 */
const path = expect.getState().testPath;
if (path && /\bvi\.(?:mock|doMock|stubGlobal|spyOn|useFakeTimers)\(/.test(readFileSync(path, 'utf8'))) {
  vi.resetModules();
  afterAll(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.resetModules();
  });
}
