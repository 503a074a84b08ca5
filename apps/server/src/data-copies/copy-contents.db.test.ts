import { dataParts, leftOut, retentionRows } from '@baize/services';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { approvalOf, sendNotice, startDeposit } from '../testing/deposits.ts';
import { readZip } from '../testing/read-zip.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { password, signUp, type TestPlayer } from '../testing/test-player.ts';
import { upload } from '../testing/uploads.ts';

/** What strangers and players may have put into texts. */
const HOSTILE = `</td><script>alert(1)</script>"'&\u202Egnp.exe\u2066 👩‍👩‍👧‍👦 ${'ş'.repeat(10_000)} \u0007`;

let app: TestApp;
let player: TestPlayer;
let files: Map<string, Buffer>;
beforeAll(async () => {
  app = await createTestApp({ trustedProxyHops: 1 });
  player = await signUp(app, app.brand, 10_000n);
  await fillAccount(player);
  files = await copyOf(player);
});
afterAll(() => app.close());

async function copyOf(owner: TestPlayer, language = 'tr'): Promise<Map<string, Buffer>> {
  const { token } = owner;
  // What happens at the moment when a copy is made belongs to the next one.
  app.clock.advance(1_000);
  await app.call('POST', '/account/proof', { token, body: { password } });
  const asked = await app.call('POST', '/account/data-copies', { token, language, body: {} });
  expect(asked.statusCode, asked.body).toBe(200);
  await app.server.runJob('make-data-copies');
  const { data } = (await app.call('GET', '/account/data-copies', { token })).json<{
    data: { copies: { id: number }[] };
  }>();
  const file = await app.call('GET', `/account/data-copies/${data.copies[0]?.id}/file`, { token });
  expect(file.statusCode).toBe(200);
  return readZip(file.rawPayload);
}

/** A row of every kind. */
async function fillAccount({ id, token, username }: TestPlayer): Promise<void> {
  const key = { siteId: app.brand.siteId, playerId: id };
  await app.call('POST', '/login', { body: { username, password }, headers: { 'user-agent': HOSTILE } });
  const deposit = await startDeposit(app, { token });
  await sendNotice(app, approvalOf(deposit));
  const game = { ...key, provider: 'studio', currency: 1, gameId: 1, play: 'round' } as const;
  await app.ledger.book({ ...game, kind: 'bet', tx: `b${id}`, roundId: `round-${id}`, amountMinor: 1_000n });
  await app.ledger.book({
    ...game,
    kind: 'win',
    tx: `w${id}`,
    betTx: `b${id}`,
    roundId: `round-${id}`,
    amountMinor: 2_500n,
  });
  expect(
    (await app.call('POST', '/live-slot/transfer', { token, body: { type: 2, amount: '1.00' } })).statusCode,
  ).toBe(200);
  await app.ledger.setLimit({ ...key, kind: 'loss', period: 'daily' }, 5_000n);
  await app.call('POST', '/account/reality-check', { token, body: { minutes: 30 } });
  expect((await upload(app, token, { kind: 'passport' })).statusCode).toBe(200);
  await insertRows({ siteId: key.siteId, id, deposit });
}

function accountRows(span: readonly unknown[]): [string, readonly unknown[]][] {
  return [
    [
      `insert into passkey (site_id, player_id, id, credential_id, public_key, counter, transports, is_synced, user_handle, label, created_at)
      values ($1, $2, $2, 'credential-' || $2::bigint, 'public key', 0, '{}', false, 'handle', left($4, 60), $3)`,
      [...span, HOSTILE],
    ],
    [`insert into earlier_address values ($1, $2, $2, 222, 'Bursa', $4, $3, 1)`, [...span, HOSTILE]],
    [
      `insert into player_correction values ($1, $2, 1, 'xyzada', $3, true, 1, 'a note about a case', 'Nil', $4, '1990-01-01', 'Nill', 'Kaya', '1990-01-02', null)`,
      [...span, HOSTILE],
    ],
  ];
}

