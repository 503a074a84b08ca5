import { fork } from 'node:child_process';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { once } from 'node:events';
import path from 'node:path';
import { type ConstellationOptions, openSharedResources } from './constellation.ts';
import { findFreePort } from './free-port.ts';

export interface ProcessesOptions extends Pick<
  ConstellationOptions,
  'databaseUrl' | 'dataFolder' | 'secrets' | 'pages' | 'routeLimits' | 'smsLimits' | 'logLevel'
> {
  readonly count: number;
}

/** A server in its own operating-system process. */
export interface ServerProcess {
  readonly siteUrl: string;
  /** Its log so far. */
  log(): string;
  /** Runs a job in it now, whatever its schedule. */
  runJob(name: string): void;
  /** Ends it abruptly with SIGKILL. */
  kill(): Promise<void>;
  /** Ends it after it has finished running requests. */
  stop(): Promise<void>;
}

/** Several server processes on one database, with one sandbox. */
export interface Processes {
  readonly servers: readonly ServerProcess[];
  /** An address that forwards requests to the running servers in turn, as a load balancer does. */
  readonly balancedUrl: string;
  readonly sandboxUrl: string;
  /** Starts one more. */
  start(): Promise<ServerProcess>;
  close(): Promise<void>;
}

const script = path.join(import.meta.dirname, 'server-process.ts');
const HOST = '127.0.0.1';
const MAX_CONNECTIONS = 6;
const STOP_MS = 15_000;

/** Migrates the database, imports the demo content, starts the sandbox in this process and each server in its own. */
export async function startProcesses({ count, ...options }: ProcessesOptions): Promise<Processes> {
  const sandboxPort = await findFreePort();
  const common = { ...options, host: HOST, sandboxPort, maxConnections: MAX_CONNECTIONS };
  await using cleanup = new AsyncDisposableStack();
  const servers: ServerProcess[] = [];
  const balancer = await startBalancer(() => servers);
  cleanup.defer(balancer.close);
  // The sandbox calls back through the balancer, so notices reach any process.
  const { sandboxUrl } = cleanup.use(await openSharedResources({ ...common, port: balancer.port }));
  let owner: AsyncDisposableStack = cleanup;
  const start = async () => {
    const server = await startServer({ ...common, port: await findFreePort() }, (gone) => {
      // One that ends during its start is not in the list.
      if (servers.includes(gone)) servers.splice(servers.indexOf(gone), 1);
    });
    servers.push(server);
    owner.defer(server.stop);
    return server;
  };
  await Promise.all(Array.from({ length: count }, start));
  const all = [...servers];
  owner = cleanup.move();
  return {
    servers: all,
    balancedUrl: `http://localhost:${balancer.port}`,
    sandboxUrl,
    start,
    close: () => owner.disposeAsync(),
  };
}

async function startServer(
  options: ConstellationOptions,
  onGone: (server: ServerProcess) => void,
): Promise<ServerProcess> {
  const child = fork(script, [JSON.stringify(options)], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  }
  const exited = once(child, 'exit');
  const server: ServerProcess = {
    siteUrl: `http://localhost:${options.port}`,
    log: () => log,
    runJob: (name) => void child.send(name, () => undefined),
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await exited;
      clearTimeout(timer);
    },
  };
  void exited.then(() => onGone(server));
  const early = exited.then(() =>
    Promise.reject(new Error(`a server process ended during its start:\n${log}`)),
  );
  await Promise.race([once(child, 'message'), early]);
  early.catch(() => undefined);
  return server;
}

/** Forwards each request to the next server, so that nothing depends on reaching the same one again. */
async function startBalancer(servers: () => readonly ServerProcess[]) {
  let turn = 0;
  function forward(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    tried: readonly ServerProcess[] = [],
  ): void {
    const others = servers().filter((server) => !tried.includes(server));
    const server = others[turn++ % Math.max(others.length, 1)];
    if (server === undefined) return void outgoing.writeHead(tried.length > 0 ? 502 : 503).end();
    const { method, headers } = incoming;
    const onlyReads = method === 'GET' || method === 'HEAD';
    const target = new URL(incoming.url ?? '/', server.siteUrl.replace('localhost', HOST));
    const onward = request(target, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => {
      if (outgoing.headersSent || outgoing.destroyed) outgoing.destroy();
      // A server that is killed takes its requests with it; another one can still be asked what only reads.
      else if (onlyReads) forward(incoming, outgoing, [...tried, server]);
      else outgoing.writeHead(502).end();
    });
    outgoing.on('close', () => onward.destroy());
    if (onlyReads) onward.end();
    else incoming.pipe(onward);
  }
  const balancer = createHttpServer((incoming, outgoing) => forward(incoming, outgoing));
  balancer.listen({ host: HOST, port: 0 });
  await once(balancer, 'listening');
  const address = balancer.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    port,
    close: () =>
      new Promise<void>((resolve) => {
        balancer.close(() => resolve());
        balancer.closeAllConnections();
      }),
  };
}
