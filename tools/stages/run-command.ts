import { endWithOwner } from '@baize/db/embedded';
import { type ChildProcess, spawn } from 'node:child_process';

export interface CommandResult {
  readonly code: number;
  /** What the command wrote to both of its outputs, in order. */
  readonly output: string;
}

export interface CommandOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Shows the output as it comes, besides keeping it. */
  readonly live?: boolean;
}

const running = new Set<ChildProcess>();
const patienceMs = 10_000;

/**
 * Runs a program of node_modules/.bin, or any other, in the root folder and keeps what it says. The program leads a
 * process group, which ends when we do.
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

/** On Ctrl-C and the like, ends the running programs with all that they have started, and then this process. */
export function endCommandsOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      void Promise.all([...running].map(endGroup)).then(() => process.kill(process.pid, signal));
    });
  }
}

/** The program is asked first, and may stop its workers and servers; what is left of its group is killed. */
async function endGroup(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  child.kill('SIGTERM');
  const timer = setTimeout(() => killGroup(pid), patienceMs);
  await closed;
  clearTimeout(timer);
  killGroup(pid);
}

function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // All of it has ended.
  }
}
