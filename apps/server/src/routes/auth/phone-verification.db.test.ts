import { smsLimits } from '@baize/services';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { closeAccount, signInAgain } from '../../testing/close-account.ts';
import { slotId } from '../../testing/seed-catalogue.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { password, signIn, signUp, type TestPlayer } from '../../testing/test-player.ts';

const MINUTE_MS = 60_000;
const TURKEY = 222;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(() => {
  app.post.mood = 'fine';
  app.post.messages.length = 0;
  app.post.emails.length = 0;
  // Ends the network's rate window between the tests.
  app.clock.advance(24 * 60 * MINUTE_MS);
});

let count = 0;
/** An unused phone number. */
const freeNumber = () => `533 444 0${String((count += 1)).padStart(3, '0')}`;
const digitsOf = (no: string) => no.replaceAll(' ', '');

/** The latest code sent to a number. */
function codeTo(no: string): Promise<string> {
  return vi.waitFor(
    () => {
      const texts = app.post.messages.filter(({ to }) => to === `+90${digitsOf(no)}`).map(({ text }) => text);
      const code = texts.map((text) => /\b\d{6}\b/.exec(text)?.[0]).findLast((one) => one !== undefined);
      if (code === undefined) throw new Error('nothing yet');
      return code;
    },
    { timeout: 20_000 },
  );
}

function send({ token }: Pick<TestPlayer, 'token'>, no: string) {
  return app.call('POST', '/account/verifications/sms', {
    token,
    language: 'en',
    body: { code: TURKEY, no },
  });
}

function check({ token }: Pick<TestPlayer, 'token'>, id: string, code: string) {
  return app.call('POST', '/account/verifications/sms-check', { token, language: 'en', body: { id, code } });
}

const idOf = (answer: { json(): unknown }) => (answer.json() as { id: string }).id;

interface User {
  readonly email: string;
  readonly sms_verification_status: number;
  readonly user_detail: { readonly phone: string; readonly phone_verification: number };
}

async function userOf({ token }: Pick<TestPlayer, 'token'>) {
  const answer = await app.call('GET', '/user-profile', { token });
  return answer.json<{ profile: User }>().profile;
}
const profile = async (player: Pick<TestPlayer, 'token'>) => (await userOf(player)).user_detail;

/** Confirms who uses the session, which lasts five minutes. */
async function prove({ token }: Pick<TestPlayer, 'token'>) {
  const answer = await app.call('POST', '/account/proof', { token, body: { password } });
  expect(answer.statusCode, answer.body).toBe(200);
}

