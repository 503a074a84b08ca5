import { countWaiting, inTransaction } from '@baize/db';
import type { Email, ShortMessage } from '@baize/providers';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { password, registrationBody } from '../../testing/test-player.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(() => {
  app.post.mood = 'fine';
  app.post.emails.length = 0;
  app.post.messages.length = 0;
});

const MINUTE_MS = 60_000;
/** Hashing is slow on a busy machine. */
const SLOWLY = { timeout: 20_000 };
const nextPassword = 'Poyraz4Deniz';

/** Registers a player and returns the last digits of the personal id. */
async function newPlayer(language = 'tr', fields: Record<string, unknown> = {}) {
  const body = registrationBody(fields);
  const answer = await app.call('POST', '/account/register', { body, language });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return {
    username: String(body['username']),
    email: String(body['email']),
    lastDigits: String(body['personal_id']).slice(-4),
  };
}

const forget = (body: { personal_id: string; username: string }, headers: Record<string, string> = {}) =>
  app.call('POST', '/forget-password', { body, language: 'en', headers });

const reset = (token: string, fields: Record<string, string> = {}) =>
  app.call('POST', '/reset-password', {
    body: { token, password: nextPassword, password_confirmation: nextPassword, ...fields },
    language: 'en',
  });

const signIn = (username: string, secret: string) =>
  app.call('POST', '/login', { body: { username, password: secret } });

async function openSession(username: string): Promise<string> {
  const answer = await signIn(username, password);
  return answer.json<{ access_token: string }>().access_token;
}

/** Waits for the first matching message and removes it; notices arrive at any time. */
async function take<Sent>(sent: Sent[], fits: (one: Sent) => boolean): Promise<Sent> {
  return vi.waitFor(() => {
    const place = sent.findIndex(fits);
    const [found] = place < 0 ? [] : sent.splice(place, 1);
    if (!found) throw new Error('nothing yet');
    return found;
  }, SLOWLY);
}

/** Requests beyond the limit leave no other trace of being handled. */
const outboxIsEmpty = () =>
  vi.waitFor(
    async () => expect((await app.database.pool.query('select id from outbox')).rows).toEqual([]),
    SLOWLY,
  );

/** A token may start and end with a dash. */
const hasLink = ({ text }: Pick<Email, 'text'>) => /\/forget-password\/[\w-]/.test(text);
const nextEmail = () => take(app.post.emails, hasLink);
const nextNotice = (to: string) => take(app.post.emails, (email) => email.to === to && !hasLink(email));
const nextMessage = () => take(app.post.messages, hasLink);

function tokenOf({ text }: Pick<Email, 'text'>): string {
  const token = /\/forget-password\/([\w-]{43})(?![\w-])/.exec(text)?.[1];
  if (token === undefined) throw new Error(`no link in ${text}`);
  return token;
}

async function askForToken(): Promise<{ username: string; token: string }> {
  const { username, lastDigits } = await newPlayer();
  await forget({ username, personal_id: lastDigits });
  return { username, token: tokenOf(await nextEmail()) };
}

