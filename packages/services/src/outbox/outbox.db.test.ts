import { createIdMaker, manualClock } from '@baize/clock';
import { createTestDatabase, inTransaction, type TestDatabase } from '@baize/db';
import { MessageUndelivered } from '@baize/providers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createOutbox, type Outbox, OUTBOX_CLAIM_MS, type OutboxDeps } from './outbox.ts';
import { OUTBOX_MS } from './outbox-life.ts';

const MINUTE_MS = 60_000;
const LIFE_MS = 30 * MINUTE_MS;
const SECRET = 'https://baize.example/forget-password/very-secret';

let database: TestDatabase;
const clock = manualClock(new Date('2026-03-15T12:00:00Z'));
const ids = createIdMaker(clock);
const sent: { id: string; to: string }[] = [];
const counted: string[] = [];
const problems: unknown[] = [];
const queued: number[] = [];
/** How the provider handles a message. */
let deliver: () => Promise<void> = async () => undefined;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('delete from outbox');
  for (const list of [sent, counted, problems, queued]) list.length = 0;
  deliver = async () => undefined;
});

function open(changes: Partial<OutboxDeps> = {}): Outbox {
  const port = {
    async send(message: { id: string; to: string }) {
      await deliver();
      sent.push({ id: message.id, to: message.to });
    },
  };
  return createOutbox({
    database,
    clock,
    ids,
    personalIdKeys: { cipherKey: Buffer.alloc(32, 1) },
    mail: port,
    sms: port,
    meter: { countOutbox: (event, kind) => void counted.push(`${event} ${kind}`) },
    recover: async () => undefined,
    warnOfGuesses: async () => undefined,
    notifyOfPayment: async () => undefined,
    notifyOfClosing: async () => undefined,
    queue: async (_, id) => void queued.push(id),
    onProblem: (error) => void problems.push(error),
    ...changes,
  });
}

function add(outbox: Outbox, to = 'a@b.example', lifeMs = LIFE_MS): Promise<number> {
  const message = { siteId: 1, fromName: 'Baize', to, subject: 's', text: SECRET, html: SECRET };
  return inTransaction(database, (transaction) => outbox.add(transaction, { kind: 'mail', message }, lifeMs));
}

async function rows(): Promise<{ id: string; sealed: string; tries: number }[]> {
  return (await database.pool.query('select id, sealed, tries from outbox order by id')).rows;
}