describe('verifying a phone', () => {
  test('takes the number, then its code, and updates the profile', async () => {
    const player = await signUp(app);
    expect((await profile(player)).phone_verification).toBe(0);
    const { phone } = await profile(player);
    const asked = await send(player, `0${phone}`);
    expect(asked.json()).toMatchObject({
      success: true,
      message: 'The code has been sent.',
      data: { id: idOf(asked), message: 'The code has been sent.' },
    });
    expect(app.post.messages).toHaveLength(1);
    expect(app.post.messages[0]?.to).toBe(`+90${phone}`);
    expect(app.post.messages[0]?.text).toContain('phone verification code');
    const code = await codeTo(phone);
    const answer = await check(player, idOf(asked), code);
    expect(answer.json()).toMatchObject({ data: { message: 'Your phone number is verified.' } });
    expect(await profile(player)).toMatchObject({ phone, phone_verification: 1 });
    expect(app.post.emails).toEqual([]);
    expect((await send(player, freeNumber())).json()).toMatchObject({ error: 'phone_verified' });
    expect((await check(player, idOf(asked), code)).json()).toMatchObject({ error: 'phone_verified' });
  });

  test('is for signed-in players only', async () => {
    const body = { code: TURKEY, no: freeNumber() };
    expect((await app.call('POST', '/account/verifications/sms', { body })).statusCode).toBe(401);
  });

  test.each(['', '123', 'abc', '0212 555 11 22 33 44', '0532<script>'])(
    'refuses %j as a number',
    async (no) => {
      const answer = await send(await signUp(app), no);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ errors: { no: [expect.any(String)] } });
      expect(app.post.messages).toHaveLength(0);
    },
  );

  test("refuses another player's number, even if it was taken meanwhile", async () => {
    const [one, other] = [await signUp(app), await signUp(app)];
    const number = freeNumber();
    const first = await send(one, number);
    const firstCode = await codeTo(number);
    app.post.messages.length = 0;
    // Ends the rate window of the network.
    app.clock.advance(5 * MINUTE_MS);
    await prove(other);
    const second = await send(other, number);
    const secondCode = await codeTo(number);
    expect((await check(one, idOf(first), firstCode)).statusCode).toBe(200);
    expect((await check(other, idOf(second), secondCode)).json()).toMatchObject({
      errors: { code: [expect.stringContaining('already an account')] },
    });
    expect((await profile(other)).phone_verification).toBe(0);
    expect((await send(other, number)).json()).toMatchObject({ errors: { no: [expect.any(String)] } });
  });

  test("takes the number of another brand's player", async () => {
    const brand = app.otherBrand;
    const [player, other] = [await signUp(app), await signUp(app, brand)];
    const no = freeNumber();
    const body = { code: TURKEY, no };
    const asked = await app.call('POST', '/account/verifications/sms', { brand, token: other.token, body });
    const answer = { id: idOf(asked), code: await codeTo(no) };
    const options = { brand, token: other.token, body: answer };
    expect((await app.call('POST', '/account/verifications/sms-check', options)).statusCode).toBe(200);
    app.clock.advance(10 * MINUTE_MS);
    await prove(player);
    app.post.messages.length = 0;
    const again = await send(player, no);
    expect((await check(player, idOf(again), await codeTo(no))).statusCode).toBe(200);
    expect(await profile(player)).toMatchObject({ phone: digitsOf(no), phone_verification: 1 });
  });

  test('accepts a code once, for its own player only', async () => {
    const [one, other] = [await signUp(app), await signUp(app)];
    const { phone } = await profile(one);
    const asked = await send(one, phone);
    const code = await codeTo(phone);
    expect((await check(other, idOf(asked), code)).json()).toMatchObject({
      errors: { code: ['This code has expired. Please ask for a new one.'] },
    });
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await check(one, idOf(asked), wrong)).json()).toMatchObject({
      errors: { code: ['This code is wrong. Check the six digits in the message.'] },
    });
    const answers = await Promise.all([1, 2, 3].map(() => check(one, idOf(asked), code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test.each(['the number on file', 'another number'])(
    'sends to %s again after two minutes, not sooner',
    async (which) => {
      const player = await signUp(app);
      const number = which === 'another number' ? freeNumber() : (await profile(player)).phone;
      const first = await send(player, number);
      app.clock.advance(MINUTE_MS);
      const repeated = await send(player, number);
      expect(idOf(repeated)).toBe(idOf(first));
      app.clock.advance(MINUTE_MS);
      const second = await send(player, number);
      expect(idOf(second)).not.toBe(idOf(first));
      const texts = [first, repeated, second].map((answer) => answer.json<{ message: string }>().message);
      const sent = 'The code has been sent.';
      expect(texts).toEqual([sent, expect.stringMatching(/^No new code was sent/), sent]);
      await expect.poll(() => app.post.messages.length).toBe(2);
    },
  );

  test('sends to another number again before the next turn of the network', async () => {
    const strict = await createTestApp({ smsLimits });
    try {
      const { token } = await signUp(strict);
      const body = { code: TURKEY, no: freeNumber() };
      const sendAgain = () => strict.call('POST', '/account/verifications/sms', { token, body });
      expect((await sendAgain()).statusCode).toBe(200);
      strict.clock.advance(2 * MINUTE_MS);
      expect((await sendAgain()).statusCode).toBe(200);
      strict.clock.advance(2 * MINUTE_MS);
      const other = { token, body: { code: TURKEY, no: freeNumber() } };
      const refused = await strict.call('POST', '/account/verifications/sms', other);
      expect(refused.json()).toMatchObject({ error: 'sms_network_wait' });
    } finally {
      await strict.close();
    }
  });

  test('verifies no number that came on file after the code was sent', async () => {
    const player = await signUp(app);
    const { phone } = await profile(player);
    const asked = await send(player, phone);
    const values = [digitsOf(freeNumber()), player.id];
    await app.database.pool.query('update player set phone = $1 where id = $2', values);
    expect((await check(player, idOf(asked), await codeTo(phone))).json()).toMatchObject({
      errors: { code: [expect.stringContaining('expired')] },
    });
    expect(await profile(player)).toMatchObject({ phone: values[0], phone_verification: 0 });
  });

  test('reports that nothing could be sent', async () => {
    const player = await signUp(app);
    app.post.mood = 'silent';
    const number = (await profile(player)).phone;
    expect((await send(player, number)).json()).toMatchObject({ error: 'sms_unavailable' });
    app.post.mood = 'fine';
    expect((await send(player, number)).statusCode).toBe(200);
  });
});

describe('another number than the one on file', () => {
  const undoTokenFor = (email: string) =>
    vi.waitFor(
      () => {
        const texts = app.post.emails.filter(({ to }) => to === email).map(({ text }) => text);
        const token = texts.map((text) => /\/account\/undo\/([\w-]{43})/.exec(text)?.[1]).findLast(Boolean);
        if (token === undefined) throw new Error('nothing yet');
        return token;
      },
      { timeout: 20_000 },
    );

  test('needs a fresh proof, which the number on file does not', async () => {
    const player = await signUp(app);
    const { phone } = await profile(player);
    app.clock.advance(5 * MINUTE_MS);
    const no = freeNumber();
    expect((await send(player, no)).json()).toMatchObject({ error: 'proof_needed' });
    expect(app.post.messages).toEqual([]);
    expect((await send(player, phone)).statusCode).toBe(200);
    app.clock.advance(5 * MINUTE_MS);
    await prove(player);
    const asked = await send(player, no);
    expect(await profile(player)).toMatchObject({ phone, phone_verification: 0 });
    expect((await check(player, idOf(asked), await codeTo(no))).statusCode).toBe(200);
    expect(await profile(player)).toMatchObject({ phone: digitsOf(no), phone_verification: 1 });
  });

  test('is reported to the address on file and in the messages, and undone with codes by SMS', async () => {
    const player = await signUp(app);
    const { email, user_detail: before } = await userOf(player);
    const no = freeNumber();
    const asked = await send(player, no);
    expect((await check(player, idOf(asked), await codeTo(no))).statusCode).toBe(200);
    const token = await undoTokenFor(email);
    // The old number was never proved, so it may be a stranger's.
    expect(app.post.messages.map(({ to }) => to)).toEqual([`+90${digitsOf(no)}`]);
    const messages = await app.call('GET', '/account/messages', { token: player.token });
    expect(messages.json()).toMatchObject({ data: [{ kind: 'phone_changed' }] });
    const toggle = { type: 'sms', verified: 1 };
    const on = await app.call('POST', '/toggle-verification', { token: player.token, body: toggle });
    expect(on.statusCode, on.body).toBe(200);
    expect((await userOf(player)).sms_verification_status).toBe(1);

    app.clock.advance(71 * 60 * MINUTE_MS);
    const undone = await app.call('POST', '/undo-contact-change', { body: { token } });
    expect(undone.statusCode, undone.body).toBe(200);
    const next = 'Poyraz4Deniz';
    const body = { ...undone.json<{ token: string }>(), password: next, password_confirmation: next };
    expect((await app.call('POST', '/reset-password', { body })).statusCode).toBe(200);
    const signedIn = await signIn(app, player.username, { password: next });
    expect(signedIn.statusCode, signedIn.body).toBe(200);
    expect(signedIn.json()).toMatchObject({ user: { sms_verification_status: 0, user_detail: before } });
  });

  test('leaves codes by SMS on if the number that it restores is verified', async () => {
    const player = await signUp(app);
    const { email, user_detail } = await userOf(player);
    const verified = await send(player, user_detail.phone);
    await check(player, idOf(verified), await codeTo(user_detail.phone));
    const toggle = { type: 'sms', verified: 1 };
    await app.call('POST', '/toggle-verification', { token: player.token, body: toggle });
    const phone = digitsOf(freeNumber());
    app.clock.advance(5 * MINUTE_MS);
    const contacts = { email, phone, password };
    const started = await app.call('PUT', '/update-profile', { token: player.token, body: contacts });
    const [change] = started.json<{ changes: { id: number }[] }>().changes;
    const body = { id: change?.id, code: await codeTo(phone) };
    const path = '/account/contact-changes/confirm';
    expect((await app.call('POST', path, { token: player.token, body })).statusCode).toBe(200);
    const token = await undoTokenFor(email);
    expect((await app.call('POST', '/undo-contact-change', { body: { token } })).statusCode).toBe(200);
    const { rows } = await app.database.pool.query('select phone, sms_sign_in from player where id = $1', [
      player.id,
    ]);
    expect(rows).toEqual([{ phone: user_detail.phone, sms_sign_in: true }]);
  });

  test('is refused to a closed account, which can verify the number on file', async () => {
    const player = await signUp(app);
    const no = freeNumber();
    const before = await send(player, no);
    await closeAccount(app, player, 4);
    const closed = await signInAgain(app, player);
    expect((await send(closed, freeNumber())).json()).toMatchObject({ error: 'account_closed' });
    expect((await check(closed, idOf(before), await codeTo(no))).json()).toMatchObject({
      error: 'account_closed',
    });
    const { phone } = await profile(closed);
    app.clock.advance(5 * MINUTE_MS);
    const asked = await send(closed, phone);
    expect((await check(closed, idOf(asked), await codeTo(phone))).statusCode).toBe(200);
  });
});

describe('a brand that requires a verified phone to play', () => {
  const strictBrand = () => {
    const brand = app.brands.find(({ traits }) => traits['play.verifiedPhone']);
    if (!brand) throw new Error('no brand requires a verified phone');
    return brand;
  };

  test('opens a game once the phone is verified, and until then says what is missing', async () => {
    const brand = strictBrand();
    const { token } = await signUp(app, brand);
    const open = () => app.call('GET', `/game/${slotId}`, { brand, token, language: 'en' });
    const refused = await open();
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      error: 'phone_verification_needed',
      data: { code: 621, message: 'Please verify your phone before you continue.' },
    });
    expect((await app.call('GET', `/gameDemo/${slotId}`, { brand })).statusCode).toBe(200);
    const answer = await app.call('GET', '/user-profile', { brand, token });
    const { phone: no } = answer.json<{ profile: User }>().profile.user_detail;
    const asked = await app.call('POST', '/account/verifications/sms', {
      brand,
      token,
      body: { code: TURKEY, no },
    });
    const body = { id: idOf(asked), code: await codeTo(no) };
    expect(
      (await app.call('POST', '/account/verifications/sms-check', { brand, token, body })).statusCode,
    ).toBe(200);
    expect((await open()).statusCode).toBe(200);
  });

  test('is an exception: others open games without it', async () => {
    const { token } = await signUp(app);
    expect((await app.call('GET', `/game/${slotId}`, { token })).statusCode).toBe(200);
  });
});

