import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createTestDatabase } from '@baize/db';
import { expect, it } from 'vitest';

import { bootConstellation } from './constellation.ts';
import { findFreePort } from './free-port.ts';
import { throwawaySecrets } from './throwaway-secrets.ts';

const COIN = 140_403;

it('plays a game of the second provider from the launch to the pushed balance', async () => {
  const database = await createTestDatabase();
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'baize-quick-'));
  const site = await bootConstellation({
    host: '127.0.0.1',
    port: await findFreePort(),
    sandboxPort: await findFreePort(),
    databaseUrl: database.url,
    dataFolder,
    secrets: throwawaySecrets(),
    pages: 'none',
    maxConnections: 5,
  });
  try {
    const [brand] = site.brands.filter(({ hosts }) => hosts.includes('localhost'));
    const headers = { 'site-id': String(brand?.siteId), 'content-type': 'application/json' };
    const call = async <Reply>(address: string, init: RequestInit & { token?: string } = {}) => {
      const { token, ...rest } = init;
      const response = await fetch(`${site.siteUrl}/_api${address}`, {
        ...rest,
        headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      });
      expect(response.status, await response.clone().text()).toBe(200);
      return (await response.json()) as Reply;
    };
    const login = JSON.stringify({ username: 'demo', password: 'Demo1234' });
    const signedIn = await call<{ access_token: string }>('/login', { method: 'POST', body: login });
    const token = signedIn.access_token;

    const stop = new AbortController();
    const events = await fetch(`${site.siteUrl}/_api/account/events`, {
      headers: { ...headers, authorization: `Bearer ${token}` },
      signal: stop.signal,
    });
    const launch = await call<{ data: { url: string } }>(`/game/${COIN}`, { token });
    const { origin, search, pathname } = new URL(launch.data.url);
    expect([origin, pathname]).toEqual([site.sandboxUrl, '/quick/play']);

    const post = async <Reply>(name: string, body: object, playKey = '') => {
      const response = await fetch(`${site.sandboxUrl}/quick/api/${name}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${playKey}` },
      });
      expect(response.status).toBe(200);
      return (await response.json()) as Reply;
    };
    const opened = await post<{ playKey: string; balance: number }>('open', { search });
    const order = { requestId: 'request-1', bet: { side: 'first', stakeMinor: '1000' } };
    const { id } = await post<{ id: string }>('play', order, opened.playKey);
    const played = await post<{ win: number; balance: number }>('shown', { id }, opened.playKey);
    expect([0, 1_940]).toContain(played.win);
    expect(played.balance).toBe(opened.balance - 1_000 + played.win);

    const pushed = `"balance":"${(played.balance / 100).toFixed(2)}"`;
    let received = '';
    for await (const chunk of events.body ?? []) {
      received += Buffer.from(chunk).toString();
      if (received.includes(pushed)) break;
    }
    expect(received).toContain(pushed);
    stop.abort();
  } finally {
    await site.close();
    await database.drop();
    await rm(dataFolder, { recursive: true, force: true });
  }
});
