import type { Brand } from '@baize/brand';
import { expect, vi } from 'vitest';

import { startDeposit } from './deposits.ts';
import { offerRewards, type OfferedRewards } from './offered-rewards.ts';
import type { TestApp } from './test-app.ts';
import { createTestAuthenticator } from './test-authenticator.ts';
import { password, registrationBody, type TestPlayer } from './test-player.ts';

const transferPaths = {
  poker: '/poker-transfer',
  liveSlot: '/live-slot/transfer',
  binary: '/binary-option/transfer',
} as const;

/** What belongs to one player and is named by ids, codes and tokens of calls. */
export interface PlayerThings {
  readonly change: { readonly id: number; readonly code: string };
  readonly sms: { readonly id: string; readonly code: string };
  /** A code for a proof, sent to the verified phone. */
  readonly proof: { readonly id: string; readonly sms_code: string };
  readonly passkey: number;
  /** A passkey that was made for a challenge and has not been added yet. */
  readonly newPasskey: object;
  readonly session: number;
  readonly deposit: number;
  /** A withdrawal, which names its destination. */
  readonly destination: number;
  readonly rovpay: { readonly id: string; readonly refId: string; readonly token: string };
  readonly refCode: string;
  readonly decision: number;
  readonly gamePage: string;
  readonly message: number;
  readonly dataCopy: number;
  readonly rewards: OfferedRewards;
  /** Keys of transfers into each wallet. */
  readonly transfers: Readonly<Record<keyof typeof transferPaths, string>>;
}

/** As things of a player, but nobody has them. */
export const nobodysThings: PlayerThings = {
  change: { id: 7, code: '000000' },
  sms: { id: '7', code: '000000' },
  proof: { id: '7', sms_code: '000000' },
  passkey: 7,
  newPasskey: createTestAuthenticator().create({
    challenge: 'bm90aGluZw',
    origin: 'https://example.com',
    userId: 'bm9ib2R5',
  }),
  session: 7,
  deposit: 7,
  destination: 7,
  rovpay: { id: '7', refId: 'ref-7', token: 'token-7' },
  refCode: 'KU-7',
  decision: 900_000_000_000_000,
  gamePage: 'page-of-nobody',
  message: 900_000_000_000_000,
  dataCopy: 7,
  rewards: { award: 7, terms: 7, otherAward: 7, spins: 7, spinTerms: 7, otherSpins: 7 },
  transfers: { poker: 'key-of-nobody-1', liveSlot: 'key-of-nobody-2', binary: 'key-of-nobody-3' },
};

/** Registers a player of a given name and signs them in. */
export async function signUpAs(app: TestApp, brand: Brand, username: string): Promise<TestPlayer> {
  const registered = await app.call('POST', '/account/register', {
    brand,
    body: registrationBody({ username }),
  });
  expect(registered.statusCode, registered.body).toBe(200);
  const body = { username, password, turnstileToken: 'passed' };
  const signedIn = await app.call('POST', '/login', { brand, body });
  const { access_token: token, user } = signedIn.json<{ access_token: string; user: { id: number } }>();
  return { id: user.id, username, token };
}

/** Sets a limit, of which the trail has an entry. @returns its id */
export async function decide(app: TestApp, brand: Brand, { token }: TestPlayer): Promise<number> {
  const body = { kind: 'deposit', period: 'monthly', limit: '5000.00' };
  const decided = await app.call('POST', '/account/limits', { brand, token, body });
  expect(decided.statusCode, decided.body).toBe(200);
  const trail = await app.call('GET', '/account/limit-trail', { brand, token });
  return trail.json<{ data: { id: number }[] }>().data[0]?.id ?? 0;
}

