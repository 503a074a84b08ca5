import type { Brand } from '@baize/brand';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { closeAccount, signInAgain } from '../../testing/close-account.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { password, registrationBody, signIn, signUp, type TestPlayer } from '../../testing/test-player.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(() => {
  app.post.emails.length = 0;
  app.post.messages.length = 0;
});
const SLOWLY = { timeout: 20_000 };
const HOUR_MS = 60 * 60_000;

interface User {
  readonly email: string;
  readonly user_detail: { readonly phone: string; readonly phone_verification: number };
}
interface Change {
  readonly id: number;
  readonly kind: string;
  readonly contact: string;
}

function brandWhere(fits: (brand: Brand) => boolean): Brand {
  const found = app.brands.find(fits);
  if (!found) throw new Error('no brand fits');
  return found;
}

let count = 0;
function newEmail(): string {
  count += 1;
  return `yeni-${count}@example.com`;
}

async function profileOf({ token }: TestPlayer): Promise<User> {
  const answer = await app.call('GET', '/user-profile', { token });
  return answer.json<{ profile: User }>().profile;
}

/** Requests a change; fields that are not given stay as they are. */
async function request(player: TestPlayer, fields: Record<string, unknown>, language = 'en') {
  const { email, user_detail } = await profileOf(player);
  const body = { email, phone: user_detail.phone, password, ...fields };
  return app.call('PUT', '/update-profile', { token: player.token, body, language });
}

const confirm = ({ token }: TestPlayer, id: number, code: string) =>
  app.call('POST', '/account/contact-changes/confirm', { token, body: { id, code }, language: 'en' });

const undo = (token: string) => app.call('POST', '/undo-contact-change', { body: { token }, language: 'en' });

/** The latest e-mail or SMS to a recipient that fits. */
function messageTo(recipient: string, pattern: RegExp): Promise<string> {
  return vi.waitFor(() => {
    const sent = [...app.post.emails, ...app.post.messages].filter(({ to }) => to === recipient);
    const found = sent.map(({ text }) => pattern.exec(text)?.[1]).findLast((one) => one !== undefined);
    if (found === undefined) throw new Error('nothing yet');
    return found;
  }, SLOWLY);
}
const codeFor = (recipient: string) => messageTo(recipient, /\b(\d{6})\b/);
const undoTokenFor = (recipient: string) => messageTo(recipient, /\/account\/undo\/([\w-]{43})/);

async function rowsOf(query: string, { id }: TestPlayer): Promise<readonly unknown[]> {
  return (await app.database.pool.query(query, [id])).rows;
}

/** Changes the e-mail address and returns the token that undoes it. */
async function changeEmail(player: TestPlayer, email: string): Promise<string> {
  const { email: old } = await profileOf(player);
  const started = await request(player, { email });
  expect(started.statusCode, started.body).toBe(200);
  const [change] = started.json<{ changes: Change[] }>().changes;
  const confirmed = await confirm(player, change?.id ?? 0, await codeFor(email));
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  const token = await undoTokenFor(old);
  app.post.emails.length = 0;
  return token;
}

