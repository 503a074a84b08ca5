import { spawn } from 'node:child_process';

export interface TestRun {
  readonly outcome: 'passed' | 'failed' | 'timed-out';
  readonly output: string;
}

export interface TestRunOptions {
  /** Folder of a copy of the product. */
  readonly folder: string;
  /** Test files or folders. */
  readonly tests: readonly string[];
  readonly databaseUrl: string;
  readonly timeoutMs: number;
}

const KEPT_CHARACTERS = 20_000;

/** Runs the tests of a copy up to the first failure. Any failure counts, so a change that does not compile fails too. */
export function runTests({ folder, tests, databaseUrl, timeoutMs }: TestRunOptions): Promise<TestRun> {
  return new Promise((resolve) => {
    const args = [
      'run',
      '--bail=1',
      '--reporter=dot',
      '--maxWorkers=1',
      '--project=unit',
      '--project=database',
    ];
    const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...args, ...tests], {
      cwd: folder,
      env: { ...process.env, NO_COLOR: '1', TEST_DATABASE: 'url', DATABASE_URL: databaseUrl },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Its own process group, so that a time-out also ends what the tests started.
      detached: true,
    });
    let output = '';
    let isTimedOut = false;
    const collect = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-KEPT_CHARACTERS);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const timer = setTimeout(() => {
      isTimedOut = true;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, timeoutMs);
    child.once('close', (code) => {
      clearTimeout(timer);
      const ended = code === 0 ? 'passed' : 'failed';
      resolve({ outcome: isTimedOut ? 'timed-out' : ended, output });
    });
  });
}
