import { join } from 'node:path';

import { type Brand, defaultBrand, loadBrands } from '@baize/brand';
import { createIdMaker, manualClock } from '@baize/clock';
import { CallError } from '@baize/contract';
import { createTestDatabase, type TestDatabase } from '@baize/db';
import { MessageUndelivered } from '@baize/providers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Context } from '../context.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { smsLimits } from '../sms-limits.ts';

import { sendSmsCode, redeemSmsCode } from './sms-codes.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const brands = loadBrands(join(import.meta.dirname, '../../../../brands'));

let database: TestDatabase;
const clock = manualClock(new Date('2026-03-15T12:00:00Z'));
const ids = createIdMaker(clock);
const sent: { to: string; text: string }[] = [];
const counted: string[] = [];
let isDown = false;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  // Every window of the previous test has ended.
  clock.advance(48 * HOUR_MS);
  sent.length = 0;
  counted.length = 0;
  isDown = false;
});

function contextOf(ip: string, brand: Brand | undefined = defaultBrand(brands)): Context {
  const personalIdKeys = { cipherKey: Buffer.alloc(32, 1), hashKey: Buffer.alloc(32, 2) };
  const meter = {
    countSms: (event: string, purpose: string) => void counted.push(`${event} ${purpose}`),
    countOutbox: () => undefined,
  };
  const sms = {
    async send({ to, text }: { to: string; text: string }) {
      if (isDown) throw new MessageUndelivered('no answer');
      sent.push({ to, text });
    },
  };
  const nothing = async () => undefined;
  const outbox = createOutbox({
    database,
    clock,
    ids,
    personalIdKeys,
    meter,
    sms,
    mail: { send: nothing },
    recover: nothing,
    warnOfGuesses: nothing,
    notifyOfPayment: nothing,
    notifyOfClosing: nothing,
    queue: nothing,
    onProblem: () => undefined,
  });
  // What sending and redeeming a code need of a context.
  return {
    database,
    clock,
    ids,
    brand,
    ip,
    smsLimits,
    personalIdKeys,
    meter,
    outbox,
  } as unknown as Context;
}

/** Requests the code that verifies a number. */
async function verify(ip: string, player: number, phone: string, context = contextOf(ip)): Promise<number> {
  const recipient = { siteId: context.brand.siteId, id: player, phone };
  return (await sendSmsCode(context, recipient, `phone 222 ${phone.slice(3)}`, (code) => code)).id;
}

async function refusalOf(work: Promise<unknown>): Promise<{ code: string; seconds: number | undefined }> {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof CallError)) throw new Error(`not refused: ${String(error)}`);
  return { code: error.code, seconds: error.details.retryAfterSeconds };
}

/** Different in all but the last four digits. */
const phoneOf = (index: number) => `+90532${String(100 + index)}0001`;

describe('one network', () => {
  test('may start one verification in five minutes and ten in a day, for whatever player', async () => {
    await verify('198.51.100.1', 1, phoneOf(1));
    expect(await refusalOf(verify('198.51.100.1', 2, phoneOf(2)))).toEqual({
      code: 'sms_network_wait',
      seconds: 300,
    });
    await verify('198.51.100.2', 2, phoneOf(2));
    for (let count = 3; count <= 11; count += 1) {
      clock.advance(5 * MINUTE_MS);
      await verify('198.51.100.1', count, phoneOf(count));
    }
    clock.advance(5 * MINUTE_MS);
    expect(await refusalOf(verify('198.51.100.1', 12, phoneOf(12)))).toEqual({
      code: 'sms_network_day',
      seconds: 23 * 3600 + 10 * 60,
    });
    clock.advance(24 * HOUR_MS);
    await verify('198.51.100.1', 12, phoneOf(12));
    expect(sent).toHaveLength(12);
  });

  test('is a /64 of IPv6', async () => {
    await verify('2001:db8:1:2::1', 1, phoneOf(1));
    expect(await refusalOf(verify('2001:db8:1:2:ffff::9', 2, phoneOf(2)))).toMatchObject({
      code: 'sms_network_wait',
    });
    await verify('2001:db8:1:3::1', 2, phoneOf(2));
  });
});

