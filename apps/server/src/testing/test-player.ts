import { completePersonalId } from './complete-personal-id.ts';
import type { TestApp } from './test-app.ts';
import type { Brand } from '@baize/brand';

export const password = 'Kuzey7Ruzgar';

let count = 0;

/** A unique registration; `fields` override single fields. */
export function registrationBody(fields: Record<string, unknown> = {}): Record<string, unknown> {
  count += 1;
  const number = String(count).padStart(5, '0');
  return {
    username: `oyuncu-${number}`,
    email: `oyuncu-${number}@example.com`,
    phone_code: 222,
    phone: `532 55${number}`,
    password,
    password_confirmation: password,
    name: 'Deniz',
    // Nobody shares name and birth date with a player that a test excludes.
    surname: `Şimşek${[...number].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`,
    personal_id: completePersonalId(`1200${number}`),
    birth_day: 15,
    birth_month: 3,
    birth_year: 1990,
    address: 'Bağdat Caddesi 12, Kadıköy',
    country_id: 222,
    // For brands that require the captcha at registration.
    turnstileToken: 'passed',
    ...fields,
  };
}

export interface TestPlayer {
  readonly id: number;
  readonly username: string;
  readonly token: string;
}

export interface NewTestPlayer extends TestPlayer {
  readonly name: string;
  readonly surname: string;
}

/** Registers a player and signs them in through the API. */
export async function signUp(
  app: TestApp,
  brand: Brand = app.brand,
  balanceMinor = 0n,
): Promise<NewTestPlayer> {
  const body = registrationBody();
  const registered = await app.call('POST', '/account/register', { brand, body });
  if (registered.statusCode !== 200) throw new Error(registered.body);
  const username = String(body['username']);
  const signedIn = await app.call('POST', '/login', {
    brand,
    body: { username, password, turnstileToken: 'passed' },
  });
  const { access_token: token, user } = signedIn.json<{ access_token: string; user: { id: number } }>();
  if (balanceMinor > 0n) {
    await app.ledger.book({
      kind: 'adjust',
      siteId: brand.siteId,
      playerId: user.id,
      provider: 'test',
      tx: `opening-${user.id}`,
      amountMinor: balanceMinor,
      currency: 1,
      from: 'operator',
      to: 'main',
    });
  }
  return { id: user.id, username, name: String(body['name']), surname: String(body['surname']), token };
}

/** Signs in with the password of `registrationBody`; `fields` add to the body or override it. */
export function signIn(
  app: TestApp,
  username: string,
  fields: object = {},
  ip = '198.51.100.7',
  language = 'en',
) {
  const headers = { 'x-forwarded-for': ip };
  return app.call('POST', '/login', { language, headers, body: { username, password, ...fields } });
}
