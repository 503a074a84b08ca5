import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { untilStopped } from './stop-signals.ts';

export interface SupervisedChild {
  /** Script to run on this Node. */
  readonly script: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Changed files in these folders restart the child. */
  readonly folders: readonly string[];
  /** Aborting it ends the child and the supervision. */
  readonly stopped: AbortSignal;
  /** How long a child may take to end; 3,000 by default. */
  readonly killAfterMs?: number;
  announce(line: string): void;
}

const settleMs = 150;
const defaultKillAfterMs = 3000;
const watchedFile = /\.(ts|json|sql|css)$/;
const ignoredFile = /(^|\/)(node_modules|dist|pictures)(\/|$)|\.test\.tsx?$/;

/** Whether a change of this file, relative to a watched folder, affects the running child. */
export function concernsServer(filePath: string): boolean {
  return watchedFile.test(filePath) && !ignoredFile.test(filePath);
}

/**
 * Runs a script and restarts it when files in the folders change. If it ends by itself, as after a syntax error, it is
 * restarted on the next change. Resolves once the signal is aborted and the child has ended.
 */
export async function superviseChild(options: SupervisedChild): Promise<void> {
  let child: ChildProcess;
  let restart: NodeJS.Timeout | undefined;
  let turn = Promise.resolve();
  const onChange = (filePath: string) => {
    clearTimeout(restart);
    restart = setTimeout(() => {
      turn = turn.then(async () => {
        if (options.stopped.aborted) return;
        options.announce(`${filePath} has changed: restarting …`);
        await endChild(child, options);
        child = startChild(options);
      });
    }, settleMs);
  };
  const watcher = watchFolders(options.folders, onChange);
  await once(watcher, 'ready');
  child = startChild(options);
  await untilStopped(options.stopped);
  clearTimeout(restart);
  await watcher.close();
  await turn;
  await endChild(child, options);
}

/**
 * Editors save by renaming a new file, after which Node's recursive watch no longer reports the file; chokidar watches
 * the name.
 */
function watchFolders(folders: readonly string[], onChange: (filePath: string) => void): FSWatcher {
  const below = (filePath: string) => {
    const folder = folders.find((one) => filePath.startsWith(one));
    return folder === undefined ? filePath : path.relative(folder, filePath);
  };
  const watcher = watch([...folders], {
    ignoreInitial: true,
    ignored: (filePath) => ignoredFile.test(below(filePath)),
  });
  return watcher.on('all', (_, filePath) => {
    if (concernsServer(below(filePath))) onChange(below(filePath));
  });
}

function startChild({ script, env, announce, stopped }: SupervisedChild): ChildProcess {
  const child = spawn(process.execPath, [script], {
    // The channel closes if the supervisor is killed, so that the child ends as well.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
    // Ctrl-C is sent to the supervisor only, which then ends the child.
    detached: true,
  });
  child.once('exit', (code) => {
    if (code !== 0 && code !== null && !stopped.aborted)
      announce('The server has ended; it restarts on a change.');
  });
  return child;
}

/** A server that is compiling a page may hang while it closes, so it is killed after a time-out; it has no state. */
function endChild(child: ChildProcess, { killAfterMs = defaultKillAfterMs }: SupervisedChild): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