describe('one verification', () => {
  test('sends up to three codes, two minutes apart, of which the last one is valid', async () => {
    const ip = '198.51.100.3';
    const owner = { siteId: contextOf(ip).brand.siteId, id: 1 };
    const first = await verify(ip, 1, phoneOf(1));
    clock.advance(2 * MINUTE_MS - 1);
    expect(await verify(ip, 1, phoneOf(1))).toBe(first);
    expect(sent).toHaveLength(1);
    clock.advance(1);
    await verify(ip, 1, phoneOf(1));
    clock.advance(2 * MINUTE_MS);
    const last = await verify(ip, 1, phoneOf(1));
    clock.advance(2 * MINUTE_MS);
    expect(await refusalOf(verify(ip, 1, phoneOf(1)))).toMatchObject({ code: 'sms_sends_reached' });
    expect(sent).toHaveLength(3);
    const purpose = `phone 222 ${phoneOf(1).slice(3)}` as const;
    const spend = (id: number, text: string, player = 1) =>
      redeemSmsCode(contextOf(ip), { ...owner, id: player }, purpose, { id: String(id), code: text });
    await expect(spend(first, sent[0]?.text ?? '')).rejects.toThrow('invalid');
    await expect(spend(last, sent[2]?.text ?? '', 2)).rejects.toThrow('invalid');
    await expect(
      redeemSmsCode(contextOf(ip), owner, 'sign-in', { id: String(last), code: sent[2]?.text ?? '' }),
    ).rejects.toThrow('invalid');
    await spend(last, sent[2]?.text ?? '');
    await expect(spend(last, sent[2]?.text ?? '')).rejects.toThrow('invalid');
    expect(counted.filter((event) => event.startsWith('sent'))).toHaveLength(3);
    expect(counted.filter((event) => event.startsWith('verified'))).toHaveLength(1);
    expect(counted.filter((event) => event.startsWith('refused'))).toHaveLength(1);
  });

  test('does not count a message that was not sent', async () => {
    isDown = true;
    for (let count = 0; count < 12; count += 1)
      expect(await refusalOf(verify('198.51.100.4', 1, phoneOf(1)))).toMatchObject({
        code: 'sms_unavailable',
      });
    isDown = false;
    await verify('198.51.100.4', 1, phoneOf(1));
    expect(sent).toHaveLength(1);
  });
});

describe('numbers', () => {
  test('are sent five codes a day, whatever network requests them', async () => {
    for (let count = 0; count < 5; count += 1) await verify(`203.0.113.${count}`, count, phoneOf(1));
    expect(await refusalOf(verify('203.0.113.9', 9, phoneOf(1)))).toMatchObject({
      code: 'phone_blocked',
      seconds: 24 * 3600,
    });
  });

  test('of one block of ten thousand are sent twenty codes a day', async () => {
    const inBlock = (index: number) => `+905325550${String(index).padStart(3, '0')}`;
    for (let count = 0; count < 20; count += 1) await verify(`203.0.113.${count}`, count, inBlock(count));
    expect(await refusalOf(verify('203.0.113.99', 99, inBlock(99)))).toMatchObject({
      code: 'sms_unavailable',
    });
  });

  test.each(['+4915123456789', '+12025550123', '+447911123456', '+88213123456', '+90'])(
    'of countries that the brand does not list are sent nothing: %s',
    async (phone) => {
      expect(await refusalOf(verify('203.0.113.1', 1, phone))).toMatchObject({ code: 'invalid' });
      expect(sent).toEqual([]);
    },
  );
});

describe('one brand', () => {
  test('pays for parts of messages, which its daily budget counts', async () => {
    const brand = { ...brands[0], sms: { countries: ['TR'], dailyVerifications: 5 } } as Brand;
    const ask = (index: number, length: number) => {
      const context = contextOf(`10.9.${index}.1`, brand);
      const recipient = { siteId: brand.siteId, id: index, phone: phoneOf(index) };
      const purpose = `phone 222 ${recipient.phone.slice(3)}` as const;
      return sendSmsCode(context, recipient, purpose, (code) => `${code}${'ş'.repeat(length - 6)}`);
    };
    await ask(1, 161);
    expect(await refusalOf(ask(2, 460))).toMatchObject({ code: 'sms_unavailable' });
    await ask(3, 160);
    expect(sent[0]?.text).toMatch(/^\d{6}s{155}$/);
    await ask(5, 306);
    expect(await refusalOf(ask(6, 10))).toMatchObject({ code: 'sms_unavailable' });
  });

  test('never exceeds its daily budget, and its players can still sign in', async () => {
    const brand = { ...brands[0], sms: { countries: ['TR'], dailyVerifications: 15 } } as Brand;
    const refusals: string[] = [];
    const ask = async (index: number) => {
      const ip = `10.${index % 250}.${Math.floor(index / 250)}.1`;
      await verify(ip, index, phoneOf(index), contextOf(ip, brand)).catch((error: unknown) =>
        refusals.push(String(error)),
      );
    };
    for (let batch = 0; batch < 10; batch += 1)
      await Promise.all(Array.from({ length: 15 }, (_, index) => ask(batch * 15 + index)));
    expect(sent).toHaveLength(15);
    expect(refusals).toHaveLength(135);
    expect(new Set(refusals)).toEqual(new Set(['CallError: sms_unavailable']));
    const recipient = { siteId: brand.siteId, id: 1, phone: phoneOf(1) };
    await sendSmsCode(contextOf('203.0.113.1', brand), recipient, 'sign-in', (code) => code);
    expect(sent).toHaveLength(16);
    clock.advance(24 * HOUR_MS);
    await ask(1_000);
    expect(sent).toHaveLength(17);
  });
});
