import autocannon from 'autocannon';
import fastify from 'fastify';

/** Requests per second of one address, and its slowest percent. */
export interface Throughput {
  readonly requestsPerSecond: number;
  readonly p99Ms: number;
}

export interface LoadOptions {
  readonly seconds: number;
  readonly connections: number;
  readonly headers?: Readonly<Record<string, string>>;
}

async function load(url: string, { seconds, connections, headers = {} }: LoadOptions): Promise<Throughput> {
  const run = (duration: number) => autocannon({ url, duration, connections, headers: { ...headers } });
  await run(Math.max(1, Math.round(seconds / 4)));
  const result = await run(seconds);
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} answered ${result.non2xx} failures`);
  return { requestsPerSecond: result.requests.average, p99Ms: result.latency.p99 };
}

/** The site's own answer beside the same bytes sent by a bare Fastify: the most that can be had. */
export async function compareWithBareServer(url: string, options: LoadOptions) {
  const body = Buffer.from(await (await fetch(url, { headers: { ...options.headers } })).arrayBuffer());
  const bare = fastify();
  bare.get('/', (_, reply) => reply.type('text/html; charset=utf-8').send(body));
  bare.get('/text', (_, reply) => reply.type('text/html; charset=utf-8').send(body.toString()));
  const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 });
  try {
    const site = await load(url, options);
    const buffer = await load(bareUrl, options);
    const text = await load(`${bareUrl}/text`, options);
    return { site, buffer, text, ratio: site.requestsPerSecond / buffer.requestsPerSecond };
  } finally {
    await bare.close();
  }
}

export { load as measureLoad };