describe('concurrently', () => {
  test('two players verify one number: one gets it, the other an error', async () => {
    const players = [await signUp(app), await signUp(app)];
    for (let round = 0; round < 5; round += 1) {
      const no = freeNumber();
      const codes: { id: string; code: string }[] = [];
      for (const player of players) {
        await prove(player);
        app.post.messages.length = 0;
        codes.push({ id: idOf(await send(player, no)), code: await codeTo(no) });
        app.clock.advance(5 * MINUTE_MS);
      }
      const answers = await Promise.all(
        players.map((player, place) => check(player, codes[place]?.id ?? '', codes[place]?.code ?? '')),
      );
      const refused = answers.filter(({ statusCode }) => statusCode !== 200);
      expect(refused).toHaveLength(1);
      expect(refused[0]?.statusCode, refused[0]?.body).toBe(422);
      expect(refused[0]?.json()).toMatchObject({
        errors: { code: ['There is already an account with this phone number.'] },
      });
      await app.database.pool.query('update player set phone_verified_at = null where id = any($1)', [
        players.map(({ id }) => id),
      ]);
    }
  });

  test('one player verifies two numbers: the verified one stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      const player = await signUp(app);
      const codes: { no: string; id: string; code: string }[] = [];
      for (const no of [freeNumber(), freeNumber()]) {
        await prove(player);
        codes.push({ no: digitsOf(no), id: idOf(await send(player, no)), code: await codeTo(no) });
        app.clock.advance(5 * MINUTE_MS);
      }
      const answers = await Promise.all(codes.map(({ id, code }) => check(player, id, code)));
      const right = answers.flatMap(({ statusCode }, place) => (statusCode === 200 ? [place] : []));
      expect(right).toHaveLength(1);
      expect((await profile(player)).phone).toBe(codes[right[0] ?? 0]?.no);
      app.clock.advance(24 * 60 * MINUTE_MS);
    }
  });
});
