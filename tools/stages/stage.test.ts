import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runStages, type Stage } from './stage.ts';

const passing: Stage = { name: 'a', run: () => Promise.resolve({ passed: 2, failed: 0, output: '' }) };

/** A stage with failures, of which some pass at the second look. */
function failing(names: readonly string[], passed: readonly string[]): Stage {
  const secondLook = { names, run: () => Promise.resolve({ passed, output: 'again' }) };
  return {
    name: 'b',
    run: () => Promise.resolve({ passed: 1, failed: names.length, output: 'first', secondLook }),
  };
}

let printed = '';
beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(() => void vi.restoreAllMocks());

describe('runStages', () => {
  it('adds up what passed and what failed', async () => {
    const totals = await runStages([passing, failing(['x'], [])]);
    expect(totals).toMatchObject({ passed: 3, failed: 1, passedLater: [] });
    expect(printed).toContain('✗ b: 1 passed, 1 failed');
    expect(printed).toContain('again');
  });

  it('lets pass what passes at the second look, and keeps the first message', async () => {
    const totals = await runStages([failing(['x', 'y'], ['y']), passing]);
    expect(totals).toMatchObject({ passed: 4, failed: 1, passedLater: ['y'] });
    expect(printed).toContain('first');
  });

  it('says in a sentence that the disk is full', async () => {
    const run = () =>
      Promise.resolve({ passed: 0, failed: 1, output: 'Error: ENOSPC: no space left on device' });
    await runStages([{ name: 'c', run }]);
    expect(printed).toContain('The disk is full: free some space');
  });

  it('takes no second look at what is no coincidence', async () => {
    const names = Array.from({ length: 11 }, (_, at) => `test ${at}`);
    expect(await runStages([failing(names, names)])).toMatchObject({ failed: 11, passedLater: [] });
  });
});
