import { describe, expect, it } from 'vitest';

import { createPaytrNotices } from './notice-dialect.ts';
import { formatPaytrTime, paytrTime } from './istanbul-time.ts';
import { decimalAmount } from './money.ts';
import { formatOrderId, parseOrderId } from './order-id.ts';
import { readStatement } from './statement.ts';
import { callToken, noticeHash, type PaytrForm, type PaytrStore, startToken } from './tokens.ts';

const store: PaytrStore = {
  merchantId: '100001',
  merchantKey: 'paytr-key',
  merchantSalt: 'paytr-salt',
  testMode: '1',
};
const merchant_oid = 'BZ000000000000001';

describe('tokens', () => {
  it('of a payment sign what the documentation names', () => {
    const form = {
      merchant_id: '100001',
      user_ip: '203.0.113.7',
      merchant_oid,
      email: 'oyuncu@example.com',
      payment_amount: '3456',
      user_basket: 'W1siQmFraXllIiwiMzQuNTYiLDFdXQ==',
      no_installment: '1',
      max_installment: '0',
      currency: 'TL',
      test_mode: '1',
    };
    expect(startToken(form, store)).toBe('8exh2hST3yOv8fdZJtPbtFF8Z5pScgyNlpAeV/P7eTU=');
    expect(startToken({ ...form, user_name: 'not signed' }, store)).toBe(startToken(form, store));
    for (const field of Object.keys(form))
      expect(startToken({ ...form, [field]: '2' }, store), field).not.toBe(startToken(form, store));
  });

  it('of a bank transfer sign its type instead of basket and currency', () => {
    const form = { merchant_id: '100001', merchant_oid, payment_type: 'eft', payment_amount: '3456' };
    expect(startToken({ ...form, currency: 'TL' }, store)).toBe(startToken(form, store));
    expect(startToken({ ...form, payment_amount: '1' }, store)).not.toBe(startToken(form, store));
  });

  it.each([
    ['success', '3456', 'PneqAy7VId4ykdx1CIBZDvEyK2QOyKq3ln3f77SEwgc='],
    ['failed', '0', 'q6UFu4U4rfciEJQmgXwC74ewwTJS3JEgLbwAPF1j8WY='],
  ])('of a notice of %s', (status, total_amount, hash) => {
    expect(noticeHash({ merchant_oid, status, total_amount }, store)).toBe(hash);
  });

  it('of a refund and a status query', () => {
    const form = { merchant_id: '100001', merchant_oid, return_amount: '10.25' };
    expect(callToken('refund', form, store)).toBe('HE/odd3VvXv+X4JoPUExT3rlyntZ3Uy4DL3KEP/QdkY=');
    expect(callToken('statusQuery', form, store)).toBe('5BGzJ99YmY50YlVSjYsj8r2DTf1H/wsrl4+CAbC6CTY=');
  });
});

