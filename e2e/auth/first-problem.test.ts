import { openBrowser } from '@baize/testkit/browser';
import { newPerson } from '@baize/testkit/new-person';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { allLooks, field, openAlive, problemAt, submit, textsOf, visit } from './ways-in.ts';

let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  browser = await openBrowser();
});
afterEach(() => context.close());
afterAll(() => browser.close());

const box = (page: Page) => page.locator('.alert-box');

describe.each(allLooks)('what the form itself finds wrong, on a $screen in $language', (look) => {
  const t = textsOf(look);

  it('stands at its field and, of the first, in the alert box; nothing is sent', async () => {
    context = await visit(browser, look);
    const page = await context.newPage();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    const person = newPerson();
    await openAlive(page, '/Register');
    await field(page, 'username').fill(person.username);
    await field(page, 'email').fill('nobody');
    await field(page, 'phone').fill(person.phone);
    await field(page, 'password').fill('kisa');
    await field(page, 'password_confirmation').fill('kisa');
    await submit(page);
    await box(page).getByText(t('auth_email_invalid')).waitFor();
    expect(await problemAt(page, 'email')).toBe(t('auth_email_invalid'));
    expect(await problemAt(page, 'password')).toBe(t('auth_password_weak'));
    await field(page, 'email').fill('');
    await submit(page);
    await box(page).getByText(t('fill_all_fields')).waitFor();
    expect(sent).toEqual([]);
  });
});

describe('a user name', () => {
  it('is shown in small letters as it travels, also on a Turkish page', async () => {
    context = await visit(browser, { screen: 'desktop', language: 'tr' });
    const page = await context.newPage();
    await openAlive(page, '/Register');
    const { lang, transform } = await field(page, 'username').evaluate((element) => ({
      lang: element.closest('[lang]')?.getAttribute('lang'),
      transform: getComputedStyle(element).textTransform,
    }));
    // In Turkish a capital I would be drawn as an ı, which is another letter than the one that is sent.
    expect({ lang, transform }).toEqual({ lang: 'en', transform: 'lowercase' });
    const asked = page.waitForRequest('**/_api/account/register');
    const person = newPerson();
    await field(page, 'username').fill(`IŞIL${person.username}`.replace('Ş', 'S'));
    await field(page, 'email').fill(person.email);
    await field(page, 'phone').fill(person.phone);
    await field(page, 'password').fill(person.password);
    await field(page, 'password_confirmation').fill(person.password);
    await submit(page);
    expect((await asked).postDataJSON()).toMatchObject({ username: `isil${person.username}` });
  });
});