describe('requesting a link', () => {
  test('sends it to the address on file, in the language of the player and the name of the brand', async () => {
    const { username, email, lastDigits } = await newPlayer('tr');
    const answer = await forget({ username: ` ${username.toUpperCase()} `, personal_id: lastDigits });
    expect(answer.statusCode, answer.body).toBe(200);
    const sent = await nextEmail();
    expect(sent).toMatchObject({
      to: email,
      fromName: app.brand.options.name,
      subject: `${app.brand.options.name} şifrenizi yenileyin`,
    });
    const link = `https://${app.brand.options.domain}/forget-password/${tokenOf(sent)}`;
    expect(sent.text).toContain(`Merhaba Deniz,\n\n`);
    expect(sent.text).toContain(`\n${link}\n`);
    expect(sent.html).toContain(`href="${link}"`);
  });

  test('writes in English to those who registered in English', async () => {
    const { username, lastDigits } = await newPlayer('en');
    await forget({ username, personal_id: lastDigits });
    expect((await nextEmail()).subject).toBe(`Reset your ${app.brand.options.name} password`);
  });

  test('uses the texts, the name and the colours of the brand', async () => {
    const brand = app.otherBrand;
    const own = { email_recovery_subject: 'A new key for {brand}', reply_recovery_started: 'On its way.' };
    Object.assign(brand.messages.en, own);
    const body = registrationBody();
    await app.call('POST', '/account/register', { brand, body, language: 'en' });
    const answer = await app.call('POST', '/forget-password', {
      brand,
      body: { username: body['username'], personal_id: String(body['personal_id']).slice(-4) },
      language: 'en',
    });
    expect(answer.json()).toMatchObject({ message: 'On its way.' });
    const email = await nextEmail();
    expect(email).toMatchObject({
      siteId: brand.siteId,
      fromName: brand.options.name,
      subject: `A new key for ${brand.options.name}`,
    });
    expect(email.html).toContain(`background:${brand.theme.accent}`);
    expect(email.text).toContain(`https://${brand.activeDomain ?? brand.options.domain}/forget-password/`);
  });

  test('never builds the link from the host of the request', async () => {
    const { username, lastDigits } = await newPlayer();
    await forget(
      { username, personal_id: lastDigits },
      { host: 'localhost:6666', 'x-forwarded-host': 'evil.example' },
    );
    const { text } = await nextEmail();
    expect(text).toContain(`https://${app.brand.options.domain}/forget-password/`);
  });

  test('is sent by SMS if there is no address', async () => {
    const { username, lastDigits } = await newPlayer('tr', { phone: '533 777 88 99' });
    await app.database.pool.query(`update player set email = '' where username = $1`, [username]);
    await forget({ username, personal_id: lastDigits });
    const message = await nextMessage();
    expect(message.to).toBe('+905337778899');
    expect((await reset(tokenOf(message))).statusCode).toBe(200);
    const { name, domain } = app.brand.options;
    const notice = await take<ShortMessage>(app.post.messages, (sent) => !hasLink(sent));
    expect(notice).toMatchObject({
      to: '+905337778899',
      text: `${name}: sifreniz degisti. Siz degistirmediyseniz hemen yeni sifre belirleyin: https://${domain}/forget-password`,
    });
    expect(app.post.emails).toEqual([]);
  });

  test('replies the same to everybody and writes only to the owner', async () => {
    const { username, lastDigits } = await newPlayer();
    const wrongDigits = lastDigits === '0000' ? '1111' : '0000';
    const answers = [
      await forget({ username, personal_id: lastDigits }),
      await forget({ username, personal_id: wrongDigits }),
      await forget({ username: 'kimse', personal_id: lastDigits }),
    ];
    const [first, ...others] = answers.map((answer) => ({
      status: answer.statusCode,
      body: { ...answer.json<object>(), request_id: '' },
    }));
    expect(first).toMatchObject({
      status: 200,
      body: { success: true, data: { message: expect.any(String) } },
    });
    expect(others).toEqual([first, first]);
    await nextEmail();
    await vi.waitFor(async () => {
      const { rows } = await app.database.pool.query(
        'select 1 from recovery r join player p on p.id = r.player_id where p.username = $1',
        [username],
      );
      expect(rows).toHaveLength(1);
    }, SLOWLY);
    expect(app.post.emails).toEqual([]);
  });

  test('is limited per player, also for concurrent requests', async () => {
    const { username, lastDigits } = await newPlayer();
    const ask = () => forget({ username, personal_id: lastDigits });
    const answers = await Promise.all(Array.from({ length: 6 }, ask));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    for (let count = 0; count < 3; count += 1) await nextEmail();
    await outboxIsEmpty();
    app.clock.advance(61 * MINUTE_MS);
    await ask();
    await nextEmail();
    expect(app.post.emails).toEqual([]);
  });

  test('an unreachable mail server changes no reply and is logged, and the links are sent once it is back', async () => {
    const { username, email, lastDigits } = await newPlayer();
    app.post.mood = 'silent';
    for (let count = 0; count < 4; count += 1) {
      expect((await forget({ username, personal_id: lastDigits })).statusCode).toBe(200);
    }
    await vi.waitFor(() => {
      const failures = app.logLines.filter((line) => line.includes('MessageUndelivered'));
      expect(failures.length).toBeGreaterThanOrEqual(3);
    }, SLOWLY);
    app.post.mood = 'fine';
    app.clock.advance(2 * MINUTE_MS);
    await app.server.runJob('sweep-outbox');
    const token = tokenOf(await nextEmail());
    await nextEmail();
    await nextEmail();
    expect(app.logLines.join('')).not.toContain(token);
    expect((await reset(token)).statusCode).toBe(200);
    await app.server.runJob('sweep-outbox');
    await outboxIsEmpty();
    expect(app.post.emails.filter((sent) => sent.to === email && hasLink(sent))).toEqual([]);
  });

  test('sends one e-mail if another process takes over from a slow one', async () => {
    const { username, email, lastDigits } = await newPlayer();
    const swept = await inTransaction(app.database, async ({ client }) => {
      await client.query('select from player where username = $1 for update', [username]);
      await forget({ username, personal_id: lastDigits });
      await expect.poll(() => countWaiting(app.database)).toBeGreaterThanOrEqual(1);
      app.clock.advance(2 * MINUTE_MS);
      const job = app.server.runJob('sweep-outbox');
      await expect.poll(() => countWaiting(app.database)).toBeGreaterThanOrEqual(2);
      // In an object, since a returned promise would be awaited before the commit.
      return { job };
    });
    await swept.job;
    await outboxIsEmpty();
    expect(app.post.emails.filter((sent) => sent.to === email && hasLink(sent))).toHaveLength(1);
  });

  test('a link that could not be made is made by the next sweep', async () => {
    const { username, email, lastDigits } = await newPlayer();
    const { pool } = app.database;
    const before = app.logLines.length;
    await pool.query('alter table recovery rename to recovery_gone');
    expect((await forget({ username, personal_id: lastDigits })).statusCode).toBe(200);
    await vi.waitFor(() => expect(app.logLines.slice(before).join('')).toContain('"level":50'), SLOWLY);
    await pool.query('alter table recovery_gone rename to recovery');
    expect(app.post.emails).toEqual([]);
    app.clock.advance(2 * MINUTE_MS);
    await app.server.runJob('sweep-outbox');
    const sent = await nextEmail();
    expect(sent.to).toBe(email);
    expect((await reset(tokenOf(sent))).statusCode).toBe(200);
  });

  test.each([
    [{ personal_id: '', username: 'kaya' }, { personal_id: ['This field is required.'] }],
    [
      { personal_id: '123', username: 'kaya' },
      { personal_id: ['Enter the last 4 digits of your identity number.'] },
    ],
    [
      { personal_id: '12a4', username: 'kaya' },
      { personal_id: ['Enter the last 4 digits of your identity number.'] },
    ],
    [{ personal_id: '1234', username: '  ' }, { username: ['This field is required.'] }],
    [
      { personal_id: '1234', username: 'x'.repeat(10_000) },
      { username: ['Can have at most 200 characters.'] },
    ],
  ])('refuses %j', async (body, errors) => {
    const answer = await forget(body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: 'invalid', errors });
  });

  test.each(['<script>', '\u202Ekaya', '🂡', 'İ'])('knows nobody called %s', async (username) => {
    expect((await forget({ username, personal_id: '1234' })).statusCode).toBe(200);
  });
});

