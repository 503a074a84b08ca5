import { createIdMaker, manualClock } from '@baize/clock';
import { createTestDatabase, type TestDatabase } from '@baize/db';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { addConfirmed } from '../../testing/confirmed-operator.ts';
import {
  addOperator,
  brandsOf,
  confirmOperator,
  enrolOperator,
  inviteAgain,
  type NewOperator,
  readTrail,
  record,
  removeOperator,
  signInOperator,
} from './index.ts';

const HOUR_MS = 60 * 60_000;
const [ada, bora, cem] = [{ name: 'ada' }, { name: 'bora' }, { name: 'cem' }];

let database: TestDatabase;
let clock: ReturnType<typeof manualClock>;
let owner: Parameters<typeof addOperator>[0];
let site: Parameters<typeof addOperator>[0];
beforeAll(async () => {
  database = await createTestDatabase(4);
});
beforeEach(async () => {
  await database.pool.query('grant delete on operator to current_user; delete from operator');
  clock = manualClock(new Date('2026-03-15T12:00:00Z'));
  owner = { database, clock, ids: createIdMaker(clock) };
  site = { ...owner, database: database.site };
});
afterAll(() => database.drop());

const why = (reason: string, text = '') =>
  expect.objectContaining({ why: reason, message: expect.stringContaining(text) as string }) as unknown;

async function invite(by: typeof ada | undefined, added: string | NewOperator): Promise<string> {
  const given = await addOperator(owner, by, added);
  if (given.kind !== 'invited') throw new Error('no invitation');
  return given.code;
}

/** What PostgreSQL says. */
const causeOf = (error: Error): string => (error.cause instanceof Error ? error.cause : error).message;

/** The operator of an installation that is new. */
async function addFirst(): Promise<string> {
  return enrolOperator(site, { name: 'ada', code: await invite(undefined, 'ada') });
}

const decide = (operator: { name: string }, action = 'approve') =>
  record(database.site.pool, operator, { action, siteId: 7, subject: 'payment 5', details: {} });

describe('the code of an invitation', () => {
  test('makes a key that only its operator sees, once', async () => {
    const key = await addFirst();
    const code = await invite(ada, 'bora');
    const own = await enrolOperator(site, { name: 'bora', code });
    expect(await signInOperator(site, { name: 'bora', key: own })).toEqual(bora);
    await expect(enrolOperator(site, { name: 'bora', code })).rejects.toEqual(why('refused', 'was used'));
    const { rows } = await database.pool.query<{ text: string }>(
      'select o::text as text from operator o union all select t::text from operator_trail t',
    );
    for (const secret of [key, code, own]) expect(rows.some(({ text }) => text.includes(secret))).toBe(false);
    // The trail knows the name; a name that is none may be a code.
    await expect(enrolOperator(site, { name: code, code })).rejects.toEqual(why('refused'));
    expect((await readTrail(site, 5)).map(({ operator, action }) => `${operator} ${action}`)).toEqual([
      'bora refused',
      'bora enrol',
      'ada add',
      'ada enrol',
      'ada add',
    ]);
  });

  test('is used by one of two at once', async () => {
    await addFirst();
    const code = await invite(ada, 'bora');
    const both = await Promise.allSettled([1, 2].map(() => enrolOperator(site, { name: 'bora', code })));
    const keys = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(keys).toHaveLength(1);
    expect(await signInOperator(site, { name: 'bora', key: keys[0] ?? '' })).toEqual(bora);
  });

  test('is of one operator', async () => {
    await addFirst();
    const [ofBora, ofCem] = [await invite(ada, 'bora'), await invite(ada, 'cem')];
    await expect(enrolOperator(site, { name: 'bora', code: ofCem })).rejects.toEqual(why('refused'));
    await enrolOperator(site, { name: 'bora', code: ofBora });
    await enrolOperator(site, { name: 'cem', code: ofCem });
  });

  test('ends after 72 hours, with the next invitation, and with the operator', async () => {
    await addFirst();
    const late = await invite(ada, 'bora');
    clock.advance(72 * HOUR_MS);
    await expect(enrolOperator(site, { name: 'bora', code: late })).rejects.toEqual(
      why('refused', 'time of the code is over'),
    );
    const again = await inviteAgain(owner, ada, 'bora');
    expect(again.endsAt).toEqual(new Date(clock.now().getTime() + 72 * HOUR_MS));
    clock.advance(72 * HOUR_MS - 1);
    await expect(enrolOperator(site, { name: 'bora', code: late })).rejects.toEqual(why('refused', 'wrong'));
    await enrolOperator(site, { name: 'bora', code: again.code });
    await expect(inviteAgain(owner, ada, 'bora')).rejects.toEqual(why('decided', 'has a key already'));
    const gone = await invite(ada, 'cem');
    await removeOperator(owner, ada, 'cem');
    await expect(enrolOperator(site, { name: 'cem', code: gone })).rejects.toEqual(why('refused'));
    await expect(inviteAgain(owner, ada, 'cem')).rejects.toEqual(why('unknown'));
  });

  test('of the first operator is made again by the owner until it is used, and never by the site', async () => {
    const lost = await invite(undefined, 'ada');
    await expect(invite(undefined, 'bora')).rejects.toEqual(why('refused', 'one of them adds'));
    const { code } = await inviteAgain(owner, undefined, 'ada');
    await expect(enrolOperator(site, { name: 'ada', code: lost })).rejects.toEqual(why('refused'));
    await enrolOperator(site, { name: 'ada', code });
    await invite(ada, 'bora');
    await expect(inviteAgain(owner, undefined, 'bora')).rejects.toEqual(
      why('refused', 'one of them invites'),
    );
    for (const write of [
      () => inviteAgain(site, ada, 'bora'),
      () => confirmOperator(site, ada, 'bora'),
      () => addOperator(site, ada, 'cem'),
    ])
      expect(await write().catch(causeOf)).toContain('permission denied');
  });
});

