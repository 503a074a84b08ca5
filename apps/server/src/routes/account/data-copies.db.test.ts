import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { closeAccount, signInAgain } from '../../testing/close-account.ts';
import { readZip } from '../../testing/read-zip.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { password, signUp, type TestPlayer } from '../../testing/test-player.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ trustedProxyHops: 1 });
});
afterAll(() => app.close());

type Caller = Pick<TestPlayer, 'token'>;

interface Copy {
  readonly id: number;
  readonly state: string;
  readonly downloads_left: number;
  readonly size: number | null;
}

const ask = ({ token }: Caller, language = 'en') =>
  app.call('POST', '/account/data-copies', { token, language, body: {} });
const list = async ({ token }: Caller): Promise<{ copies: Copy[]; next_at: string | null }> =>
  (await app.call('GET', '/account/data-copies', { token })).json().data;
const fetchFile = ({ token }: Caller, id: number, brand = app.brand) =>
  app.call('GET', `/account/data-copies/${id}/file`, { token, brand });
const prove = ({ token }: Caller) => app.call('POST', '/account/proof', { token, body: { password } });
const make = () => app.server.runJob('make-data-copies');
const erase = () => app.server.runJob('erase-data-copies');

/** A copy of the player that is ready. */
async function ready(player: Caller): Promise<Copy> {
  expect((await ask(player)).statusCode).toBe(200);
  await make();
  const [copy] = (await list(player)).copies;
  if (copy?.state !== 'ready') throw new Error(`the copy is ${copy?.state}`);
  return copy;
}

async function countChunks(id: number): Promise<number> {
  const { rows } = await app.database.pool.query<{ count: number }>(
    'select count(*)::integer as count from data_copy_chunk where copy_id = $1',
    [id],
  );
  return rows[0]?.count ?? -1;
}