/** What calls would take long to write. */
async function insertRows(of: { siteId: number; id: number; deposit: number }): Promise<void> {
  const span = [of.siteId, of.id, app.clock.now()];
  const rows: readonly [string, readonly unknown[]][] = [
    ...accountRows(span),
    [`insert into recovery_code values ($1, $2, 'hash-of-a-code', $3)`, span],
    [
      `insert into saved_destination values ($1, $2, 'iban TR330006100519786457841326', left($4, 40), $3)`,
      [...span, HOSTILE],
    ],
    [`insert into known_place values ($1, $2, 'hash-of-a-place', $3)`, span],
    [`insert into favorite_game values ($1, $2, 1, $3)`, span],
    [
      `insert into sms_code (site_id, player_id, id, purpose, code_hash, created_at, expires_at)
      values ($1, $2, $2, 'phone', 'hash-of-an-sms-code', $3, $3)`,
      span,
    ],
    [
      `insert into recovery (site_id, player_id, token_hash, created_at, expires_at)
      values ($1, $2, 'hash-of-a-link-' || $2::bigint, $3, $3)`,
      span,
    ],
    [
      `insert into player_status_change values ($1, $2, $2, 'active', 'locked', 'operator xyzada', 'a note about a case', $3)`,
      span,
    ],
    [
      `insert into contact_change (site_id, player_id, id, kind, old_contact, new_contact, code_hash, created_at, expires_at)
      values ($1, $2, $2, 'email', 'old-' || $2::bigint || '@example.com', $4, 'hash-of-a-contact-code', $3, $3)`,
      [...span, HOSTILE],
    ],
    [
      `insert into player_freeze (site_id, player_id, number, frozen_at, frozen_by, reason, lifted_at, lifted_by, lift_reason)
      values ($1, $2, 1, $3, 'operator xyzada', 'a note about a case', $3, 'operator xyzada', 'cleared')`,
      span,
    ],
    [
      `insert into play_session (site_id, player_id, started_at, active_at, checked_at) values ($1, $2, $3, $3, $3)`,
      span,
    ],
    [
      `insert into game_session (site_id, player_id, id, session_id, token_hash, game_id, provider, created_at, expires_at)
      values ($1, $2, $2, 1, 'hash-of-a-game-token-' || $2::bigint, 1, 'studio', $3, $3)`,
      span,
    ],
    [
      `insert into payment_refund (site_id, player_id, transaction_id, number, state, amount_minor, currency, held_minor, outside, note, requested_by, approved_by, created_at, decided_at, ended_at)
      values ($1, $2, $4, 1, 2, 100, 'USD', 0, 'EFT 1', 'refunded by hand', 'xyzada', 'xyzbora', $3, $3, $3)`,
      [...span, of.deposit],
    ],
    [
      `insert into player_message (site_id, player_id, kind, facts, created_at)
        values ($1, $2::bigint, 'operator_message', jsonb_build_object('text', $4::text, 'player', $2::bigint), $3)`,
      [...span, HOSTILE.slice(0, 500).replace('\u0007', '')],
    ],
    ...bonusRows(span),
  ];
  await app.database.pool.query('update player set address = $1 where site_id = $2 and id = $3', [
    HOSTILE,
    of.siteId,
    of.id,
  ]);
  for (const [statement, values] of rows) await app.database.pool.query(statement, [...values]);
}

const part = (name: string, of = files) =>
  JSON.parse(of.get(`${name}.json`)?.toString('utf8') ?? 'null') as Record<
    string,
    Record<string, unknown>[]
  > & {
    profile: Record<string, unknown>;
    protection: Record<string, unknown>;
  };
const all = (of: Map<string, Buffer>) =>
  [...of]
    .filter(([name]) => !name.endsWith('.jpg'))
    .map(([, content]) => content.toString('utf8'))
    .join('\n');

