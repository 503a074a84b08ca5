import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { takesAll } from '@baize/testkit/test-scope';
import { afterEach, beforeEach, expect, it } from 'vitest';

const STARTERS = 4;
const ROUNDS = takesAll() ? 200 : 60;

/** Takes the lock of each round as soon as it begins, and says whether it has it. */
const starter = `
  import { takeLock } from ${JSON.stringify(pathToFileURL(path.join(import.meta.dirname, 'process-lock.ts')).href)};
  process.on('message', ({ lockPath, beginsAt }) => {
    while (Date.now() < beginsAt);
    process.send(typeof takeLock(lockPath, 'here') === 'function');
  });
  process.send('ready');
`;

let folder = '';
let starters: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'baize-lock-'));
});
afterEach(() => {
  for (const child of starters) child.kill();
  rmSync(folder, { recursive: true, force: true });
});

async function startStarter(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', starter], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return child;
}

it('gives the lock of a dead process to one of several starters', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  starters = await Promise.all(Array.from({ length: STARTERS }, startStarter));
  const takenTwice: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const lockPath = path.join(folder, `lock-${round}`);
    writeFileSync(lockPath, JSON.stringify({ pid, started: '1', address: 'x' }));
    const beginsAt = Date.now() + 5;
    const replies = starters.map(async (child) => {
      child.send({ lockPath, beginsAt });
      const [isTaken]: unknown[] = await once(child, 'message');
      return isTaken === true;
    });
    const taken = (await Promise.all(replies)).filter(Boolean);
    expect(taken.length).toBeGreaterThan(0);
    if (taken.length > 1) takenTwice.push(round);
  }
  expect(takenTwice).toEqual([]);
  expect(readdirSync(folder)).toHaveLength(ROUNDS);
});
