import { endWithOwner } from '@baize/db/embedded';
import { type ChildProcess, spawn } from 'node:child_process';

export interface CommandResult {
  readonly code: number;
  /** Output of the command, stdout and stderr in order. */
  readonly output: string;
}

export interface CommandOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Also prints the output immediately. */
  readonly live?: boolean;
}

const running = new Set<ChildProcess>();
const killAfterMs = 10_000;

/**
 * Runs a program in the root folder and returns its output. The program has its own process group, which ends with this
 * process.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    if (child.pid !== undefined) endWithOwner(child, -child.pid);
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
      if (options.live) process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) =>
      resolve({ code: 1, output: `${command} could not be started: ${error.message}` }),
    );
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output: output.trimEnd() });
    });
  });
}

/** On a signal, ends the running programs with their children, and then this process. */
export function endCommandsOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      void Promise.all([...running].map(endGroup)).then(() => process.kill(process.pid, signal));
    });
  }
}

/** Sends the program a signal first, so that it can stop its workers; the rest of its group is killed. */
async function endGroup(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  child.kill('SIGTERM');
  const timer = setTimeout(() => killGroup(pid), killAfterMs);
  await closed;
  clearTimeout(timer);
  killGroup(pid);
}

function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // The whole group has ended.
  }
}