describe('a copy of a player’s data', () => {
  test('is made by the job, announced by e-mail without its contents, and downloaded three times', async () => {
    const player = await signUp(app);
    app.post.emails.length = 0;
    const asked = await ask(player);
    expect(asked.statusCode, asked.body).toBe(200);
    expect((await list(player)).copies).toMatchObject([{ state: 'waiting', size: null }]);
    await make();
    const [copy] = (await list(player)).copies;
    expect(copy).toMatchObject({ state: 'ready', downloads_left: 3 });
    await expect.poll(() => app.post.emails.length).toBe(1);
    const [email] = app.post.emails;
    expect(email?.text).toContain('/account/data');
    expect(email?.text).not.toContain(String(copy?.id));
    expect(email?.text).not.toContain(player.username);
    for (const left of [2, 1, 0]) {
      const file = await fetchFile(player, copy?.id ?? 0);
      expect(file.statusCode).toBe(200);
      expect(file.headers).toMatchObject({
        'content-type': 'application/zip',
        'cache-control': 'no-store',
        'content-disposition': expect.stringMatching(
          /^attachment; filename="[a-z-]+-\d{4}-\d\d-\d\d\.zip"; /,
        ),
        'content-length': String(copy?.size),
        'x-content-type-options': 'nosniff',
      });
      expect([...readZip(file.rawPayload).keys()].toSorted()).toEqual(
        [
          'account.json',
          'bonuses.json',
          'cover.json',
          'documents.json',
          'index.html',
          'messages.json',
          'money.json',
          'play.json',
          'protection.json',
          'sign-in.json',
        ].toSorted(),
      );
      expect((await list(player)).copies[0]?.downloads_left).toBe(left);
    }
    expect((await fetchFile(player, copy?.id ?? 0)).statusCode).toBe(404);
    expect((await list(player)).copies[0]?.state).toBe('used');
  });

  test('needs a fresh proof to be asked for and to be downloaded', async () => {
    const player = await signUp(app);
    app.clock.advance(5 * MINUTE_MS);
    expect((await ask(player)).json()).toMatchObject({ error: 'proof_needed' });
    await prove(player);
    const copy = await ready(player);
    app.clock.advance(5 * MINUTE_MS);
    expect((await fetchFile(player, copy.id)).json()).toMatchObject({ error: 'proof_needed' });
    expect((await list(player)).copies[0]?.downloads_left).toBe(3);
    await prove(player);
    expect((await fetchFile(player, copy.id)).statusCode).toBe(200);
  });

  test('is one at a time and one a day, also for requests at once', async () => {
    const player = await signUp(app);
    const answers = await Promise.all([ask(player), ask(player), ask(player)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await list(player)).copies).toHaveLength(1);
    await make();
    const again = await ask(player);
    expect(again.statusCode).toBe(429);
    expect(again.headers['retry-after']).toBe(String(DAY_MS / 1000));
    app.clock.advance(DAY_MS);
    const later = await signInAgain(app, player);
    expect((await list(later)).next_at).toBeNull();
    expect((await ask(later)).statusCode).toBe(200);
    expect((await list(later)).copies.map(({ state }) => state)).toEqual(['waiting', 'replaced']);
  });

  test('is nobody else’s: another player and another brand get 404 without a hint, and count nothing', async () => {
    const player = await signUp(app);
    const copy = await ready(player);
    const [other, foreign] = [await signUp(app), await signUp(app, app.otherBrand)];
    const unknown = await fetchFile(other, copy.id + 1);
    const theirs = await fetchFile(other, copy.id);
    expect(theirs.statusCode).toBe(404);
    const shape = ({ request_id: _, ...body }: Record<string, unknown>) => body;
    expect(shape(theirs.json())).toEqual(shape(unknown.json()));
    expect((await fetchFile(foreign, copy.id, app.otherBrand)).statusCode).toBe(404);
    expect((await fetchFile(player, copy.id, app.otherBrand)).statusCode).toBe(401);
    expect((await list(other)).copies).toEqual([]);
    expect((await list(player)).copies[0]?.downloads_left).toBe(3);
  });

  test('that many downloads ask for at once is given three times', async () => {
    const player = await signUp(app);
    const copy = await ready(player);
    const answers = await Promise.all(Array.from({ length: 8 }, () => fetchFile(player, copy.id)));
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(codes).toEqual([200, 200, 200, 404, 404, 404, 404, 404]);
  });

  test('is neither given nor stored after seven days', async () => {
    const player = await signUp(app);
    const copy = await ready(player);
    app.clock.advance(7 * DAY_MS - 1);
    let again = await signInAgain(app, player);
    await erase();
    expect(await countChunks(copy.id)).toBeGreaterThan(0);
    app.clock.advance(1);
    again = await signInAgain(app, player);
    expect((await fetchFile(again, copy.id)).statusCode).toBe(404);
    await erase();
    expect(await countChunks(copy.id)).toBe(0);
    const { rows } = await app.database.pool.query(
      'select wrapped_key, erased_at is not null as is_erased from data_copy where id = $1',
      [copy.id],
    );
    expect(rows).toEqual([{ wrapped_key: null, is_erased: true }]);
    expect((await list(again)).copies[0]?.state).toBe('expired');
  });

  test('is erased after its last download, once that has had time to finish', async () => {
    const player = await signUp(app);
    const copy = await ready(player);
    for (let count = 0; count < 3; count += 1) await fetchFile(player, copy.id);
    await erase();
    expect(await countChunks(copy.id)).toBeGreaterThan(0);
    app.clock.advance(HOUR_MS);
    await erase();
    expect(await countChunks(copy.id)).toBe(0);
  });

  test('of a deleted player is erased at once, and one that waits is not made', async () => {
    const [player, waiting] = [await signUp(app), await signUp(app)];
    const copy = await ready(player);
    await fetchFile(player, copy.id);
    await ask(waiting);
    await app.database.pool.query(`update player set status = 'delete' where id = any($1)`, [
      [player.id, waiting.id],
    ]);
    await erase();
    await make();
    expect(await countChunks(copy.id)).toBe(0);
    const { rows } = await app.database.pool.query('select state from data_copy where player_id = any($1)', [
      [player.id, waiting.id],
    ]);
    expect(rows).toEqual([{ state: 'over' }, { state: 'over' }]);
  });

  test('can be had by a player whose account is closed', async () => {
    const player = await signUp(app);
    await closeAccount(app, player, 4);
    const closed = await signInAgain(app, player);
    const copy = await ready(closed);
    expect((await fetchFile(closed, copy.id)).statusCode).toBe(200);
  });

  test('is stored encrypted: no chunk has anything of it, and none opens for another', async () => {
    const [player, other] = [await signUp(app), await signUp(app)];
    const [own, foreign] = [await ready(player), await ready(other)];
    const { rows } = await app.database.pool.query<{ sealed: Buffer }>('select sealed from data_copy_chunk');
    for (const { sealed } of rows) {
      expect(sealed.includes('PK\u0003\u0004')).toBe(false);
      expect(sealed.includes('account.json')).toBe(false);
    }
    await app.database.pool.query('delete from data_copy_chunk where copy_id = $1', [own.id]);
    await app.database.pool.query('update data_copy_chunk set copy_id = $1, run = 1 where copy_id = $2', [
      own.id,
      foreign.id,
    ]);
    expect((await fetchFile(player, own.id)).statusCode).toBe(500);
  });
});