describe('using the link', () => {
  test('sets the password once, ends all sessions, notifies their pages, signs nobody in', async () => {
    const { username, lastDigits } = await newPlayer();
    const tokens = [await openSession(username), await openSession(username)];
    const address = await app.server.app.listen({ host: '127.0.0.1', port: 0 });
    const stream = await fetch(`${address}/_api/account/events`, {
      headers: { authorization: `Bearer ${tokens[1]}`, 'site-id': String(app.brand.siteId) },
    });

    await forget({ username, personal_id: lastDigits });
    const token = tokenOf(await nextEmail());
    const answer = await reset(token);
    expect(answer.json()).toMatchObject({
      success: true,
      message: 'Your new password is saved. You can log in now.',
    });
    expect(answer.body).not.toContain('access_token');
    expect(await stream.text()).toContain('"signed-out"');
    for (const ended of tokens) {
      expect((await app.call('GET', '/user-profile', { token: ended })).statusCode).toBe(401);
    }
    expect((await signIn(username, password)).statusCode).toBe(422);
    expect((await signIn(username, nextPassword)).statusCode).toBe(200);
    expect((await reset(token)).json()).toMatchObject({ error: 'recovery_link_invalid' });
  });

  test('notifies the contact on file, and a lost notice changes nothing', async () => {
    const { username, email, lastDigits } = await newPlayer('en');
    await forget({ username, personal_id: lastDigits }, { host: 'localhost:6666' });
    expect((await reset(tokenOf(await nextEmail()))).statusCode).toBe(200);
    const notice = await nextNotice(email);
    const { name, domain } = app.brand.options;
    expect(notice).toMatchObject({ to: email, fromName: name, subject: `Your ${name} password has changed` });
    const link = `https://${domain}/forget-password`;
    expect(notice.text).toContain(`\n${link}\n`);
    expect(notice.html).toContain(`href="${link}"`);
    expect(notice.text + notice.html).not.toContain(nextPassword);

    await forget({ username, personal_id: lastDigits });
    const token = tokenOf(await nextEmail());
    app.post.mood = 'silent';
    expect((await reset(token)).statusCode).toBe(200);
    expect((await signIn(username, nextPassword)).statusCode).toBe(200);
    app.post.mood = 'fine';
  });

  test('invalidates older links as well', async () => {
    const { username, lastDigits } = await newPlayer();
    await forget({ username, personal_id: lastDigits });
    const first = tokenOf(await nextEmail());
    await forget({ username, personal_id: lastDigits });
    const second = tokenOf(await nextEmail());
    expect((await reset(second)).statusCode).toBe(200);
    expect((await reset(first)).json()).toMatchObject({ error: 'recovery_link_invalid' });
  });

  test('works for thirty minutes', async () => {
    const early = await askForToken();
    app.clock.advance(30 * MINUTE_MS - 1);
    expect((await reset(early.token)).statusCode).toBe(200);
    const late = await askForToken();
    app.clock.advance(30 * MINUTE_MS);
    const answer = await reset(late.token);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      error: 'recovery_link_invalid',
      message: 'This link no longer works. Please ask for a new one.',
    });
  });

  test('accepts one of several concurrent attempts', async () => {
    const { token } = await askForToken();
    const answers = await Promise.all(Array.from({ length: 4 }, () => reset(token)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 422, 422, 422,
    ]);
  });

  test('belongs to one brand', async () => {
    const { token } = await askForToken();
    const body = { token, password: nextPassword, password_confirmation: nextPassword };
    const elsewhere = await app.call('POST', '/reset-password', { brand: app.otherBrand, body });
    expect(elsewhere.json()).toMatchObject({ error: 'recovery_link_invalid' });
    expect((await reset(token)).statusCode).toBe(200);
  });

  test('is stored as a hash only', async () => {
    const { token } = await askForToken();
    const { rows } = await app.database.pool.query('select * from recovery');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('stays valid after a refused password, each with its message', async () => {
    const { username, token } = await askForToken();
    const cases: [Record<string, string>, Record<string, string[]>][] = [
      [{ password: '' }, { password: ['This field is required.'] }],
      [{ password: 'Kisa1' }, { password: ['The password must have 8 to 30 characters.'] }],
      [{ password: `Xx${username}1` }, { password: ['The password cannot contain your username.'] }],
      [
        { password: 'Password1!' },
        { password: ['This password is too common. Choose one that is harder to guess.'] },
      ],
      [{ password_confirmation: '' }, { password_confirmation: ['This field is required.'] }],
      [
        { password_confirmation: 'Baska1234' },
        { password_confirmation: ['The passwords are not the same.'] },
      ],
    ];
    for (const [fields, errors] of cases) {
      expect((await reset(token, fields)).json()).toMatchObject({ error: 'invalid', errors });
    }
    expect((await reset(token)).statusCode).toBe(200);
  });

  test.each(['', 'x', "' or 1=1 --", 'a'.repeat(200)])('knows no link %j', async (token) => {
    expect((await reset(token)).json()).toMatchObject({ error: 'recovery_link_invalid' });
  });
});
