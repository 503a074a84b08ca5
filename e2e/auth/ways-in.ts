import { AxeBuilder } from '@axe-core/playwright';
import { defaultBrand, loadBrands } from '@baize/brand';
import { formatMessage } from '@baize/messages';
import { newVisitor } from '@baize/testkit/browser';
import { newPerson, type Person } from '@baize/testkit/new-person';
import { runningSite } from '@baize/testkit/running-site';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

/* What the journeys into an account share. */

export interface Look {
  readonly screen: 'phone' | 'desktop';
  readonly language: 'tr' | 'en';
}

/** Both screens in both languages. */
export const allLooks: readonly Look[] = [
  { screen: 'phone', language: 'tr' },
  { screen: 'phone', language: 'en' },
  { screen: 'desktop', language: 'tr' },
  { screen: 'desktop', language: 'en' },
];
export const twoLooks: readonly Look[] = [
  { screen: 'phone', language: 'tr' },
  { screen: 'desktop', language: 'en' },
];

const brand = defaultBrand(loadBrands(path.join(import.meta.dirname, '../../brands')));

export async function visit(
  browser: Browser,
  { screen, language }: Look,
  host = 'localhost',
): Promise<BrowserContext> {
  const context = await newVisitor(browser, { screen, language });
  await context.addCookies([{ name: 'lang', value: language, domain: host, path: '/' }]);
  return context;
}

/** Opens a page and waits until it has come alive: only then does a form know what to do. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await page.locator('button[type=submit]:enabled, .site-header').first().waitFor();
  await page.waitForFunction(() => document.querySelector('[data-waiting]') === null);
  await page.waitForLoadState('networkidle');
}

export function textsOf({ language }: Pick<Look, 'language'>) {
  return (key: string, values?: Record<string, string | number>) => formatMessage(language, key, values);
}

/** Field of a form by the name that it is sent under. */
export const field = (page: Page, name: string) =>
  page.locator(`:is(dialog, main) :is(input, select)[name="${name}"]`).last();

export const submit = (page: Page) =>
  page.locator(':is(dialog[open], main) button[type=submit]').last().click();

/** Opens an account by the calls that the registration form makes. */
export async function openAccount(person: Person = newPerson()): Promise<Person> {
  const { personalId, birthDay, birthMonth, birthYear, ...account } = person;
  const answer = await fetch(`${runningSite().siteUrl}/_api/account/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'site-id': String(brand?.siteId) },
    body: JSON.stringify({
      ...account,
      password_confirmation: person.password,
      phone_code: 222,
      country_id: 222,
      personal_id: personalId,
      birth_day: birthDay,
      birth_month: birthMonth,
      birth_year: birthYear,
    }),
  });
  expect(answer.status, await answer.text()).toBe(200);
  return person;
}

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .exclude('iframe')
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

export const balance = (page: Page) => page.getByTestId('balance').first();

export async function fillCredentials(
  page: Page,
  { username, password }: Pick<Person, 'username' | 'password'>,
) {
  await field(page, 'username').fill(username);
  await field(page, 'password').fill(password);
}

/** Signs in on the page of its own. */
export async function signIn(page: Page, person: Pick<Person, 'username' | 'password'>, address = '/login') {
  await openAlive(page, address);
  await fillCredentials(page, person);
  await submit(page);
  await balance(page).waitFor();
}

/** What stands below a field that is refused. */
export const problemAt = (page: Page, name: string) =>
  field(page, name).evaluate((element) => {
    const id = element.getAttribute('aria-describedby');
    const isInvalid = element.getAttribute('aria-invalid') === 'true';
    return isInvalid && id ? (document.getElementById(id)?.textContent ?? '') : '';
  });

export const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));