describe('changing the e-mail address', () => {
  test('changes nothing before the code of the new address, and notifies the old one', async () => {
    const player = await signUp(app);
    const { email: old } = await profileOf(player);
    const email = newEmail();
    const started = await request(player, { email: ` ${email.toUpperCase()} ` });
    expect(started.json()).toMatchObject({
      message: expect.stringContaining('code'),
      user: { email: old },
      changes: [{ kind: 'email', contact: email }],
    });
    const code = await codeFor(email);
    expect((await profileOf(player)).email).toBe(old);
    const open = await app.call('GET', '/account/contact-changes', { token: player.token });
    const [change] = open.json<{ data: Change[] }>().data;
    expect(change).toMatchObject({ kind: 'email', contact: email });

    const other = await signUp(app);
    expect((await confirm(other, change?.id ?? 0, code)).statusCode).toBe(422);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect((await confirm(player, change?.id ?? 0, wrong)).json()).toMatchObject({
      errors: { code: [expect.stringContaining('in the e-mail')] },
    });
    const confirmed = await confirm(player, change?.id ?? 0, code);
    expect(confirmed.json()).toMatchObject({ success: true, user: { email } });
    expect((await confirm(player, change?.id ?? 0, code)).body).toContain('right, but it no longer works');
    expect(await undoTokenFor(old)).toMatch(/./);
  });

  test('takes the password', async () => {
    const player = await signUp(app);
    const email = newEmail();
    const without = await request(player, { email, password: undefined });
    expect(without.json()).toMatchObject({ errors: { password: [expect.any(String)] } });
    const wrong = await request(player, { email, password: 'Yanlis1Sifre' });
    expect(wrong.json()).toMatchObject({ errors: { password: [expect.stringContaining('4')] } });
    const open = await app.call('GET', '/account/contact-changes', { token: player.token });
    expect(open.json()).toMatchObject({ data: [] });
  });

  test('allows five tries of a code', async () => {
    const player = await signUp(app);
    const email = newEmail();
    const [change] = (await request(player, { email })).json<{ changes: Change[] }>().changes;
    const code = await codeFor(email);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const tries = await Promise.all(Array.from({ length: 5 }, () => confirm(player, change?.id ?? 0, wrong)));
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422, 422]);
    expect((await confirm(player, change?.id ?? 0, code)).statusCode).toBe(422);
  });

  test.each([
    ['', 'email'],
    ['not-an-address', 'email'],
    ['\u202Emoc.elpmaxe@dab', 'email'],
    ['😀@example.com', 'email'],
    [`${'a'.repeat(180)}@example.com`, 'email'],
  ])('refuses %j', async (email, field) => {
    const player = await signUp(app);
    const answer = await request(player, { email });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  });

  test('refuses 10,000 characters', async () => {
    const player = await signUp(app);
    expect((await request(player, { email: `${'a'.repeat(10_000)}@example.com` })).statusCode).toBe(422);
    expect((await request(player, { email: newEmail(), password: 'a'.repeat(10_000) })).statusCode).toBe(422);
  });

  test('refuses the address of another player, also in capitals', async () => {
    const [player, other] = [await signUp(app), await signUp(app)];
    const { email } = await profileOf(other);
    const answer = await request(player, { email: email.toUpperCase() });
    expect(answer.json()).toMatchObject({ errors: { email: [expect.stringContaining('already')] } });
  });

  test('does nothing if nothing differs, and needs no password then', async () => {
    const player = await signUp(app);
    const { email } = await profileOf(player);
    const answer = await request(player, { email: email.toUpperCase(), password: undefined });
    expect(answer.json()).toMatchObject({ success: true, changes: [], user: { email } });
  });

  test('of two players who want one address, one gets it', async () => {
    const players = [await signUp(app), await signUp(app)];
    const email = newEmail();
    const ids: number[] = [];
    const codes: string[] = [];
    for (const player of players) {
      app.post.emails.length = 0;
      const [change] = (await request(player, { email })).json<{ changes: Change[] }>().changes;
      ids.push(change?.id ?? 0);
      codes.push(await codeFor(email));
    }
    const answers = await Promise.all(
      players.map((player, index) => confirm(player, ids[index] ?? 0, codes[index] ?? '')),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  test('confirms one code once, however often it is sent at the same time', async () => {
    const player = await signUp(app);
    const { email: old } = await profileOf(player);
    const email = newEmail();
    const [change] = (await request(player, { email })).json<{ changes: Change[] }>().changes;
    const code = await codeFor(email);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => confirm(player, change?.id ?? 0, code)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    await undoTokenFor(old);
    expect(app.post.emails.filter(({ to }) => to === old)).toHaveLength(1);
  });

  test('replaces a change that waits, also if two are requested at once', async () => {
    const player = await signUp(app);
    const emails = [newEmail(), newEmail()];
    const answers = await Promise.all(emails.map((email) => request(player, { email })));
    const ids = answers.map((answer) => answer.json<{ changes: Change[] }>().changes[0]?.id ?? 0);
    const codes = await Promise.all(emails.map(codeFor));
    const confirmed = await Promise.all(ids.map((id, index) => confirm(player, id, codes[index] ?? '')));
    expect(confirmed.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const { email } = await profileOf(player);
    expect(emails).toContain(email);
  });

  test('sends one code for requests of the same address within two minutes', async () => {
    const player = await signUp(app);
    const email = newEmail();
    const first = await request(player, { email });
    const again = await request(player, { email });
    expect(again.json()).toMatchObject({ changes: first.json<{ changes: Change[] }>().changes });
    await codeFor(email);
    expect(app.post.emails.filter(({ to }) => to === email)).toHaveLength(1);
  });

  test('is not offered by a brand whose addresses are fixed, nor to a closed account', async () => {
    const brand = brandWhere(({ traits }) => !traits['account.emailEditable']);
    const fixed = await signUp(app, brand);
    const profile = await app.call('GET', '/user-profile', { token: fixed.token, brand });
    const { user_detail } = profile.json<{ profile: User }>().profile;
    const answer = await app.call('PUT', '/update-profile', {
      token: fixed.token,
      brand,
      body: { email: newEmail(), phone: user_detail.phone, password },
    });
    expect(answer.statusCode).toBe(403);
    const player = await signUp(app);
    await closeAccount(app, player, 4);
    expect((await request(await signInAgain(app, player), { email: newEmail() })).statusCode).toBe(403);
  });
});

describe('undoing a change', () => {
  test('restores the address once, ends all sessions and takes a new password', async () => {
    const player = await signUp(app);
    const { email: old } = await profileOf(player);
    const token = await changeEmail(player, newEmail());
    const undone = await undo(token);
    expect(undone.json()).toMatchObject({ success: true, token: expect.stringMatching(/^[\w-]{43}$/) });
    expect((await app.call('GET', '/user-profile', { token: player.token })).statusCode).toBe(401);
    expect((await signIn(app, player.username)).statusCode).toBe(422);
    expect((await undo(token)).json()).toMatchObject({ error: 'undo_link_invalid' });
    const next = 'Poyraz4Deniz';
    const reset = await app.call('POST', '/reset-password', {
      body: { token: undone.json<{ token: string }>().token, password: next, password_confirmation: next },
    });
    expect(reset.statusCode, reset.body).toBe(200);
    const again = await signIn(app, player.username, { password: next });
    expect(again.json()).toMatchObject({ user: { email: old } });
  });

  test('works for 72 hours', async () => {
    const player = await signUp(app);
    const token = await changeEmail(player, newEmail());
    app.clock.advance(72 * HOUR_MS);
    expect((await undo(token)).json()).toMatchObject({ error: 'undo_link_invalid' });
  });

  test('of the first of two changes undoes both; the link of the second no longer works', async () => {
    const player = await signUp(app);
    const { email: old } = await profileOf(player);
    const first = await changeEmail(player, newEmail());
    const second = await changeEmail(player, newEmail());
    expect((await undo(first)).statusCode).toBe(200);
    expect((await undo(second)).json()).toMatchObject({ error: 'undo_link_invalid' });
    expect(await rowsOf('select email from player where id = $1', player)).toEqual([{ email: old }]);
  });

  test('of the second change leaves the first, which can still be undone', async () => {
    const player = await signUp(app);
    const { email: old } = await profileOf(player);
    const between = newEmail();
    const first = await changeEmail(player, between);
    const second = await changeEmail(player, newEmail());
    expect((await undo(second)).statusCode).toBe(200);
    const read = () => rowsOf('select email from player where id = $1', player);
    expect(await read()).toEqual([{ email: between }]);
    expect((await undo(first)).statusCode).toBe(200);
    expect(await read()).toEqual([{ email: old }]);
  });

  test('undoes a later change of the other contact, whose link went to the new address', async () => {
    const player = await signUp(app);
    const before = await profileOf(player);
    const [phone, email] = ['5329990022', newEmail()];
    const [change] = (await request(player, { phone })).json<{ changes: Change[] }>().changes;
    const first = await changeEmail(player, email);
    app.clock.advance(1000);
    await confirm(player, change?.id ?? 0, await codeFor(`+90${phone}`));
    const second = await undoTokenFor(email);
    expect((await undo(first)).statusCode).toBe(200);
    expect((await undo(second)).json()).toMatchObject({ error: 'undo_link_invalid' });
    expect(await rowsOf('select email, phone from player where id = $1', player)).toEqual([
      { email: before.email, phone: before.user_detail.phone },
    ]);
  });

  test.each([1, 0])(
    'removes passkeys, and leaves %i app if it was connected before or since',
    async (left) => {
      const player = await signUp(app);
      const send = (path: string, body: object) => app.call('POST', path, { token: player.token, body });
      const connect = async () => {
        const secret = Secret.fromBase32(
          (await send('/enable-2fa', { password })).json<{ code: string }>().code,
        );
        const code = new TOTP({ secret }).generate({ timestamp: app.clock.now().getTime() });
        expect((await send('/confirm-2fa', { code })).statusCode).toBe(200);
        app.clock.advance(1000);
      };
      if (left === 1) await connect();
      const token = await changeEmail(player, newEmail());
      if (left === 0) await connect();
      const values = `site_id, id, 1, 'c' || id, '', 0, '{}', false, '', 'x', now()`;
      await rowsOf(`insert into passkey select ${values} from player where id = $1`, player);
      expect((await undo(token)).statusCode).toBe(200);
      expect(await rowsOf('select from passkey where player_id = $1', player)).toHaveLength(0);
      expect(await rowsOf('select from authenticator where player_id = $1', player)).toHaveLength(left);
    },
  );

  test('wins over a change that is confirmed at the same time', async () => {
    const player = await signUp(app);
    const { email: old } = await profileOf(player);
    const token = await changeEmail(player, newEmail());
    const next = newEmail();
    const [change] = (await request(player, { email: next })).json<{ changes: Change[] }>().changes;
    const code = await codeFor(next);
    const [undone] = await Promise.all([undo(token), confirm(player, change?.id ?? 0, code)]);
    expect(undone.statusCode).toBe(200);
    expect(await rowsOf('select email from player where id = $1', player)).toEqual([{ email: old }]);
  });

  test('is done once, however often the link is used at the same time', async () => {
    const player = await signUp(app);
    const token = await changeEmail(player, newEmail());
    const answers = await Promise.all(Array.from({ length: 3 }, () => undo(token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('keeps the old address from others as long as it is possible', async () => {
    const player = await signUp(app);
    const { email: old } = await profileOf(player);
    await changeEmail(player, newEmail());
    const register = () => app.call('POST', '/account/register', { body: registrationBody({ email: old }) });
    expect((await register()).json()).toMatchObject({ errors: { email: [expect.any(String)] } });
    const other = await signUp(app);
    expect((await request(other, { email: old })).json()).toMatchObject({
      errors: { email: [expect.any(String)] },
    });
    app.clock.advance(72 * HOUR_MS);
    expect((await register()).statusCode).toBe(200);
  });

  test('refuses links of other brands and words that are no link', async () => {
    const player = await signUp(app);
    const token = await changeEmail(player, newEmail());
    const brand = brandWhere(({ siteId }) => siteId !== app.brand.siteId);
    const elsewhere = await app.call('POST', '/undo-contact-change', { brand, body: { token } });
    expect(elsewhere.json()).toMatchObject({ error: 'undo_link_invalid' });
    for (const wrong of ['', 'x', "' or 1=1", '😀'])
      expect((await undo(wrong)).json()).toMatchObject({ error: 'undo_link_invalid' });
  });
});

describe('changing the phone number', () => {
  test('sends the code to the new number, and the link to the address on file and a verified old number', async () => {
    const player = await signUp(app);
    await rowsOf('update player set phone_verified_at = now() where id = $1', player);
    const before = await profileOf(player);
    const phone = '5329990011';
    const started = await request(player, { phone, phone_code: 222 });
    expect(started.json()).toMatchObject({ changes: [{ kind: 'phone', contact: `+90${phone}` }] });
    const [change] = started.json<{ changes: Change[] }>().changes;
    const confirmed = await confirm(player, change?.id ?? 0, await codeFor(`+90${phone}`));
    expect(confirmed.json()).toMatchObject({ user: { user_detail: { phone, phone_verification: 1 } } });
    const token = await undoTokenFor(`+90${before.user_detail.phone}`);
    expect(await undoTokenFor(before.email)).toBe(token);
    expect((await undo(token)).statusCode).toBe(200);
    expect(await rowsOf('select phone from player where id = $1', player)).toEqual([
      { phone: before.user_detail.phone },
    ]);
  });

  test.each(['', '123', '<script>', '532999001'])('refuses %j', async (phone) => {
    const player = await signUp(app);
    const answer = await request(player, { phone });
    expect(answer.json()).toMatchObject({ errors: { phone: [expect.any(String)] } });
  });
});