describe('a notice', () => {
  const form = {
    merchant_oid: 'B7T12',
    status: 'success',
    total_amount: '3456',
    payment_amount: '3456',
    currency: 'TL',
    test_mode: '1',
  };
  const read = (change: Record<string, string> = {}, of: PaytrStore = store) => {
    const fields: Record<string, string> = { ...form, ...change };
    const rawBody = String(new URLSearchParams({ hash: noticeHash(fields, of), ...fields }));
    return createPaytrNotices(of).read({ method: 'POST', path: '/', headers: {}, rawBody });
  };

  it('names the brand, the transaction and the money, and is answered with two letters', async () => {
    const reading = await read();
    expect(reading).toMatchObject({
      ok: true,
      siteId: 7,
      notice: {
        providerRef: 'B7T12',
        transactionId: 12,
        state: 'paid',
        amountMinor: 3_456n,
        currency: 'TRY',
      },
    });
    if (reading.ok !== true) throw new Error('not read');
    for (const result of ['decided', 'review', 'unknown', 'mismatch'] as const)
      expect(reading.format({ result, replayed: false })).toMatchObject({ status: 200, body: 'OK' });
    expect(reading.undecided().body).not.toBe('OK');
  });

  it.each([
    ['the amount without the fee of instalments', { total_amount: '4000' }, 3_456n],
    ['no more than the signed total', { payment_amount: '999999' }, 3_456n],
    ['the total if it names no other', { payment_amount: '' }, undefined],
  ])('reports %s', async (_, change, amountMinor) => {
    const reading = await read(change);
    if (amountMinor === undefined) expect(reading).toMatchObject({ ok: false, problem: {} });
    else expect(reading).toMatchObject({ ok: true, notice: { amountMinor } });
  });

  it('of a failure has the reason', async () => {
    const change = {
      status: 'failed',
      total_amount: '0',
      failed_reason_code: '6',
      failed_reason_msg: 'left',
    };
    expect(await read(change)).toMatchObject({ ok: true, notice: { state: 'failed', reason: '6 left' } });
  });

  it.each(['merchant_oid', 'status', 'total_amount'])('with a changed %s is forged', async (field) => {
    const hash = noticeHash(form, store);
    expect(await read({ hash, [field]: '1' })).toMatchObject({ ok: false, reason: 'badSignature' });
  });

  it('of another order of the store is not ours, and not repeated', async () => {
    expect(await read({ merchant_oid: 'SHOP1' })).toMatchObject({
      ok: false,
      problem: { field: 'merchant_oid' },
      reply: { status: 200, body: 'OK' },
    });
  });

  it('of a test payment never counts as a real one', async () => {
    const real = { ...store, testMode: '0' as const };
    expect(await read({ test_mode: '1' }, real)).toMatchObject({
      ok: false,
      problem: { field: 'test_mode' },
    });
    expect(await read({ test_mode: '0' }, real)).toMatchObject({ ok: true });
  });
});

describe('the wire', () => {
  it('has order numbers of letters and digits', () => {
    const order = { siteId: 123_456_789, transactionId: Number.MAX_SAFE_INTEGER };
    expect(formatOrderId(order)).toMatch(/^[A-Z0-9]{1,64}$/);
    expect(parseOrderId(formatOrderId(order))).toEqual(order);
    for (const id of ['B7T012', 'B07T1', 'b7t1', 'B7T9007199254740993', 'B7T1 ', '', 'T1'])
      expect(parseOrderId(id)).toBeUndefined();
  });

  it('has decimal amounts with a comma or a dot', () => {
    for (const [given, minor] of [
      ['10,8', 1_080n],
      ['10.25', 1_025n],
      [10.8, 1_080n],
      ['7', 700n],
    ] as const)
      expect(decimalAmount.parse(given)).toBe(minor);
    for (const text of ['', '-1', '1.234,56', '1e3', '1.001'])
      expect(decimalAmount.safeParse(text).success).toBe(false);
  });

  it('has times of Turkey', () => {
    const at = new Date('2026-05-01T21:30:00Z');
    expect(formatPaytrTime(at)).toBe('2026-05-02 00:30:00');
    expect(paytrTime.parse(formatPaytrTime(at))).toEqual(at);
    expect(paytrTime.parse('02.05.2026')).toEqual(new Date('2026-05-01T21:00:00Z'));
    expect(paytrTime.safeParse('yesterday').success).toBe(false);
  });
});

it('a statement is read in parts that have every moment once', async () => {
  const [from, to] = [new Date('2026-05-01T15:00:00Z'), new Date('2026-05-02T01:00:00Z')];
  const forms: PaytrForm[] = [];
  const lines = await readStatement(store, { siteId: 7, from, to }, async (form) => {
    forms.push(form);
    const row = {
      islem_tipi: 'S',
      siparis_no: `B7T${forms.length}`,
      islem_tutari: '10,25',
      para_birimi: 'TL',
      islem_tarihi: form['start_date'],
    };
    const none = { status: 'failed', err_msg: 'no transactions' };
    return {
      status: 200,
      body: JSON.stringify(forms.length === 2 ? none : { status: 'success', data: [row] }),
    };
  });
  expect(forms.map((form) => [form['start_date'], form['end_date']])).toEqual([
    ['2026-05-01 18:00:00', '2026-05-01 21:59:59'],
    ['2026-05-01 22:00:00', '2026-05-02 01:59:59'],
    ['2026-05-02 02:00:00', '2026-05-02 03:59:59'],
  ]);
  expect(lines.map(({ transactionId, amountMinor }) => [transactionId, amountMinor])).toEqual([
    [1, 1_025n],
    [3, 1_025n],
  ]);
});
