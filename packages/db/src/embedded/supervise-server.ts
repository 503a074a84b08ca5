import { setTimeout as sleep } from 'node:timers/promises';

import { runServer, type ServerOptions } from './run-server.ts';

const FIRST_DELAY_MS = 100;
const MAX_DELAY_MS = 15_000;
/** After running this long, the restart delay is reset. */
const STEADY_MS = 60_000;

export interface SupervisedServer {
  readonly port: number;
  /** Of the current or the last main process. */
  pid(): number;
  stop(): Promise<void>;
}

/**
 * Starts a server and restarts it on the same port if it ends unexpectedly, with an exponential back-off. Clients
 * reconnect and find everything that was committed.
 *
 * @throws EmbeddedError if the first start fails
 */
export async function superviseServer(
  options: ServerOptions,
  log: (line: string) => void,
): Promise<SupervisedServer> {
  const stopping = new AbortController();
  let server = await runServer(options);
  const { port } = server;
  const watching = watch();

  async function watch(): Promise<void> {
    let delayMs = FIRST_DELAY_MS;
    while (!stopping.signal.aborted) {
      const startedAt = performance.now();
      const reason = await server.ended;
      if (stopping.signal.aborted) return;
      if (performance.now() - startedAt >= STEADY_MS) delayMs = FIRST_DELAY_MS;
      log(`The database server ended unexpectedly (${reason}): restarting it.`);
      delayMs = await restart(delayMs);
    }
  }

  /** @returns the delay before the next restart */
  async function restart(firstDelayMs: number): Promise<number> {
    let delayMs = firstDelayMs;
    for (;;) {
      // The timer must not keep the process alive.
      await sleep(delayMs, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
      delayMs = Math.min(MAX_DELAY_MS, delayMs * 2);
      if (stopping.signal.aborted) return delayMs;
      try {
        server = await runServer({ ...options, port });
        log('The database server is running again.');
        return delayMs;
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
      }
    }
  }

  return {
    port,
    pid: () => server.pid,
    async stop() {
      stopping.abort();
      await server.stop();
      await watching;
      // In case a restart was in progress.
      await server.stop();
    },
  };
}
