import { createIdMaker, manualClock } from '@baize/clock';
import { createTestDatabase, eq, operatorTrail, type TestDatabase } from '@baize/db';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { addConfirmed } from '../../testing/confirmed-operator.ts';
import { createPaymentWriter, seedPaymentMethods } from '../../testing/payment-rows.ts';
import { actAs, addOperator, enrolOperator, OperatorError, record, verifyTrail } from './index.ts';

const clock = manualClock(new Date('2026-03-15T12:00:00Z'));
const ids = createIdMaker(clock);
const attempt = { action: 'approve', subject: 'payment 55' };
const refuse = (message = 'The wallet is frozen.') => Promise.reject(new OperatorError('frozen', message));

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(4);
  for (const name of ['ada', 'bora', 'cem', 'deniz']) await addConfirmed({ database, clock }, name);
  await seedPaymentMethods(database);
});
afterAll(() => database.drop());

/** With the rights of the site. */
const site = () => ({ database: database.site });

const rowsOf = (name: string) =>
  database.sql
    .select()
    .from(operatorTrail)
    .where(eq(operatorTrail.operator, name))
    .orderBy(operatorTrail.number);

test('what an operator was refused is a row with the action, its subject and the reason', async () => {
  const id = await createPaymentWriter(database, clock)({ siteId: 7, playerId: 1 });
  const of = { action: 'reject', subject: `payment ${id}` };
  // The row stays although the transaction of the action was rolled back, also of a role or brand that may not act.
  await expect(actAs(site(), { name: 'ada' }, of, () => refuse())).rejects.toThrow('is frozen');
  expect(await rowsOf('ada')).toMatchObject([
    {
      action: 'refused',
      siteId: 7,
      subject: `payment ${id}`,
      details: { action: 'reject', why: 'frozen', reason: 'The wallet is frozen.' },
    },
  ]);
  expect(await verifyTrail(site())).toMatchObject({ brokenAt: undefined });
});

test('an action that succeeds, or fails for another reason, has none', async () => {
  const actor = { name: 'bora' };
  expect(await actAs(site(), actor, attempt, async () => 'done')).toBe('done');
  const away = () => Promise.reject(new Error('the database is away'));
  await expect(actAs(site(), actor, attempt, away)).rejects.toThrow('away');
  expect(await rowsOf('bora')).toEqual([]);
  await expect(actAs(site(), { name: 'nobody' }, attempt, refuse)).rejects.toThrow(OperatorError);
  expect(await rowsOf('nobody')).toEqual([]);
});

test('one who is not confirmed, has another role or another brand is refused in the trail too', async () => {
  const owner = { database, clock, ids };
  const added = await addOperator(owner, { name: 'ada' }, 'fatma');
  await enrolOperator(owner, { name: 'fatma', code: added.kind === 'invited' ? added.code : '' });
  await addConfirmed(owner, { name: 'sevgi', role: 'support' });
  await addConfirmed(owner, { name: 'yakup', siteIds: [8] });
  for (const [name, reason] of [
    ['fatma', 'is not confirmed'],
    ['sevgi', 'the role of sevgi is support'],
    ['yakup', 'does not decide for this brand'],
  ] as const) {
    const act = () => record(database.site.pool, { name }, { ...attempt, siteId: 7, details: {} });
    await expect(actAs(site(), { name }, attempt, act)).rejects.toThrow(reason);
    const [last] = (await rowsOf(name)).slice(-1);
    expect(last).toMatchObject({ action: 'refused', details: { why: 'refused' } });
    expect(last?.details['reason']).toContain(reason);
  }
});

test('very many within a minute are 20 rows and one that says so, and the next minute says how many', async () => {
  const actor = { name: 'cem' };
  const long = 'x'.repeat(20_000);
  const tryOften = (times: number) =>
    Promise.all(
      Array.from({ length: times }, () =>
        actAs(site(), actor, { action: long, subject: long }, () => refuse(`${long}\0`)).catch(
          (error: unknown) => error,
        ),
      ),
    );
  expect(new Set((await tryOften(60)).map((error) => error instanceof OperatorError))).toEqual(
    new Set([true]),
  );
  const rows = await rowsOf('cem');
  expect(rows).toHaveLength(21);
  expect(rows.slice(0, 20).map(({ details }) => details['reason'])).toEqual(Array(20).fill('x'.repeat(500)));
  expect(rows.at(-1)?.details).toEqual({ more: true });
  expect(Math.max(...rows.map((row) => JSON.stringify(row).length))).toBeLessThan(2_000);
  // Another operator still has rows, and so has this one a minute later.
  await actAs(site(), { name: 'deniz' }, attempt, refuse).catch(() => undefined);
  expect(await rowsOf('deniz')).toHaveLength(1);
  await database.pool.query(`update operator set refused_since = refused_since - interval '1 minute'`);
  await tryOften(2);
  const later = (await rowsOf('cem')).slice(21);
  expect(later.map(({ details }) => details['without_row'])).toEqual([40, undefined]);
});

test('a payment that does not exist has no brand', async () => {
  await actAs(site(), { name: 'deniz' }, { ...attempt, subject: 'payment 9' }, refuse).catch(() => undefined);
  expect((await rowsOf('deniz')).at(-1)).toMatchObject({ siteId: null, subject: 'payment 9' });
});
