import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createIdMaker, manualClock } from '@baize/clock';
import {
  createKeyRing,
  installedProviders,
  PaymentGatewayUnavailable,
  PaymentRefused,
  type PaymentRequest,
  type PayoutRequest,
} from '@baize/providers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createSandbox } from '../create-sandbox.ts';
import { type ConformanceSite, openConformanceSite } from '../testing/conformance-site.ts';
import { testConfig } from '../testing/test-config.ts';
import type { Trouble, TroubleCase } from './payment-driver.ts';
import { paymentDrivers } from './payment-drivers.ts';

const strangeKeys = createKeyRing(['s'.repeat(40)]);
const day = { from: new Date('2026-05-01T00:00:00Z'), to: new Date('2026-05-02T00:00:00Z') };
/** What a failure of a payment is reported as. */
const stateOfFailure = ({ gateway }: ConformanceSite) =>
  gateway.failureEnds === 'attempt' ? 'declined' : 'failed';
const dayBefore = { from: new Date('2026-04-29T00:00:00Z'), to: new Date('2026-04-30T00:00:00Z') };

for (const driver of paymentDrivers)
  describe(`the adapter ${driver.name}`, () => {
    let site: ConformanceSite;
    beforeEach(async () => void (site = await openConformanceSite(driver)));
    afterEach(() => site.close());

    const request: PaymentRequest = {
      siteId: 7,
      transactionId: 12,
      amountMinor: 50_000n,
      currency: 'TRY',
      method: driver.method,
      fields: driver.fields,
      player: {
        id: '7-5',
        name: '<Işıl & Gün>',
        email: 'isil@example.com',
        phone: '5320000000',
        ip: '203.0.113.7',
      },
      returnUrl: 'http://localhost:3000/deposit?transaction=12',
      lang: 'tr',
      expiresAt: new Date('2026-05-01T13:00:00Z'),
    };
    const payout: PayoutRequest = {
      siteId: 7,
      transactionId: 30,
      amountMinor: 75_050n,
      currency: 'TRY',
      method: driver.method,
      fields: driver.payoutFields ?? {},
      player: { id: '7-5', name: 'Işıl Gün' },
    };
    const keyOf = (providerRef: string | null) => ({ siteId: 7, transactionId: 12, providerRef });
    const open = async () => (await site.start(request)).providerRef;

    describe('a payment', () => {
      it('is opened once, however often it is requested, with a page that exists', async () => {
        const first = await site.start(request);
        const again = await site.start(request);
        expect(again.providerRef).toBe(first.providerRef);
        expect(await site.ids('payment')).toEqual([first.providerRef]);
        const page = await site.sandbox.inject(new URL(first.url ?? '').pathname);
        expect(page.statusCode).toBe(200);
        expect(page.body).not.toContain('<Işıl');
        if (first.expiresAt)
          expect(first.expiresAt.getTime()).toBeLessThanOrEqual(request.expiresAt.getTime());
      });

      it('is another one for another brand', async () => {
        await open();
        await site.start({ ...request, siteId: 8 });
        expect(await site.ids('payment')).toHaveLength(2);
      });

      it.runIf(driver.refused)('is refused for good if the gateway says so', async () => {
        const refused = site.start({ ...request, ...driver.refused });
        await expect(refused).rejects.toBeInstanceOf(PaymentRefused);
      });

      it.each(['silent', 'unavailable', 'garbage'])('is unknown while the gateway is %s', async (mood) => {
        await site.setMood(mood);
        await expect(site.startHastily(request)).rejects.toBeInstanceOf(PaymentGatewayUnavailable);
        await expect(site.hasty.findPayment?.({ ...keyOf('p-1'), transactionId: 99 })).rejects.toBeInstanceOf(
          PaymentGatewayUnavailable,
        );
        await site.setMood('fine');
        await open();
        expect(await site.ids('payment')).toHaveLength(1);
      });

      it('is found again after its reply was lost', async () => {
        await site.setMood('lost');
        await expect(site.startHastily(request)).rejects.toBeInstanceOf(PaymentGatewayUnavailable);
        await site.setMood('fine');
        await open();
        expect(await site.ids('payment')).toHaveLength(1);
      });
    });

    describe('a notice', () => {
      it('names the brand, the transaction and the money', async () => {
        const providerRef = await open();
        await site.does(providerRef, 'pay');
        const notice = {
          subject: 'payment',
          providerRef,
          transactionId: 12,
          state: 'paid',
          amountMinor: 50_000n,
          currency: 'TRY',
        };
        expect(site.heard).toMatchObject([{ ok: true, siteId: 7, notice }]);
      });

      it('of a failure is no payment', async () => {
        await site.does(await open(), 'fail');
        const state = stateOfFailure(site);
        expect(site.heard).toMatchObject([{ ok: true, siteId: 7, notice: { state } }]);
      });

      it('of money after a failure is a payment, and both name the same one', async () => {
        const providerRef = await open();
        await site.does(providerRef, 'fail');
        // What ends a try only leaves the payment as it is.
        const found = (await site.gateway.findPayment?.(keyOf(providerRef)))?.state ?? 'open';
        expect(found).toBe(site.gateway.failureEnds === 'attempt' ? 'open' : 'failed');
        await site.act(providerRef, driver.payAfterFailure);
        const notice = { subject: 'payment', providerRef, transactionId: 12 };
        expect(site.heard).toMatchObject([
          { ok: true, notice: { ...notice, state: stateOfFailure(site) } },
          { ok: true, notice: { ...notice, state: 'paid', amountMinor: 50_000n, currency: 'TRY' } },
        ]);
        const ids = site.heard.map((reading) => (reading.ok === true ? reading.notice.noticeId : reading));
        expect(new Set(ids).size).toBe(2);
      });

      it('is repeated with the same id until the site has decided, and not afterwards', async () => {
        site.undecided = 2;
        const providerRef = await open();
        await site.does(providerRef, 'pay');
        await vi.waitFor(() => expect(site.heard).toHaveLength(3));
        await new Promise((resolve) => setTimeout(resolve, 100));
        await site.does(providerRef, 'repeat');
        const ids = site.heard.map((reading) => (reading.ok === true ? reading.notice.noticeId : reading));
        expect(ids).toEqual(Array.from({ length: 4 }, () => ids[0]));
      });

      it('that is forged is refused and changes nothing', async () => {
        const providerRef = await open();
        await site.does(providerRef, 'forge');
        expect(site.heard).toMatchObject([{ ok: false, reply: { status: 401 } }]);
        expect((await site.gateway.findPayment?.(keyOf(providerRef)))?.state ?? 'open').toBe('open');
      });

      it('that nobody signed is refused', async () => {
        const read = site.gateway.notices.read({ method: 'POST', path: '/', headers: {}, rawBody: '{}' });
        expect(await read).toMatchObject({ ok: false, reply: { status: 401 } });
      });

      it('that makes no sense is shown to an engineer', async () => {
        const { rawBody, headers } = driver.malformed(site.parts);
        const path = `/_callback/payments/${driver.name}`;
        const reading = await site.gateway.notices.read({ method: 'POST', path, headers, rawBody });
        expect(reading).toMatchObject({ ok: false, problem: { field: expect.any(String) } });
      });

      it.runIf(driver.staleAction)('that was signed long ago is refused', async () => {
        const providerRef = await open();
        await site.does(providerRef, 'pay');
        await site.act(providerRef, driver.staleAction ?? '');
        expect(site.heard).toMatchObject([{ ok: true }, { ok: false, reason: 'outOfWindow' }]);
      });
    });

    describe('the state of a payment', () => {
      it('is found without a notice, by either id', async () => {
        const providerRef = await open();
        expect((await site.gateway.findPayment?.(keyOf(providerRef)))?.state ?? 'open').toBe('open');
        await site.does(providerRef, 'paySilently');
        expect(site.heard).toEqual([]);
        const paid = { providerRef, transactionId: 12, state: 'paid', amountMinor: 50_000n, currency: 'TRY' };
        expect(await site.gateway.findPayment?.(keyOf(providerRef))).toMatchObject(paid);
        expect(await site.gateway.findPayment?.(keyOf(null))).toMatchObject(paid);
      });

      it('is unknown for another brand and another transaction', async () => {
        const providerRef = await open();
        await site.does(providerRef, 'pay');
        expect(await site.gateway.findPayment?.({ ...keyOf(providerRef), siteId: 8 })).toBeUndefined();
        expect(await site.gateway.findPayment?.({ ...keyOf(null), transactionId: 13 })).toBeUndefined();
      });
    });

    describe('money that is not what was asked for', () => {
      for (const [trouble, { says }] of Object.entries(driver.troubles) as [Trouble, TroubleCase][])
        it(`is reported as it came: ${trouble}`, async () => {
          const providerRef = await open();
          if (trouble === 'late') site.clock.advance(2 * 60 * 60_000);
          await site.makeTrouble(providerRef, trouble);
          const report = { subject: 'payment', providerRef, transactionId: 12, ...says };
          expect(site.heard.at(-1)).toMatchObject({ ok: true, siteId: 7, notice: report });
          expect(await site.gateway.findPayment?.(keyOf(providerRef))).toMatchObject(report);
          const lines = await site.gateway.statement?.({ siteId: 7, ...day });
          const { state, ...money } = says;
          const line = { kind: 'payment', providerRef, transactionId: 12, ...money };
          // Money that is not certain yet is in no statement.
          expect(lines).toMatchObject(state === 'seen' ? [] : [line]);
        });
    });

    it('says nothing of a payment if it refuses the question', async () => {
      const providerRef = await open();
      await site.setMood('refuse');
      await expect(site.gateway.findPayment?.(keyOf(providerRef))).rejects.toBeInstanceOf(
        PaymentGatewayUnavailable,
      );
      await expect(site.gateway.statement?.({ siteId: 7, ...day })).rejects.toBeInstanceOf(
        PaymentGatewayUnavailable,
      );
    });

    describe.runIf(driver.canRefund)('a refund', () => {
      const refund = (providerRef: string, refundId: string, amountMinor: bigint) =>
        site.gateway.refund?.({ ...keyOf(providerRef), refundId, amountMinor, currency: 'TRY' });

      it('happens once, and several add up', async () => {
        const providerRef = await open();
        await site.does(providerRef, 'pay');
        const first = { state: 'returned', amountMinor: 10_025n };
        expect(await refund(providerRef, 'r1', 10_025n)).toMatchObject(first);
        expect(await refund(providerRef, 'r1', 10_025n)).toMatchObject(first);
        expect(await refund(providerRef, 'r2', 39_975n)).toMatchObject({ amountMinor: 50_000n });
        expect(await site.gateway.findPayment?.(keyOf(providerRef))).toMatchObject({
          state: 'returned',
          amountMinor: 50_000n,
        });
        await expect(refund(providerRef, 'r3', 1n)).rejects.toBeInstanceOf(PaymentRefused);
      });

      it('is a line of the statement, each part by itself', async () => {
        const providerRef = await open();
        await site.does(providerRef, 'pay');
        await refund(providerRef, 'r1', 10_025n);
        await refund(providerRef, 'r2', 5_000n);
        const lines = await site.gateway.statement?.({ siteId: 7, ...day });
        const line = { providerRef, transactionId: 12, currency: 'TRY' };
        expect(lines).toMatchObject([
          { ...line, kind: 'payment', amountMinor: 50_000n },
          { ...line, kind: 'refund', amountMinor: 10_025n },
          { ...line, kind: 'refund', amountMinor: 5_000n },
        ]);
      });

      it('happens once although its reply was lost', async () => {
        const providerRef = await open();
        await site.does(providerRef, 'pay');
        await site.setMood('lost');
        await expect(refund(providerRef, 'r1', 10_000n)).rejects.toBeInstanceOf(PaymentGatewayUnavailable);
        await site.setMood('fine');
        expect(await refund(providerRef, 'r1', 10_000n)).toMatchObject({ amountMinor: 10_000n });
      });

      it('is refused before there is money', async () => {
        const providerRef = await open();
        await expect(refund(providerRef, 'r1', 10_000n)).rejects.toBeInstanceOf(PaymentRefused);
      });
    });

    describe.runIf(driver.payoutFields)('a payout', () => {
      const create = (adapter = site.gateway) => adapter.payouts?.createPayout(payout);
      const find = (change: object = {}) =>
        site.gateway.payouts?.findPayout({ siteId: 7, transactionId: 30, providerRef: null, ...change });
      beforeEach(async () => {
        if (driver.payoutSetup !== undefined)
          await site.sandbox.inject({ method: 'POST', url: driver.payoutSetup });
      });

      it('is made once, however often it is requested', async () => {
        expect(await find()).toBeUndefined();
        const first = await create();
        expect(first).toMatchObject({
          subject: 'payout',
          transactionId: 30,
          state: 'open',
          amountMinor: 75_050n,
        });
        expect((await create())?.providerRef).toBe(first?.providerRef);
        expect(await site.ids('payout')).toEqual([first?.providerRef]);
        expect(await find()).toEqual(await find({ providerRef: first?.providerRef }));
        expect(await find({ siteId: 8 })).toBeUndefined();
        expect(await find({ siteId: 8, providerRef: first?.providerRef })).toBeUndefined();
      });

      it('is made once although every reply was lost', async () => {
        await site.setMood('lost');
        await expect(create(site.hasty)).rejects.toBeInstanceOf(PaymentGatewayUnavailable);
        await expect(create(site.hasty)).rejects.toBeInstanceOf(PaymentGatewayUnavailable);
        await site.setMood('fine');
        await create();
        expect(await site.ids('payout')).toHaveLength(1);
      });

      it('is found although its reply was lost and its repeat is refused', async () => {
        await site.setMood('lost');
        await expect(create(site.hasty)).rejects.toBeInstanceOf(PaymentGatewayUnavailable);
        await site.setMood('refuse');
        await expect(find()).rejects.toBeInstanceOf(PaymentGatewayUnavailable);
        await site.setMood('fine');
        expect((await find())?.providerRef).toBe((await site.ids('payout'))[0]);
      });

      it('is not refused by a gateway that is down or does not accept the key', async () => {
        await site.setMood('unavailable');
        await expect(create()).rejects.toBeInstanceOf(PaymentGatewayUnavailable);
        await site.setMood('fine');
        const stranger = driver.open({ ...site.parts, keys: strangeKeys });
        await expect(create(stranger)).rejects.toBeInstanceOf(PaymentGatewayUnavailable);
      });

      it.each(['pay', 'fail'] as const)('has its own notice: %s', async (deed) => {
        const providerRef = (await create())?.providerRef ?? '';
        await site.does(providerRef, deed, 'payout');
        const state = deed === 'pay' ? 'paid' : 'failed';
        const notice = { subject: 'payout', providerRef, transactionId: 30, state, amountMinor: 75_050n };
        expect(site.heard).toMatchObject([{ ok: true, siteId: 7, notice }]);
        expect(await find()).toMatchObject({ state });
        const lines = await site.gateway.statement?.({ siteId: 7, ...day });
        const line = {
          kind: 'payout',
          providerRef,
          transactionId: 30,
          amountMinor: 75_050n,
          currency: 'TRY',
        };
        expect(lines).toMatchObject(deed === 'pay' ? [line] : []);
      });
    });

    it('refunds if its definition says so', () => {
      const definition = installedProviders.find(({ name }) => name === driver.name);
      expect([site.gateway.refund !== undefined, definition?.refunds === true]).toEqual([
        driver.canRefund,
        driver.canRefund,
      ]);
    });

    it('has a statement of what it booked for a brand in a day', async () => {
      const providerRef = await open();
      await site.start({ ...request, transactionId: 13 });
      await site.does(providerRef, 'pay');
      const statement = (siteId: number, range: typeof day) => site.gateway.statement?.({ siteId, ...range });
      const line = { kind: 'payment', providerRef, transactionId: 12, amountMinor: 50_000n, currency: 'TRY' };
      expect(await statement(7, day)).toMatchObject([line]);
      expect(await statement(7, dayBefore)).toEqual([]);
      expect(await statement(8, day)).toEqual([]);
      await site.setMood('unavailable');
      await expect(statement(7, day)).rejects.toBeInstanceOf(PaymentGatewayUnavailable);
    });
  });

it('the sandbox has every stand-in', async () => {
  const clock = manualClock(new Date('2026-05-01T12:00:00Z'));
  const folder = await mkdtemp(join(tmpdir(), 'stand-ins-'));
  const config = testConfig({ dataFolder: folder, keys: strangeKeys });
  const sandbox = await createSandbox({ config, clock, ids: createIdMaker(clock) });
  for (const { name, console } of paymentDrivers)
    expect((await sandbox.inject(`${console}.json`)).statusCode, name).toBe(200);
  await sandbox.close();
  await rm(folder, { recursive: true });
});
