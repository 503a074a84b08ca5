import { setTimeout as sleep } from 'node:timers/promises';

import { runServer, type ServerOptions } from './run-server.ts';

const FIRST_DELAY_MS = 100;
const MAX_DELAY_MS = 15_000;
/** A server that lived this long did not end because of what made it end the time before. */
const STEADY_MS = 60_000;

export interface SupervisedServer {
  readonly port: number;
  /** Of the main process that runs now, or ran last. */
  pid(): number;
  stop(): Promise<void>;
}

/**
 * Starts a server, and again on the same port whenever it ends by itself: after a moment at first, then after ever
 * longer ones. Whoever uses it connects again and finds everything that was committed.
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
      const begun = performance.now();
      const reason = await server.ended;
      if (stopping.signal.aborted) return;
      if (performance.now() - begun >= STEADY_MS) delayMs = FIRST_DELAY_MS;
      log(`The database server ended by itself (${reason}): starting it again.`);
      delayMs = await startAgain(delayMs);
    }
  }

  /** @returns how long to wait before the next try */
  async function startAgain(firstDelayMs: number): Promise<number> {
    let delayMs = firstDelayMs;
    for (;;) {
      // A process that has nothing else to do may end meanwhile.
      await sleep(delayMs, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
      delayMs = Math.min(MAX_DELAY_MS, delayMs * 2);
      if (stopping.signal.aborted) return delayMs;
      try {
        server = await runServer({ ...options, port });
        log('The database server runs again.');
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
      // One that was just being started when the first was stopped.
      await server.stop();
    },
  };
}
