import { z } from 'zod';

import type { ProviderClient } from '../client/provider-client.ts';
import type { ScanPort } from '../ports/scan.ts';

export const HTTP_SCAN = 'http-scan';

export interface HttpScanOptions {
  /** Address that files are posted to. */
  readonly url: string;
  /** Sent as a bearer token. */
  readonly key: string;
  readonly client: ProviderClient;
  /** 10,000 ms by default. */
  readonly timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 10_000;
const verdict = z.object({ clean: z.boolean() });

/** A scanner that takes a file's bytes and replies `{ "clean": true }` or `{ "clean": false }`. */
export function createHttpScan(options: HttpScanOptions): ScanPort {
  const { url, key, client, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  return {
    async scan(body) {
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/octet-stream' };
      try {
        const answer = await client.send({ method: 'POST', url, headers, body, timeoutMs });
        if (answer.status !== 200) return 'unreachable';
        return verdict.parse(JSON.parse(answer.body)).clean ? 'clean' : 'unsafe';
      } catch {
        return 'unreachable';
      }
    },
  };
}
