import { createIdMaker, manualClock } from '@baize/clock';
import { createTestDatabase, type TestDatabase } from '@baize/db';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { addConfirmed } from '../../testing/confirmed-operator.ts';
import { addOperator, enrolOperator, readTrail, removeOperator, signInOperator } from './index.ts';

const clock = manualClock(new Date('2026-03-15T12:00:00Z'));
const ids = createIdMaker(clock);
const ada = { name: 'ada' };
const why = (reason: string) => expect.objectContaining({ name: 'OperatorError', why: reason }) as unknown;

let database: TestDatabase;
let owner: Parameters<typeof addOperator>[0];
let services: Parameters<typeof signInOperator>[0];
beforeAll(async () => {
  database = await createTestDatabase();
  owner = { database, clock, ids };
  services = { database: database.site };
});
afterAll(() => database.drop());

test('of two first operators one is added', async () => {
  const both = await Promise.allSettled(['ada', 'bora'].map((name) => addOperator(owner, undefined, name)));
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await database.pool.query(`update operator set name = 'ada'`);
});

/** As the owner adds and the operator enrols. */
async function enrol(name: string, by = owner): Promise<string> {
  const added = await addOperator(by, ada, name);
  if (added.kind !== 'invited') throw new Error('no invitation');
  return enrolOperator({ ...by, database: database.site }, { name, code: added.code });
}

describe('operators', () => {
  test('sign in with the key that was shown once, until they are removed', async () => {
    const key = await enrol('deniz');
    expect(await signInOperator(services, { name: 'deniz', key })).toEqual({ name: 'deniz' });
    for (const wrong of [
      { name: 'deniz', key: `${key}x` },
      { name: 'deniz', key: '' },
      { name: 'nobody', key: '' },
    ])
      await expect(signInOperator(services, wrong)).rejects.toEqual(why('refused'));
    const { rows } = await database.pool.query<{ text: string }>('select o::text as text from operator o');
    expect(rows.some(({ text }) => text.includes(key))).toBe(false);
    await removeOperator(owner, ada, 'deniz');
    await expect(signInOperator(services, { name: 'deniz', key })).rejects.toEqual(why('refused'));
    await expect(addOperator(owner, ada, 'deniz')).rejects.toEqual(why('invalid'));
  });

  test('are locked for 15 minutes by five wrong keys in a row, and the trail has each of them', async () => {
    const key = await addConfirmed(owner, 'cem');
    const signIn = (with_: string) => signInOperator(services, { name: 'cem', key: with_ });
    const rows = async () =>
      (await readTrail(services, 50)).filter(({ subject }) => subject === 'operator cem');
    for (let wrong = 1; wrong <= 4; wrong += 1)
      await expect(signIn(`wrong-${wrong}`)).rejects.toMatchObject({
        message: 'The name or the key is wrong.',
      });
    await signIn(key);
    const guesses = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((guess) => signIn(guess));
    const messages = (await Promise.allSettled(guesses)).map((one) =>
      one.status === 'rejected' ? String(one.reason) : one.status,
    );
    expect(messages.filter((text) => text.includes('cem is locked until'))).toHaveLength(4);
    await expect(signIn(key)).rejects.toMatchObject({
      message: expect.stringContaining('is locked') as string,
    });
    const failed = await rows();
    expect(failed.map(({ details }) => details['wrong_keys'])).toEqual([5, 4, 3, 2, 1, 4, 3, 2, 1]);
    // An operator may be of many brands.
    expect(new Set(failed.map(({ siteId }) => siteId))).toEqual(new Set([null]));
    expect(failed.map(({ details }) => details['locked_until'] !== null).filter(Boolean)).toHaveLength(1);
    expect(JSON.stringify(failed)).not.toContain(key);
    await database.pool.query(`update operator set locked_until = now() where name = 'cem'`);
    expect(await signIn(key)).toEqual({ name: 'cem' });
    await expect(signInOperator(services, { name: key, key })).rejects.toEqual(why('refused'));
    expect(JSON.stringify(await readTrail(services, 50))).not.toContain(key);
  });

  test('never share a key, also not with one who was removed', async () => {
    const sameKey = { ...owner, ids: { ...ids, secret: () => 'k'.repeat(43) } };
    const machine = (name: string) => addOperator(sameKey, ada, { name, role: 'machine' });
    await enrol('kaya', sameKey);
    await expect(enrol('kerem', sameKey)).rejects.toEqual(why('invalid'));
    await expect(machine('robot')).rejects.toEqual(why('invalid'));
    await removeOperator(owner, ada, 'kaya');
    // What was refused has left the code as it was.
    const code = 'k'.repeat(43);
    await expect(enrolOperator(sameKey, { name: 'kerem', code })).rejects.toEqual(why('invalid'));
    expect(await enrolOperator(owner, { name: 'kerem', code })).not.toBe(code);
    await expect(
      database.pool.query(
        `insert into operator (name, key_hash, added_at) select 'kemal', key_hash, added_at from operator where name = 'kaya'`,
      ),
    ).rejects.toThrow('operator_key_hash_key');
  });

  test('are added by an operator, except for the first, and never by the site', async () => {
    await expect(addOperator(owner, undefined, 'eve')).rejects.toEqual(why('refused'));
    await expect(addOperator(owner, ada, 'Eve!')).rejects.toEqual(why('invalid'));
    await expect(removeOperator(owner, ada, 'ada')).rejects.toEqual(why('own'));
    await expect(addOperator({ ...owner, database: database.site }, ada, 'eve')).rejects.toThrow(
      'permission denied',
    );
  });
});
