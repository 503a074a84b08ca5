import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { takesAll } from '@baize/testkit/test-scope';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { PaymentGatewayUnavailable, PaymentRefused } from '../ports/payment-gateway.ts';
import { openGatewayCalls, readAnswer, requireAccepted } from './gateway-calls.ts';
import { createProviderClient, type ProviderClient } from './provider-client.ts';

describe('calls of a gateway', () => {
  let server: Server | undefined;
  afterEach(async () => {
    server?.closeAllConnections();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  });

  /** @param afterMs delays of the responses, in order; a missing one is never sent */
  async function gatewayAnswering(afterMs: readonly number[], status = 200): Promise<string> {
    const delays = [...afterMs];
    server = createServer((_request, response) => {
      const delay = delays.shift();
      if (delay !== undefined) setTimeout(() => response.writeHead(status).end('{}'), delay);
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    // A TCP server's address always has this type.
    const { port } = server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  it('have four seconds', async () => {
    const given: unknown[] = [];
    const client: ProviderClient = {
      ...createProviderClient(),
      send: async ({ timeoutMs, signal }) => {
        given.push(timeoutMs, signal?.aborted);
        return { status: 200, body: '' };
      },
    };
    await openGatewayCalls({ client }).send({ method: 'GET', url: 'https://gateway.example' });
    expect(given).toEqual([4_000, false]);
  });

  it.runIf(takesAll())('end after four seconds', async () => {
    const url = await gatewayAnswering([]);
    const startedAt = performance.now();
    const calls = openGatewayCalls({ client: createProviderClient() });
    await expect(calls.send({ method: 'GET', url })).rejects.toBeInstanceOf(PaymentGatewayUnavailable);
    expect(performance.now() - startedAt).toBeGreaterThan(3_900);
    expect(performance.now() - startedAt).toBeLessThan(5_500);
  });

  it('share one deadline', async () => {
    const url = await gatewayAnswering([300, 300]);
    const calls = openGatewayCalls({ client: createProviderClient(), timeoutMs: 500 });
    await calls.send({ method: 'GET', url });
    await expect(calls.send({ method: 'GET', url })).rejects.toBeInstanceOf(PaymentGatewayUnavailable);
  });

  it.each([408, 425, 429, 500, 503])('may be repeated after %i', async (status) => {
    const url = await gatewayAnswering([0], status);
    const calls = openGatewayCalls({ client: createProviderClient() });
    await expect(calls.send({ method: 'GET', url })).rejects.toBeInstanceOf(PaymentGatewayUnavailable);
  });

  it('are refused by the words of the gateway only', () => {
    const accept = (status: number) => () => requireAccepted({ status, body: '' });
    expect(accept(200)()).toEqual({ status: 200, body: '' });
    expect(accept(422)).toThrow(PaymentRefused);
    for (const status of [301, 400, 401, 403, 404, 409])
      expect(accept(status)).toThrow(PaymentGatewayUnavailable);
  });

  it('need a response that can be read', () => {
    const schema = z.object({ id: z.string({ error: 'text' }) });
    expect(readAnswer(schema, { body: '{"id":"a"}' })).toEqual({ id: 'a' });
    for (const body of ['', '{"id":', '{"id":1}', '<html>'])
      expect(() => readAnswer(schema, { body })).toThrow(PaymentGatewayUnavailable);
  });
});