describe('the job of copies', () => {
  test('makes one of two processes’, and sends one e-mail and one message', async () => {
    const beside = await createTestApp({ beside: app });
    try {
      const player = await signUp(app);
      await ask(player);
      app.post.emails.length = 0;
      await Promise.all([make(), beside.server.runJob('make-data-copies')]);
      const copies = (await list(player)).copies;
      expect(copies).toMatchObject([{ state: 'ready' }]);
      await expect.poll(() => app.post.emails.length + beside.post.emails.length).toBe(1);
      const { rows } = await app.database.pool.query(
        `select kind from player_message where player_id = $1 and kind = 'data_copy_ready'`,
        [player.id],
      );
      expect(rows).toHaveLength(1);
    } finally {
      await beside.close();
    }
  });

  test('continues after a process that was killed, and leaves nothing of what it wrote', async () => {
    const player = await signUp(app);
    await ask(player);
    const { rows } = await app.database.pool.query<{ id: string }>(
      `update data_copy set run = 1, is_making = true, claimed_until = $2 where player_id = $1 returning id`,
      [player.id, new Date(app.clock.now().getTime() + MINUTE_MS)],
    );
    const id = Number(rows[0]?.id);
    await app.database.pool.query(`insert into data_copy_chunk values ($1, 1, 1, 'half of a file')`, [id]);
    await make();
    expect((await list(player)).copies).toMatchObject([{ state: 'making' }]);
    app.clock.advance(MINUTE_MS);
    await make();
    expect((await list(player)).copies).toMatchObject([{ state: 'ready' }]);
    const runs = await app.database.pool.query(
      'select distinct run from data_copy_chunk where copy_id = $1',
      [id],
    );
    expect(runs.rows).toEqual([{ run: 2 }]);
    expect(readZip((await fetchFile(player, id)).rawPayload).has('index.html')).toBe(true);
  });

  test('gives up on a copy whose making ended the process each time', async () => {
    const player = await signUp(app);
    await ask(player);
    await app.database.pool.query(
      `update data_copy set run = 10, is_making = true, claimed_until = $2 where player_id = $1`,
      [player.id, app.clock.now()],
    );
    await expect(make()).rejects.toThrow(AggregateError);
    expect(await list(player)).toMatchObject({ copies: [{ state: 'failed' }], next_at: null });
    await ask(player);
    expect((await list(player)).copies).toMatchObject([{ state: 'waiting' }, { state: 'failed' }]);
  });

  test('tries again later, gives up in the end, and does not keep the others waiting', async () => {
    const [broken, player] = [await signUp(app), await signUp(app)];
    await ask(broken);
    await ask(player);
    await app.database.pool.query(`update player set personal_id_cipher = 'x' where id = $1`, [broken.id]);
    await expect(make()).rejects.toThrow(AggregateError);
    expect((await list(player)).copies).toMatchObject([{ state: 'ready' }]);
    expect((await list(broken)).copies).toMatchObject([{ state: 'waiting' }]);
    await make();
    for (let run = 1; run < 10; run += 1) {
      app.clock.advance(10 * MINUTE_MS);
      await expect(make()).rejects.toThrow(AggregateError);
    }
    const again = await signInAgain(app, broken);
    expect((await list(again)).copies).toMatchObject([{ state: 'failed' }]);
    expect((await ask(again)).statusCode).toBe(200);
  });
});

describe('what is kept about players', () => {
  test('is the same for visitors, with the days of the brand', async () => {
    const answer = await app.call('GET', '/retention');
    expect(answer.statusCode).toBe(200);
    const rows = answer.json<{ data: { kind: string; minutes: number | null }[] }>().data;
    const documents = rows.find(({ kind }) => kind === 'documents');
    expect(documents?.minutes).toBe(app.brand.traits['money.documentDays'] * 24 * 60);
  });
});