describe('an entry', () => {
  test('waits no longer than players are told', async () => {
    await expect(add(open(), 'a@b.example', OUTBOX_MS + 1)).rejects.toThrow('cannot wait');
    expect(await rows()).toEqual([]);
    expect(await add(open(), 'a@b.example', OUTBOX_MS)).toBeGreaterThan(0);
  });

  test('is stored with its transaction or not at all', async () => {
    const outbox = open();
    const message = { siteId: 1, to: '+905325551010', text: '123456' };
    await expect(
      inTransaction(database, async (transaction) => {
        await outbox.add(transaction, { kind: 'sms', message }, LIFE_MS);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await rows()).toEqual([]);
    const id = await add(outbox);
    expect(queued.at(-1)).toBe(id);
    expect((await rows()).map((row) => Number(row.id))).toEqual([id]);
  });

  test('is encrypted at rest and deleted once it is done', async () => {
    const outbox = open();
    const id = await add(outbox);
    const [row] = await rows();
    expect(row?.sealed).not.toContain('secret');
    expect(Buffer.from(row?.sealed.split('.')[2] ?? '', 'base64url').toString()).not.toContain('baize');
    outbox.begin(id);
    await outbox.settle();
    expect(sent).toEqual([{ id: String(id), to: 'a@b.example' }]);
    expect(await rows()).toEqual([]);
    expect(counted).toEqual(['done mail']);
  });

  test('cannot be opened as another entry', async () => {
    const outbox = open();
    const [first, second] = [await add(outbox, 'first@b.example'), await add(outbox, 'second@b.example')];
    await database.pool.query(
      'update outbox set sealed = (select sealed from outbox where id = $1) where id = $2',
      [first, second],
    );
    await expect(outbox.finish(second)).rejects.toThrow('authenticate');
    expect(sent).toEqual([]);
  });

  test('that fails is kept, does not fail the caller, and is sent later with the same id', async () => {
    const outbox = open();
    const id = await add(outbox);
    deliver = () => Promise.reject(new MessageUndelivered('no answer'));
    outbox.begin(id);
    await outbox.settle();
    expect(problems).toEqual([new MessageUndelivered('no answer')]);
    await expect(outbox.finish(id)).rejects.toThrow(MessageUndelivered);
    expect(await rows()).toMatchObject([{ tries: 2 }]);
    deliver = async () => undefined;
    await outbox.finish(id);
    expect(sent).toEqual([{ id: String(id), to: 'a@b.example' }]);
    expect(counted).toEqual(['failed mail', 'failed mail', 'done mail']);
    await outbox.finish(id);
    expect(sent).toHaveLength(1);
  });

  test('is sent once by concurrent processes', async () => {
    const outboxes = Array.from({ length: 8 }, () => open());
    const [outbox = open()] = outboxes;
    const id = await add(outbox);
    const results = await Promise.allSettled(outboxes.map((one) => one.finish(id)));
    expect(sent).toHaveLength(1);
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
  });

  test('of a process that died is taken over when its claim expires, and no sooner', async () => {
    const outbox = open();
    const id = await add(outbox);
    let free: () => void = () => undefined;
    deliver = () => new Promise((resolve) => (free = resolve));
    const dying = outbox.finish(id);
    await expect.poll(async () => (await rows())[0]?.tries).toBe(1);
    deliver = async () => undefined;
    clock.advance(OUTBOX_CLAIM_MS - 1);
    await expect(open().finish(id)).rejects.toThrow('another process');
    clock.advance(1);
    await open().finish(id);
    expect(sent).toEqual([{ id: String(id), to: 'a@b.example' }]);
    free();
    await dying;
  });

  test('stays with the process that took it over when the slow one fails', async () => {
    const id = await add(open());
    const { promise: slow, reject: fail } = Promise.withResolvers<void>();
    deliver = () => slow;
    const failing = open().finish(id);
    await expect.poll(async () => (await rows())[0]?.tries).toBe(1);
    clock.advance(OUTBOX_CLAIM_MS);
    const { promise: second, resolve: succeed } = Promise.withResolvers<void>();
    deliver = () => second;
    const taking = open().finish(id);
    await expect.poll(async () => (await rows())[0]?.tries).toBe(2);
    fail(new MessageUndelivered('no answer'));
    await expect(failing).rejects.toThrow(MessageUndelivered);
    deliver = async () => undefined;
    await expect(open().finish(id)).rejects.toThrow('another process');
    succeed();
    await taking;
    expect(sent).toEqual([{ id: String(id), to: 'a@b.example' }]);
  });

  test('is given up and reported when it expires', async () => {
    const outbox = open();
    const [late, timely] = [await add(outbox), await add(outbox)];
    clock.advance(LIFE_MS - 1);
    await outbox.finish(timely);
    clock.advance(1);
    await outbox.finish(late);
    expect(sent).toEqual([{ id: String(timely), to: 'a@b.example' }]);
    expect(await rows()).toEqual([]);
    expect(counted).toEqual(['done mail', 'expired mail']);
    expect(String(problems[0])).toContain('given up');
  });
});

test('a sweep sends entries that have waited longer than a minute, once, and leaves newer ones', async () => {
  const outbox = open();
  const old = await add(outbox, 'old@b.example');
  clock.advance(MINUTE_MS + 1);
  const fresh = await add(outbox, 'fresh@b.example');
  await Promise.all([outbox.sweep(), open().sweep()]);
  expect(sent).toEqual([{ id: String(old), to: 'old@b.example' }]);
  expect((await rows()).map((row) => Number(row.id))).toEqual([fresh]);
  expect(problems).toEqual([]);
});

test('a sweep gives up entries that have expired, even newer ones, and no others', async () => {
  const outbox = open();
  await add(outbox, 'short@b.example', MINUTE_MS / 2);
  const longer = await add(outbox, 'longer@b.example', MINUTE_MS / 2 + 1);
  clock.advance(MINUTE_MS / 2);
  await outbox.sweep();
  expect((await rows()).map((row) => Number(row.id))).toEqual([longer]);
  expect(sent).toEqual([]);
  expect(counted).toEqual(['expired mail']);
});
