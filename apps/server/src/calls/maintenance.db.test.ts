import { setMaintenance } from '@baize/services';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { approvalOf, sendNotice, startDeposit } from '../testing/deposits.ts';
import { signUp } from '../testing/test-player.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function close(isClosed: boolean, brand = app.brand) {
  await setMaintenance(app, { siteId: brand.siteId, isClosed });
  await app.server.maintenance.check();
}
afterEach(() => close(false));

describe('a brand that is closed for maintenance', () => {
  test('replies 500 to options and 503 to every other call, cached or not', async () => {
    expect((await app.call('GET', '/homepage?device=1')).statusCode).toBe(200);
    await close(true);
    const options = await app.call('GET', '/options', { language: 'en' });
    expect(options.statusCode).toBe(500);
    expect(options.json()).toMatchObject({ success: false, error: 'options_in_maintenance' });
    for (const address of ['/homepage?device=1', '/games?type=casino', '/user-profile', '/account/events']) {
      const answer = await app.call('GET', address, { language: 'en' });
      expect(answer.statusCode, address).toBe(503);
      expect(answer.headers['retry-after']).toBe('30');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.json()).toMatchObject({ error: 'maintenance' });
    }
    await close(false);
    expect((await app.call('GET', '/options')).statusCode).toBe(200);
    expect((await app.call('GET', '/homepage?device=1')).statusCode).toBe(200);
  });

  test('does not close other brands and logs no error', async () => {
    await close(true);
    const before = app.logLines.length;
    expect((await app.call('GET', '/options', { brand: app.otherBrand })).statusCode).toBe(200);
    expect((await app.call('GET', '/options')).statusCode).toBe(500);
    expect(app.logLines.slice(before).filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  test('stays closed when another one opens', async () => {
    await close(true);
    await close(true, app.otherBrand);
    await close(false, app.otherBrand);
    expect((await app.call('GET', '/options', { brand: app.otherBrand })).statusCode).toBe(200);
    expect((await app.call('GET', '/options')).statusCode).toBe(500);
  });

  test('is closed in every process', async () => {
    await setMaintenance(app, { siteId: app.brand.siteId, isClosed: true });
    await vi.waitFor(async () => expect((await app.call('GET', '/options')).statusCode).toBe(500), {
      timeout: 5_000,
      interval: 100,
    });
  });

  test('keeps its start time when it is closed again', async () => {
    const select = () => app.database.pool.query('select begun_at from maintenance');
    await close(true);
    const { rows } = await select();
    app.clock.advance(60_000);
    await close(true);
    expect((await select()).rows).toEqual(rows);
  });

  test('still books pending deposits', async () => {
    const player = await signUp(app);
    const transactionId = await startDeposit(app, player);
    await close(true);
    const answer = await sendNotice(app, approvalOf(transactionId));
    expect(answer.json()).toEqual({ status: 'OK', replayed: false });
    expect(await app.ledger.balance(app.brand.siteId, player.id)).toBe(25_000n);
  });

  test('notifies the open pages of its players, and ends their streams', async () => {
    const player = await signUp(app);
    const url = await app.server.app.listen({ port: 0, host: '127.0.0.1' });
    const headers = { authorization: `Bearer ${player.token}`, 'site-id': String(app.brand.siteId) };
    const signal = AbortSignal.timeout(20_000);
    const stream = await fetch(`${url}/_api/account/events`, { headers, signal });
    expect(stream.status).toBe(200);
    await close(true);
    expect(await stream.text()).toContain('data: {"kind":"closed"}');
  });
});

test('keeps its last known state while the database is unreachable', async () => {
  const own = await createTestApp();
  await setMaintenance(own, { siteId: own.brand.siteId, isClosed: true });
  await own.server.maintenance.check();
  await own.database.pool.query('alter table maintenance rename to maintenance_gone');
  await own.server.maintenance.check();
  expect(own.server.maintenance.isClosed(own.brand.siteId)).toBe(true);
  await own.database.pool.query('alter table maintenance_gone rename to maintenance');
  await setMaintenance(own, { siteId: own.brand.siteId, isClosed: false });
  await own.server.maintenance.check();
  expect(own.server.maintenance.isClosed(own.brand.siteId)).toBe(false);
  await own.close();
});
