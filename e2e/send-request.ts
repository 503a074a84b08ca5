import { runningSite } from '@baize/testkit/running-site';
import { type IncomingHttpHeaders, request } from 'node:http';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

interface RequestOptions {
  readonly headers?: Record<string, string>;
  /** Sent as JSON. */
  readonly body?: object;
}

/**
 * Sends a request to the running site without a browser, under any host name: only browsers resolve names below
 * localhost to this machine. Redirects are not followed.
 */
export function sendRequest(url: string, { headers = {}, body }: RequestOptions = {}): Promise<Reply> {
  const { host, pathname, search } = new URL(url);
  const { port } = new URL(runningSite().siteUrl);
  const options = {
    hostname: '127.0.0.1',
    port,
    path: pathname + search,
    method: body ? 'POST' : 'GET',
    headers: { host, ...(body && { 'content-type': 'application/json' }), ...headers },
  };
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}
