import { type EmbeddedOptions, startEmbedded } from '@baize/db/embedded';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A database server with full durability that is killed and started again at the same address. */
export interface CrashDatabase extends AsyncDisposable {
  readonly url: string;
  /** Folder for the files of the product as well. */
  readonly folder: string;
  /** Ends all its processes at once. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

export async function startCrashDatabase(
  options: Omit<EmbeddedOptions, 'dataDir' | 'port'>,
): Promise<CrashDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'baize-crash-'));
  const cluster = { ...options, dataDir: path.join(folder, 'postgres') };
  let server = await startEmbedded(cluster);
  const port = Number(new URL(server.url).port);
  return {
    url: server.url,
    folder,
    async kill() {
      const { pid } = server;
      const all = [pid, ...(await childrenOf(pid))];
      for (const one of all) killNow(one);
      // It would be started again by itself, later each time.
      await server.stop();
    },
    async start() {
      server = await startEmbedded({ ...cluster, port });
    },
    async [Symbol.asyncDispose]() {
      await server.stop();
      await rm(server.home, { recursive: true, force: true });
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Its workers would notice the end of the main process soon. Other systems than Linux do not list them here. */
async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return text
    .split(' ')
    .filter((word) => word.trim() !== '')
    .map(Number);
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It has ended by itself.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