describe('the contents of a copy', () => {
  test('are on the page as a whole as long as a list has no more rows than the page shows', async () => {
    expect(files.get('index.html')?.toString('utf8')).not.toContain('class="more"');
    const many = await signUp(app);
    await app.database.pool.query(
      `insert into player_message (site_id, player_id, kind, facts, created_at)
         select $1, $2, 'operator_message', jsonb_build_object('text', 'message ' || i), $3 from generate_series(1, 201) as i`,
      [app.brand.siteId, many.id, app.clock.now()],
    );
    const copy = await copyOf(many);
    const page = copy.get('index.html')?.toString('utf8') ?? '';
    expect(page.match(/class="more">[^<]*/g)).toEqual([
      expect.stringMatching(/\b200\b.*\b201\b.*messages\.json/),
    ]);
    expect(page).toContain('message 201');
    expect(page).not.toMatch(/message 1\b/);
    expect(part('messages', copy)['messages']).toHaveLength(201);
  });

  test('have the profile as it is', () => {
    expect(part('account').profile).toMatchObject({
      player_id: player.id,
      username: player.username,
      name: 'Deniz',
      identity_number: expect.stringMatching(/^\d{11}$/),
      phone: expect.stringMatching(/^\+90/),
      country: 'TR',
      address: HOSTILE,
      birth_date: '1990-03-15',
    });
  });

  test('have a row in every list', () => {
    const empty = dataParts.flatMap(({ name, sections }) =>
      sections
        .filter((section) => {
          const value: unknown = part(name)[section.name];
          return value === null || (Array.isArray(value) && value.length === 0);
        })
        .map((section) => `${name}.${section.name}`),
    );
    expect(empty).toEqual(['protection.closing']);
  });

  test('have money in minor units and as text, and times in UTC', () => {
    const { payments, refunds, ledger, balances } = part('money');
    expect(payments?.[0]).toMatchObject({
      kind: 'deposit',
      status: 'approved',
      amount: { minor: '25000', amount: '250.00', currency: 'TRY' },
      credited: { minor: '25000', amount: '250.00', currency: 'TRY' },
      reference: expect.stringMatching(/^ref-\d+$/),
      created_at: expect.stringMatching(/Z$/),
    });
    expect(refunds?.[0]).toMatchObject({ amount: { minor: '100', amount: '1.00', currency: 'USD' } });
    expect(ledger).toHaveLength(6);
    expect(balances?.[0]).toEqual({
      wallet: 'main',
      amount: { minor: '36400', amount: '364.00', currency: 'TRY' },
    });
    expect(balances).toContainEqual({
      wallet: 'live_slot',
      amount: { minor: '100', amount: '1.00', currency: 'TRY' },
    });
    expect(part('play')['rounds']?.map(({ kind }) => kind)).toEqual(['win', 'bet']);
    expect(part('play')['play_totals']).toMatchObject([
      { bets: 1, staked: { currency: 'TRY' }, category: expect.stringMatching(/^[a-z_]+$/) },
    ]);
  });

  test('have where a session was, what a step of a payment was about and when a copy was downloaded', () => {
    expect(part('sign-in')['sessions']?.map(Object.keys)[0]).toContain('country');
    expect(part('money')['payment_steps']?.map(Object.keys)[0]).toEqual(
      expect.arrayContaining(['reason', 'received', 'returned']),
    );
    expect(part('account')['copies']?.map(Object.keys)[0]).toContain('downloaded_at');
  });

  test('name everybody who receives what a payment and a game are opened with', () => {
    const cover = files.get('cover.json')?.toString('utf8') ?? '';
    for (const words of [
      'e-posta adresiniz, telefon numaranız, IP adresiniz',
      'kullanıcı adınız',
      'Poker odası',
    ])
      expect(cover).toContain(words);
  });

  test('have the photos of documents', () => {
    const [document] = part('documents')['documents'] ?? [];
    const photo = files.get(String(document?.['file']));
    expect(photo?.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  });

  test('have no secrets, no notes of cases and no names of operators', () => {
    const text = all(files);
    for (const secret of [
      'hash-of-',
      'a note about a case',
      'xyzada',
      'xyzbora',
      'credential-',
      'argon2',
      player.token,
    ])
      expect(text.includes(secret), secret).toBe(false);
  });

  test('show hostile texts as texts on the page', () => {
    const page = files.get('index.html')?.toString('utf8') ?? '';
    expect(page).toContain('&lt;/td&gt;&lt;script&gt;');
    expect(page).not.toContain('<script');
    expect(page).toContain("default-src 'none'");
    expect(page).not.toMatch(/(?:src|href)="(?!#|documents\/)/);
    expect(page).toContain('<html lang="tr">');
  });

  test('have every text in the language of the request', async () => {
    const english = await copyOf(await signUp(app), 'en');
    const page = english.get('index.html')?.toString('utf8') ?? '';
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('Who is responsible');
    expect(page).not.toContain('data_copy_');
    expect(JSON.stringify(part('cover', english))).toContain('article 11');
  });

  test('never have anything of another player', async () => {
    const other = await signUp(app, app.brand, 20_000n);
    await fillAccount(other);
    const theirs = await copyOf(other);
    for (const [own, foreign, content] of [
      [player, other, all(files)],
      [other, player, all(theirs)],
    ] as const) {
      expect(content).toContain(own.username);
      expect(content).toContain(`round-${own.id}`);
      for (const mark of [foreign.username, `round-${foreign.id}`, `old-${foreign.id}@`, String(foreign.id)])
        expect(content.includes(mark), mark).toBe(false);
    }
    const photos = (of: Map<string, Buffer>) => [...of.keys()].filter((name) => name.endsWith('.jpg'));
    expect(photos(theirs)).toHaveLength(1);
    expect(photos(theirs)).not.toEqual(photos(files));
  });
});

describe('the tables about players', () => {
  async function tablesOfPlayers(): Promise<string[]> {
    const { rows } = await app.database.pool.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
         where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
           and a.attname = 'player_id' and not a.attisdropped order by 1`,
    );
    // Its rows name players in a text.
    return [...rows.map(({ name }) => name), 'operator_trail'];
  }

  test('are in a part of the copy or left out for a reason', async () => {
    const inParts = new Set(dataParts.flatMap(({ tables }) => tables));
    const tables = await tablesOfPlayers();
    expect(tables.length).toBeGreaterThan(30);
    expect(tables.filter((name) => !inParts.has(name) && leftOut[name] === undefined)).toEqual([]);
    expect(Object.keys(leftOut).filter((name) => inParts.has(name) || !tables.includes(name))).toEqual([]);
  });

  test('have a time for which they are kept, once each', async () => {
    const kept = retentionRows(app.brand).flatMap(({ tables }) => tables);
    expect((await tablesOfPlayers()).filter((name) => !kept.includes(name))).toEqual([]);
    expect(kept.filter((name, index) => kept.indexOf(name) !== index)).toEqual([]);
  });
});

function bonusRows(span: readonly unknown[]): [string, readonly unknown[]][] {
  return [
    [
      `insert into bonus_terms values ($1, $2, 'code', '{"name": {"tr": "Kod bonusu", "en": "Code bonus"}}', true, $3)`,
      span,
    ],
    [
      `insert into bonus_award (site_id, player_id, id, terms_id, cause, status, amount, offered_at, accept_until, days_to_play, ended_at, end_reason)
      values ($1, $2, $2, $2, 'code:X', 3, 500, $3, $3, 7, $3, 'time is up')`,
      span,
    ],
    [
      `insert into free_spin (site_id, player_id, id, terms_id, cause, games, stake, count, left_count, offered_at, claim_until, days_to_play)
      values ($1, $2, $2, $2, 'code:Y', '{1}', 100, 5, 5, $3, $3, 7)`,
      span,
    ],
    [`insert into bonus_stake values ($1, $2, $2, $2, null, 300, 200, 500)`, span.slice(0, 2)],
    [`insert into loyalty_grant values ($1, $2, 'grant:wheel:1', 25, $3)`, span],
    [`insert into bonus_choice values ($1, $2, true, $3)`, span],
  ];
}
