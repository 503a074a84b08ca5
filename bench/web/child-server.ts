import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

export interface ChildServer {
  /** The line that the child printed when it was ready. */
  readonly ready: { readonly url: string; readonly sandboxUrl?: string; readonly home?: string };
  stop(): Promise<void>;
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!child.stdout) return reject(new Error('the child has no output'));
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready`)));
  });
}

/** Runs one of this folder's servers until it is stopped. */
export async function startChildServer(script: string, ...args: string[]): Promise<ChildServer> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, script), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ready: ChildServer['ready'] = JSON.parse(await firstLine(child));
  return {
    ready,
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };
}
