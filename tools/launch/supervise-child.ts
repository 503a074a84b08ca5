import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
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
const patienceMs = 3000;
const watchedFile = /\.(ts|json|sql|css)$/;
const ignoredFile = /(^|\/)(node_modules|dist|pictures)(\/|$)|\.test\.tsx?$/;

/** Whether a change of this file, as a path below a watched folder, concerns the running child. */
export function concernsServer(filePath: string): boolean {
  return watchedFile.test(filePath) && !ignoredFile.test(filePath);
}

/**
 * Runs a script, and again whenever the files below the folders change. A child that ends by itself, as by a typing
 * error, is left until the next change. Resolves once the signal is aborted and the child has ended.
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
        options.announce(`${filePath} has changed: starting again …`);
        await endChild(child);
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
  await endChild(child);
}

/**
 * Editors save by writing another file and renaming it, after which the system's own recursive watch is silent about
 * the file; chokidar watches the name.
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

/** A server in the middle of compiling a page may wait for ever for what it has just closed; it keeps nothing itself. */
function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
