import { type ChildProcess, spawn } from 'node:child_process';
import { type FSWatcher, watch } from 'node:fs';
import { untilStopped } from './stop-signals.ts';

export interface SupervisedChild {
  /** Script to run on this Node. */
  readonly script: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Folders whose changed files start the child again. */
  readonly folders: readonly string[];
  /** Aborting it ends the child and the supervision. */
  readonly stopped: AbortSignal;
  announce(line: string): void;
}

const settleMs = 150;
const watchedFile = /\.(ts|json|sql|css)$/;
const ignoredFile = /(^|\/)(node_modules|dist|pictures)\/|\.test\.tsx?$/;

/** Whether a change of this file, as a path below a watched folder, concerns the running child. */
export function concernsServer(filePath: string): boolean {
  return watchedFile.test(filePath) && !ignoredFile.test(filePath);
}

/**
 * Runs a script, and again whenever the files below the folders change. A child that ends by itself, as by a typing
 * error, is left until the next change. Resolves once the signal is aborted and the child has ended.
 */
export async function superviseChild(options: SupervisedChild): Promise<void> {
  let child = startChild(options);
  let restart: NodeJS.Timeout | undefined;
  let turn = Promise.resolve();
  const onChange = (filePath: string) => {
    clearTimeout(restart);
    restart = setTimeout(() => {
      turn = turn.then(async () => {
        if (options.stopped.aborted) return;
        options.announce(`${filePath} has changed: starting again …`);
        await endChild(child);
        child = startChild(options);
      });
    }, settleMs);
  };
  const watchers = options.folders.map((folder) => watchFolder(folder, onChange));
  await untilStopped(options.stopped);
  clearTimeout(restart);
  for (const watcher of watchers) watcher.close();
  await turn;
  await endChild(child);
}

function watchFolder(folder: string, onChange: (filePath: string) => void): FSWatcher {
  return watch(folder, { recursive: true }, (_, name) => {
    if (name !== null && concernsServer(name)) onChange(name);
  });
}

function startChild({ script, env, announce, stopped }: SupervisedChild): ChildProcess {
  const child = spawn(process.execPath, [script], {
    // The channel tells the child when the supervisor is killed, so that it does not stay behind.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
    // Ctrl-C reaches the supervisor alone, which then ends the child in its turn.
    detached: true,
  });
  child.once('exit', (code) => {
    if (code !== 0 && code !== null && !stopped.aborted)
      announce('The server has ended; it starts again on a change.');
  });
  return child;
}

function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
