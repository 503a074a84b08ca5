import { newPerson, type Person } from '@baize/testkit/new-person';
import { brandUrl, runningSite } from '@baize/testkit/running-site';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

import { sendRequest } from './send-request.ts';
import { fillCredentials, submit } from './forms.ts';
import { brands, openHydrated } from './visit.ts';

type Credentials = Pick<Person, 'username' | 'password'>;

/** The player that the demo data comes with. Whoever changes something of a player opens an account instead. */
export const demo: Credentials = { username: 'demo', password: 'Demo1234' };

interface AccountOptions {
  /** The brand, where it is not the default one. */
  readonly slug?: string;
  /** What letters to the player are written in. */
  readonly language?: 'tr' | 'en';
  /** What the brand asks for besides, such as the token of a captcha. */
  readonly extra?: Record<string, string>;
}

/** Opens an account by the calls that the registration form makes. */
export async function openAccount(
  person: Person = newPerson(),
  { slug = 'baize', language = 'tr', extra = {} }: AccountOptions = {},
): Promise<Person> {
  const { personalId, birthDay, birthMonth, birthYear, ...account } = person;
  const body = {
    ...account,
    ...extra,
    password_confirmation: person.password,
    phone_code: 222,
    country_id: 222,
    personal_id: personalId,
    birth_day: birthDay,
    birth_month: birthMonth,
    birth_year: birthYear,
  };
  await send(slug, '/account/register', body, language);
  return person;
}

async function send(slug: string, path: string, body: object, language = 'tr'): Promise<unknown> {
  const siteId = brands.find((brand) => brand.slug === slug)?.siteId;
  const headers = { 'site-id': String(siteId), 'accept-language': language };
  const { status, text } = await sendRequest(`${brandUrl(slug)}/_api${path}`, { headers, body });
  expect(status, text).toBe(200);
  return JSON.parse(text);
}

/** Signs in on the page of its own. */
export async function signIn(page: Page, credentials: Credentials, address = '/login'): Promise<void> {
  await openHydrated(page, address);
  await fillCredentials(page, credentials);
  await submit(page);
  await balance(page).waitFor();
}

/** Leaves in a visitor's storage what signing in leaves there, without the form. The page is then at no page of ours. */
export async function signInByCall(page: Page, credentials: Credentials): Promise<void> {
  const reply = await send('baize', '/login', credentials);
  await page.goto(`${runningSite().siteUrl}/robots.txt`);
  await page.evaluate((session) => {
    const { access_token, expires_in, token_type, user } = session as Record<string, string>;
    localStorage.setItem('user', JSON.stringify(user));
    localStorage.setItem('token_type', String(token_type));
    localStorage.setItem('expires_in', String(expires_in));
    localStorage.setItem('loginTime', String(Date.now()));
    localStorage.setItem('access_token', String(access_token));
  }, reply);
}

/** A player of their own, signed in: most journeys begin there. */
export async function signInNewPlayer(page: Page): Promise<Person> {
  const person = await openAccount();
  await signInByCall(page, person);
  return person;
}

export const balance = (page: Page): Locator => page.getByTestId('balance').first();