/** Gives a player of the app's brand one of everything. */
export async function collectThings(app: TestApp, player: TestPlayer): Promise<PlayerThings> {
  const { token } = player;
  const send = async <Reply>(method: 'GET' | 'POST' | 'PUT', address: string, body?: object) => {
    const answer = await app.call(method, address, { token, language: 'en', ...(body && { body }) });
    expect(answer.statusCode, `${address}: ${answer.body}`).toBe(200);
    return answer.json<Reply>();
  };
  const { profile } = await send<{ profile: { user_detail: { phone: string } } }>('GET', '/user-profile');
  const email = `${player.username}-yeni@example.com`;
  const { changes } = await send<{ changes: { id: number }[] }>('PUT', '/update-profile', {
    email,
    phone: profile.user_detail.phone,
    password,
  });
  const codeTo = (messages: readonly { to: string; text: string }[], to: string) =>
    vi.waitFor(() => {
      const code = messages.findLast((one) => one.to === to)?.text.match(/\b\d{6}\b/)?.[0];
      if (code === undefined) throw new Error('nothing yet');
      return code;
    });
  const changeCode = await codeTo(app.post.emails, email);
  const sms = await send<{ id: string }>('POST', '/account/verifications/sms', {
    code: 222,
    no: '533 444 7001',
  });
  const smsCode = await codeTo(app.post.messages, '+905334447001');
  const device = createTestAuthenticator();
  const [passkeyResponse, newPasskey] = [await createPasskey(device), await createPasskey()];
  await send('POST', '/account/passkeys', { response: passkeyResponse, label: 'one' });
  const { passkeys } = await send<{ passkeys: { id: number }[] }>('GET', '/account/passkeys');
  const days = 'start_date=2026-03-14 00:00:00&end_date=2026-03-16 00:00:00';
  const sessions = await send<{ data: { data: { id: number; is_current: boolean }[] } }>(
    'GET',
    `/account/session-history?${days}`,
  );
  const rovpay = await send<PlayerThings['rovpay']>('POST', '/account/deposit/rovpay/account', rovpayForm);
  await send('GET', '/account/envoy/pay?bank=kuzey&id=KU-1');
  const messages = await send<{ data: { id: number }[] }>('GET', '/account/messages');
  const gamePage = 'page-of-the-owner';
  await send('POST', '/account/play-session', { page: gamePage, game_id: null });
  const deposit = await startDeposit(app, player);
  return {
    change: { id: changes[0]?.id ?? 0, code: changeCode },
    sms: { id: sms.id, code: smsCode },
    proof: await askForProof(),
    passkey: passkeys[0]?.id ?? 0,
    newPasskey,
    session: sessions.data.data.find((row) => !row.is_current)?.id ?? 0,
    deposit,
    destination: await payOut(),
    rovpay,
    refCode: 'KU-1',
    decision: await decide(app, app.brand, player),
    gamePage,
    message: messages.data[0]?.id ?? 0,
    dataCopy: await copyData(),
    rewards: await offerRewards(app, player),
    transfers: await transferMoney(),
  };

  async function askForProof(): Promise<PlayerThings['proof']> {
    const verify = (at: string) =>
      app.database.pool.query(`update player set phone_verified_at = ${at} where id = $1`, [player.id]);
    await verify('now()');
    const answer = await app.call('POST', '/account/proof', { token, body: { password, strong: 1 } });
    await verify('null');
    const { id } = answer.json<{ data: { id: string } }>().data;
    return { id, sms_code: /\b\d{6}\b/.exec(app.post.messages.at(-1)?.text ?? '')?.[0] ?? '' };
  }

  async function payOut(): Promise<number> {
    const { pool } = app.database;
    // Far from those that are made.
    const paid = 800_000_000_000_000;
    await pool.query(
      `insert into payment_transaction (site_id, player_id, id, method_id, kind, amount_minor, currency, provider, fields, created_at)
         select site_id, player_id, $3, method_id, 2, amount_minor, currency, provider, '{"iban": "TR330006100519786457841326"}', created_at
           from payment_transaction where site_id = $1 and player_id = $2 and id = $4`,
      [app.brand.siteId, player.id, paid, deposit],
    );
    for (const status of [3, 1])
      await pool.query(`update payment_transaction set status = $2, changed_by = 'gateway' where id = $1`, [
        paid,
        status,
      ]);
    return paid;
  }

  async function copyData(): Promise<number> {
    await send('POST', '/account/data-copies', {});
    await app.server.runJob('make-data-copies');
    const { data } = await send<{ data: { copies: { id: number }[] } }>('GET', '/account/data-copies');
    return data.copies[0]?.id ?? 0;
  }

  async function transferMoney(): Promise<PlayerThings['transfers']> {
    await send('POST', '/add-poker-user', { username: 'sahip' });
    const keys = { poker: 'key-of-poker', liveSlot: 'key-of-live-slot', binary: 'key-of-binary' };
    for (const wallet of ['poker', 'liveSlot', 'binary'] as const) {
      await send('POST', transferPaths[wallet], { ...ownTransfer, key: keys[wallet] });
      // The bonus on offer could not be accepted otherwise.
      await send('POST', transferPaths[wallet], { ...ownTransfer, type: 1 });
    }
    return keys;
  }

  async function createPasskey(authenticator = createTestAuthenticator()) {
    const { options } = await send<{
      options: { challenge: string; rp: { id: string }; user: { id: string } };
    }>('POST', '/account/passkeys/options', {});
    const { challenge, rp, user } = options;
    return authenticator.create({ challenge, origin: `https://${rp.id}`, userId: user.id });
  }
}

/** From main into a wallet. */
export const ownTransfer = { type: 2, amount: '1.00' };
export const rovpayForm = { name: 'Ece', surname: 'Tan', amount: '250.00', description: 'hediye' };

/** A hash of everything that is stored of a player, by table. */
export async function rowsOf(
  { database }: Pick<TestApp, 'database'>,
  siteId: number,
  playerId: number,
): Promise<Record<string, string>> {
  const tables = await database.pool.query<{ name: string; player: string }>(
    `select c.oid::regclass::text as name, case when c.relname = 'player' then 'id' else 'player_id' end as player
       from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
         and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'site_id')
         and (c.relname = 'player' or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'player_id'))
       order by 1`,
  );
  const hashes = tables.rows.map(
    ({ name, player }) =>
      `select '${name}' as name, count(*)::integer as count, md5(string_agg(t::text, E'\\n' order by t::text)) as hash
         from ${name} t where site_id = $1 and ${player} = $2`,
  );
  const { rows } = await database.pool.query<{ name: string; count: number; hash: string }>(
    hashes.join(' union all '),
    [siteId, playerId],
  );
  return Object.fromEntries(rows.filter(({ count }) => count > 0).map(({ name, hash }) => [name, hash]));
}
