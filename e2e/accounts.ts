import { newPerson, type Person } from '@baize/testkit/new-person';
import { brandUrl, runningSite } from '@baize/testkit/running-site';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

import { sendRequest } from './send-request.ts';
import { fillCredentials, submit } from './forms.ts';
import { queryDatabase } from './query-database.ts';
import { brands, openHydrated } from './visit.ts';

type Credentials = Pick<Person, 'username' | 'password'>;

/** The player of the demo data. Tests that change a player open an account instead. */
export const demo: Credentials = { username: 'demo', password: 'Demo1234' };

interface AccountOptions {
  /** The brand, if not the default one. */
  readonly slug?: string;
  /** Language of messages to the player. */
  readonly language?: 'tr' | 'en';
  /** Further fields that the brand requires, such as the token of a captcha. */
  readonly extra?: Record<string, string>;
  /** Whether the player still has to answer whether to set a limit before the first deposit. */
  readonly isAskedForLimit?: boolean;
}

/** Opens an account with the call of the registration form. */
export async function openAccount(
  person: Person = newPerson(),
  { slug = 'baize', language = 'tr', extra = {}, isAskedForLimit = false }: AccountOptions = {},
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
  if (!isAskedForLimit) await declineFirstLimit(person, slug);
  return person;
}

async function declineFirstLimit({ username }: Person, slug: string): Promise<void> {
  await queryDatabase(
    "select review_limits(site_id, id, 'declined', 1) from player where site_id = $1 and username = $2",
    [siteIdOf(slug), username],
  );
}

const siteIdOf = (slug: string) => String(brands.find((brand) => brand.slug === slug)?.siteId);

async function send(slug: string, path: string, body: object, language = 'tr'): Promise<unknown> {
  const headers = { 'site-id': siteIdOf(slug), 'accept-language': language };
  const { status, text } = await sendRequest(`${brandUrl(slug)}/_api${path}`, { headers, body });
  expect(status, text).toBe(200);
  return JSON.parse(text);
}

/** Signs in on the sign-in page. */
export async function signIn(page: Page, credentials: Credentials, address = '/login'): Promise<void> {
  await openHydrated(page, address);
  await fillCredentials(page, credentials);
  await submit(page);
  await balance(page).waitFor();
}

/** Signs in without the form, by filling the browser's storage. The page is then on no page of the site. */
export async function signInByCall(page: Page, credentials: Credentials, slug = 'baize'): Promise<void> {
  const reply = await send(slug, '/login', credentials);
  await page.goto(`${slug === 'baize' ? runningSite().siteUrl : brandUrl(slug)}/robots.txt`);
  await page.evaluate((session) => {
    const { access_token, expires_in, token_type, user } = session as Record<string, string>;
    localStorage.setItem('user', JSON.stringify(user));
    localStorage.setItem('token_type', String(token_type));
    localStorage.setItem('expires_in', String(expires_in));
    localStorage.setItem('loginTime', String(Date.now()));
    localStorage.setItem('access_token', String(access_token));
  }, reply);
}

/** Opens an account and signs it in, as most tests need. */
export async function signInNewPlayer(
  page: Page,
  options: Pick<AccountOptions, 'isAskedForLimit'> = {},
): Promise<Person> {
  const person = await openAccount(newPerson(), options);
  await signInByCall(page, person);
  return person;
}

export const balance = (page: Page): Locator => page.getByTestId('balance').first();
