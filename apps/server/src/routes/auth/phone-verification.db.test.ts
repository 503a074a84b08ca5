import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { slotId } from '../../testing/seed-catalogue.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signUp, type TestPlayer } from '../../testing/test-player.ts';

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
  // Ends the network's rate window between the tests.
  app.clock.advance(24 * 60 * MINUTE_MS);
});

let count = 0;
/** An unused phone number. */
const freeNumber = () => `533 444 0${String((count += 1)).padStart(3, '0')}`;
const lastCode = () => /\d{6}/.exec(app.post.messages.at(-1)?.text ?? '')?.[0] ?? '';

function send({ token }: Pick<TestPlayer, 'token'>, no: string, code = TURKEY) {
  return app.call('POST', '/account/verifications/sms', { token, language: 'en', body: { code, no } });
}

function check({ token }: Pick<TestPlayer, 'token'>, id: string, code = lastCode()) {
  return app.call('POST', '/account/verifications/sms-check', { token, language: 'en', body: { id, code } });
}

const idOf = (answer: { json(): unknown }) => (answer.json() as { id: string }).id;

async function profile({ token }: Pick<TestPlayer, 'token'>) {
  const answer = await app.call('GET', '/user-profile', { token });
  return answer.json<{ profile: { user_detail: { phone: string; phone_verification: number } } }>().profile
    .user_detail;
}

describe('verifying a phone', () => {
  test('takes the number, then its code, and updates the profile', async () => {
    const player = await signUp(app);
    expect((await profile(player)).phone_verification).toBe(0);
    const asked = await send(player, '0533 444 9999');
    expect(asked.json()).toMatchObject({
      success: true,
      message: 'The code has been sent.',
      data: { id: idOf(asked), message: 'The code has been sent.' },
    });
    expect(app.post.messages).toHaveLength(1);
    expect(app.post.messages[0]?.to).toBe('+905334449999');
    expect(app.post.messages[0]?.text).toContain('phone verification code');
    const answer = await check(player, idOf(asked));
    expect(answer.json()).toMatchObject({ data: { message: 'Your phone number is verified.' } });
    expect(await profile(player)).toMatchObject({ phone: '5334449999', phone_verification: 1 });
    expect((await send(player, freeNumber())).json()).toMatchObject({ error: 'phone_verified' });
    expect((await check(player, idOf(asked))).json()).toMatchObject({ error: 'phone_verified' });
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
    const [first, second] = [await send(one, number), await send(other, number)];
    const [firstCode, secondCode] = app.post.messages.map(({ text }) => /\d{6}/.exec(text)?.[0] ?? '');
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
    const answer = { id: idOf(asked), code: lastCode() };
    const options = { brand, token: other.token, body: answer };
    expect((await app.call('POST', '/account/verifications/sms-check', options)).statusCode).toBe(200);
    app.clock.advance(10 * MINUTE_MS);
    expect((await check(player, idOf(await send(player, no)))).statusCode).toBe(200);
    expect(await profile(player)).toMatchObject({ phone: no.replaceAll(' ', ''), phone_verification: 1 });
  });

  test('accepts a code once, for its own player and number only', async () => {
    const [one, other] = [await signUp(app), await signUp(app)];
    const asked = await send(one, freeNumber());
    const code = lastCode();
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

  test('sends to the same number again after two minutes, not sooner', async () => {
    const number = freeNumber();
    const player = await signUp(app);
    const first = await send(player, number);
    app.clock.advance(MINUTE_MS);
    expect(idOf(await send(player, number))).toBe(idOf(first));
    expect(app.post.messages).toHaveLength(1);
    app.clock.advance(MINUTE_MS);
    expect(idOf(await send(player, number))).not.toBe(idOf(first));
    expect(app.post.messages).toHaveLength(2);
  });

  test('reports that nothing could be sent', async () => {
    const player = await signUp(app);
    app.post.mood = 'silent';
    const number = freeNumber();
    expect((await send(player, number)).json()).toMatchObject({ error: 'sms_unavailable' });
    app.post.mood = 'fine';
    expect((await send(player, number)).statusCode).toBe(200);
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
    const asked = await app.call('POST', '/account/verifications/sms', {
      brand,
      token,
      body: { code: TURKEY, no: freeNumber() },
    });
    const body = { id: idOf(asked), code: lastCode() };
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
        codes.push({ id: idOf(await send(player, no)), code: lastCode() });
        app.clock.advance(3 * MINUTE_MS);
      }
      const answers = await Promise.all(
        players.map((player, place) => check(player, codes[place]?.id ?? '', codes[place]?.code)),
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
        codes.push({ no: no.replaceAll(' ', ''), id: idOf(await send(player, no)), code: lastCode() });
        app.clock.advance(4 * MINUTE_MS);
      }
      const answers = await Promise.all(codes.map(({ id, code }) => check(player, id, code)));
      const right = answers.flatMap(({ statusCode }, place) => (statusCode === 200 ? [place] : []));
      expect(right).toHaveLength(1);
      expect((await profile(player)).phone).toBe(codes[right[0] ?? 0]?.no);
      app.clock.advance(24 * 60 * MINUTE_MS);
    }
  });
});