describe('an operator who is not confirmed', () => {
  test('signs in and does nothing, and everything then', async () => {
    await addFirst();
    await enrolOperator(site, { name: 'bora', code: await invite(ada, 'bora') });
    const refused = why('refused', 'bora is not confirmed by another operator yet');
    for (const action of ['approve', 'show', 'message', 'add', 'confirm', 'remove'])
      await expect(decide(bora, action)).rejects.toEqual(refused);
    await expect(brandsOf(site, bora)).rejects.toEqual(refused);
    await expect(invite(bora, 'cem')).rejects.toEqual(refused);
    await expect(confirmOperator(owner, bora, 'bora')).rejects.toEqual(why('own'));
    await confirmOperator(owner, ada, 'bora');
    await decide(bora);
    expect(await brandsOf(site, bora)).toBeUndefined();
  });

  test('is confirmed once, after the enrolment, and by who has added only if nobody else could', async () => {
    await addFirst();
    const code = await invite(ada, 'bora');
    await expect(confirmOperator(owner, ada, 'bora')).rejects.toEqual(why('invalid', 'not enrolled'));
    await enrolOperator(site, { name: 'bora', code });
    await confirmOperator(owner, ada, 'bora');
    expect((await readTrail(site, 1))[0]).toMatchObject({
      operator: 'ada',
      action: 'confirm',
      subject: 'operator bora',
      details: { role: 'all', alone: true },
    });
    await expect(confirmOperator(owner, ada, 'bora')).rejects.toEqual(why('decided'));
    await enrolOperator(site, { name: 'cem', code: await invite(ada, 'cem') });
    await expect(confirmOperator(owner, ada, 'cem')).rejects.toEqual(why('own', 'You have added cem'));
    await confirmOperator(owner, bora, 'cem');
    await expect(confirmOperator(owner, ada, 'c'.repeat(43))).rejects.toEqual(
      why('unknown', 'no operator of that name'),
    );
  });

  test('is not confirmed by who has added and, within a week, removed the only other who could confirm', async () => {
    await addFirst();
    await addConfirmed(owner, 'bora');
    await removeOperator(owner, ada, 'bora');
    await enrolOperator(site, { name: 'cem', code: await invite(ada, 'cem') });
    await expect(confirmOperator(owner, ada, 'cem')).rejects.toEqual(why('own', 'You have added cem'));
    clock.advance(7 * 24 * HOUR_MS);
    await confirmOperator(owner, ada, 'cem');
    expect((await readTrail(site, 1))[0]).toMatchObject({
      subject: 'operator cem',
      details: { alone: true },
    });
  });

  test('is not confirmed by who has made the invitation again, or has another role or one brand', async () => {
    await addFirst();
    await addConfirmed(owner, 'bora');
    await addConfirmed(owner, { name: 'pelin', role: 'payments' });
    await addConfirmed(owner, { name: 'yakup', siteIds: [7] });
    await invite(ada, 'cem');
    const { code } = await inviteAgain(owner, bora, 'cem');
    await enrolOperator(site, { name: 'cem', code });
    for (const by of [ada, bora]) await expect(confirmOperator(owner, by, 'cem')).rejects.toEqual(why('own'));
    for (const name of ['pelin', 'yakup'])
      await expect(confirmOperator(owner, { name }, 'cem')).rejects.toEqual(why('refused'));
    await expect(decide(cem)).rejects.toEqual(why('refused'));
    await addConfirmed(owner, 'deniz');
    await confirmOperator(owner, { name: 'deniz' }, 'cem');
    await decide(cem);
  });
});

test('a program looks when it is confirmed, decides nothing, and is named in the trail', async () => {
  await addFirst();
  await addConfirmed(owner, 'bora');
  await expect(addOperator(owner, undefined, { name: 'robot', role: 'machine' })).rejects.toEqual(
    why('invalid'),
  );
  const added = await addOperator(owner, ada, { name: 'robot', role: 'machine' });
  const key = added.kind === 'machine' ? added.key : '';
  const robot = await signInOperator(site, { name: 'robot', key });
  await expect(decide(robot, 'show')).rejects.toEqual(why('refused', 'not confirmed'));
  await expect(confirmOperator(owner, ada, 'robot')).rejects.toEqual(why('own'));
  await confirmOperator(owner, bora, 'robot');
  await decide(robot, 'show');
  expect((await readTrail(site, 1))[0]).toMatchObject({ operator: 'robot', details: { machine: true } });
  expect(await brandsOf(site, robot)).toBeUndefined();
  const { rows } = await database.pool.query<{ action: string }>(
    `select distinct action from role_action where action <> 'show'`,
  );
  expect(rows.length).toBeGreaterThan(10);
  for (const action of [...rows.map((row) => row.action), 'add', 'invite', 'confirm', 'remove', 'set-bonus'])
    await expect(decide(robot, action)).rejects.toEqual(why('refused', 'the role of robot is machine'));
  await expect(confirmOperator(owner, robot, 'ada')).rejects.toEqual(why('decided'));
  await expect(removeOperator(owner, robot, 'bora')).rejects.toEqual(why('refused'));
});
