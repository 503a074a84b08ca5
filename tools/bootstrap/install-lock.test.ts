import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeInstallLock } from './install-lock.mjs';

/** Several starts in this process: each has its own process id, and file operations are the steps between which they switch. */
const world = vi.hoisted(() => ({
  running: new Set<number>(),
  beforeStep: (): void => undefined,
}));
vi.mock('./processes.mjs', () => ({
  startOf: (pid: number) => (world.running.has(pid) ? `start of ${pid}` : undefined),
  isAlive: ({ pid }: { readonly pid: number }) => world.running.has(pid),
}));
vi.mock('node:timers/promises', () => ({ setTimeout: () => new Promise(() => undefined) }));
vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<Record<string, unknown>>();
  const names = ['linkSync', 'readFileSync', 'renameSync', 'rmSync', 'writeFileSync'];
  const watched = names.map((name) => {
    const run = original[name] as (...args: unknown[]) => unknown;
    const step = (...args: unknown[]) => {
      world.beforeStep();
      return run(...args);
    };
    return [name, step] as const;
  });
  return { ...original, ...Object.fromEntries(watched) };
});

const ownPid = process.pid;
const MANY_STEPS = 60;

let folder = '';
let lockPath = '';
let holders: number[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'baize-lock-'));
  lockPath = path.join(folder, 'install.lock');
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  world.beforeStep = () => undefined;
  actAs(ownPid);
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

function actAs(pid: number): void {
  Object.defineProperty(process, 'pid', { value: pid, configurable: true });
}

/** Runs a start until it has the lock or waits for it. */
function start(pid: number): void {
  const previous = process.pid;
  world.running.add(pid);
  actAs(pid);
  takeInstallLock(lockPath).then(
    () => void holders.push(pid),
    () => undefined,
  );
  actAs(previous);
}

/** A lock whose holder was killed, and no start yet. */
function abandonLock(): void {
  world.beforeStep = () => undefined;
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
  world.running.clear();
  holders = [];
  writeFileSync(lockPath, JSON.stringify({ holder: { pid: 9, started: 'start of 9' } }));
}

/** Calls each action before the step with its number; all starts share the numbers. */
function atSteps(actions: ReadonlyMap<number, () => void>): () => number {
  let count = 0;
  world.beforeStep = () => {
    count += 1;
    actions.get(count)?.();
  };
  return () => count;
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('an abandoned lock', () => {
  it('is taken over by one of three starts, whenever they switch', async () => {
    for (let second = 1; second <= MANY_STEPS; second += 1) {
      for (let third = second + 1; third <= MANY_STEPS; third += 1) {
        abandonLock();
        const steps = atSteps(
          new Map([
            [second, () => start(2)],
            [third, () => start(3)],
          ]),
        );
        start(1);
        await turn();
        if (steps() < third) break;
        expect(holders, `switched before steps ${second} and ${third}`).toHaveLength(1);
        expect(readFileSync(lockPath, 'utf8')).toContain(`"pid":${holders[0]},`);
      }
    }
  });

  it('is not taken over again after the start that took it over has ended', async () => {
    for (let second = 1; second <= MANY_STEPS; second += 1) {
      abandonLock();
      const steps = atSteps(
        new Map([
          [
            second,
            () => {
              world.beforeStep = () => undefined;
              start(2);
              const isHeld = existsSync(lockPath) && readFileSync(lockPath, 'utf8').includes('"pid":2,');
              if (isHeld) rmSync(lockPath);
              start(3);
            },
          ],
        ]),
      );
      start(1);
      await turn();
      if (steps() < second) break;
      expect(
        holders.filter((pid) => pid !== 2),
        `switched before step ${second}`,
      ).toHaveLength(1);
    }
  });

  it('can be taken over after a start was killed while it took it over', async () => {
    for (let last = 1; last <= MANY_STEPS; last += 1) {
      abandonLock();
      let isKilled = false;
      atSteps(new Map([[last, () => (isKilled = true)]]));
      const count = world.beforeStep;
      world.beforeStep = () => {
        count();
        if (isKilled) throw new Error('killed');
      };
      start(1);
      await turn();
      if (!isKilled) break;
      world.beforeStep = () => undefined;
      world.running.delete(1);
      holders = [];
      start(2);
      await turn();
      expect(holders, `killed before step ${last}`).toEqual([2]);
    }
  });
});

it('a lock is held by one start until it releases it, and leaves nothing behind', async () => {
  abandonLock();
  world.running.add(1);
  actAs(1);
  const lock = await takeInstallLock(lockPath);
  lock.nameInstaller(5);
  start(2);
  await turn();
  world.running.delete(1);
  world.running.add(5);
  start(3);
  await turn();
  expect(holders).toEqual([]);
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
});
