import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startOf } from '../bootstrap/processes.mjs';
import { buildSiteWhenChanged } from './site-build.ts';

const checkout = path.resolve(import.meta.dirname, '../..');

/** Half a build, by a process that does not end by itself and has a worker. */
const halfBuild = `
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
mkdirSync(process.argv[2], { recursive: true });
writeFileSync(process.argv[2] + '/half.js', '');
process.on('SIGTERM', () => {});
const worker = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
writeFileSync('pids.txt', process.pid + ' ' + worker.pid);
setInterval(() => {}, 1000);
`;

/** As npm start, up to the build: the database server and the ports come before it. */
const start = `
import { runBuilt } from './tools/launch/run-built.ts';
import { watchStopSignals } from './tools/launch/stop-signals.ts';
await runBuilt({ root: process.cwd() }, watchStopSignals());
`;

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'baize-stop-build-'));
  for (const folder of [
    'apps/web',
    ...['brand', 'contract', 'currency', 'messages', 'ui'].map(packageFolder),
  ])
    mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, 'package-lock.json'), '{}');
  writeFileSync(path.join(root, 'package.json'), '{"type":"module"}');
  symlinkSync(path.join(checkout, 'node_modules'), path.join(root, 'node_modules'));
  mkdirSync(path.join(root, 'tools'));
  cpSync(path.join(checkout, 'tools/build-site.ts'), path.join(root, 'tools/build-site.ts'));
  for (const folder of ['tools/bootstrap', 'tools/browsers', 'tools/launch'])
    cpSync(path.join(checkout, folder), path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, 'tools/launch/run-site-build.ts'), halfBuild);
  writeFileSync(path.join(root, 'start.ts'), start);
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function packageFolder(name: string): string {
  return `packages/${name}`;
}

function run(script: string): { process: ChildProcess; ended: Promise<unknown> } {
  const child = spawn(process.execPath, [script], { cwd: root, stdio: 'ignore' });
  return { process: child, ended: new Promise((resolve) => child.once('exit', resolve)) };
}

const builders = () => readFileSync(path.join(root, 'pids.txt'), 'utf8').split(' ').map(Number);
const builds = () => readdirSync(path.join(root, 'apps/web/dist/builds'));
/** The file is there a moment before what is written to it. */
const isBuilding = () => existsSync(path.join(root, 'pids.txt')) && builders().length === 2;
const wait = { timeout: 20_000 };

describe.each([
  ['npm run build', 'tools/build-site.ts', 130],
  ['npm start', 'start.ts', 0],
])('%s while it builds', (_, script, exitCode) => {
  it.each(['SIGTERM', 'SIGINT'] as const)('ends at once on %s and leaves nothing', async (signal) => {
    const running = run(script);
    await vi.waitFor(() => expect(isBuilding()).toBe(true), wait);
    const sentMs = performance.now();
    running.process.kill(signal);
    expect(await running.ended).toBe(exitCode);
    expect(performance.now() - sentMs).toBeLessThan(5000);
    expect(builds()).toEqual([]);
    await vi.waitFor(() => expect(builders().map(startOf)).toEqual([undefined, undefined]), wait);
  });
});

describe('a build', () => {
  it('that waits for another one ends too, and leaves the other alone', async () => {
    const first = run('tools/build-site.ts');
    await vi.waitFor(() => expect(isBuilding()).toBe(true), wait);
    const stopping = new AbortController();
    const lines: string[] = [];
    const second = buildSiteWhenChanged(
      root,
      (line) => {
        lines.push(line);
        stopping.abort();
      },
      { stopped: stopping.signal },
    );
    expect(await second).toBe(false);
    expect(lines).toEqual([expect.stringContaining('Another start is building the site')]);
    expect(builds()).toContain('lock');
    first.process.kill('SIGTERM');
    await first.ended;
  });

  it('whose owner is killed ends, and the next build serves nothing of it', async () => {
    const killed = run('tools/build-site.ts');
    await vi.waitFor(() => expect(isBuilding()).toBe(true), wait);
    killed.process.kill('SIGKILL');
    await killed.ended;
    await vi.waitFor(() => expect(builders().map(startOf)).toEqual([undefined, undefined]), wait);
    const build = async (_root: string, folder: string) => {
      mkdirSync(folder);
      writeFileSync(path.join(folder, 'whole.js'), '');
    };
    expect(await buildSiteWhenChanged(root, () => undefined, { build })).toBe(true);
    const current = readFileSync(path.join(root, 'apps/web/dist/builds/current'), 'utf8');
    expect(builds().toSorted()).toEqual([current, 'current'].toSorted());
    expect(readdirSync(path.join(root, 'apps/web/dist/builds', current))).toEqual(['whole.js']);
  });
});
