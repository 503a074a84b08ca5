import { collectErrors } from '@baize/testkit/browser';
import { newPerson } from '@baize/testkit/new-person';
import { brandUrl } from '@baize/testkit/running-site';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, isFocused } from '../accessibility.ts';
import { balance } from '../accounts.ts';
import { field, fillAccount, fillPerson, focusedName, openDialogs, problemAt, submit } from '../forms.ts';
import { inSample, journeyVariants, desktop, englishDesktop, type Variant, textsOf } from '../variants.ts';
import { openHydrated, pathOf, shareBrowser } from '../visit.ts';

const { browser, newPage } = shareBrowser();

const registerLink = (page: Page, variant: Variant) =>
  page.getByRole('banner').getByRole('link', { name: textsOf(variant)('site_sign_up') });
const stored = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);

/** Chooses another country by search and the default again by arrow keys. */
async function chooseDialCode(page: Page, variant: Variant) {
  const t = textsOf(variant);
  const button = page.getByRole('button', { name: new RegExp(`^${t('auth_dial_code')}`) });
  expect(await button.innerText()).toContain('+90');
  const choose = async (typed: string) => {
    await button.press('Enter');
    const search = page.getByRole('combobox', { name: t('auth_country_search') });
    await search.fill(typed);
    await expect.poll(() => page.getByRole('option').count()).toBeLessThan(5);
    return search;
  };
  const search = await choose('+49');
  if (variant.screen === 'desktop') await expectAccessible(page);
  await search.press('ArrowUp');
  await search.press('Enter');
  await expect.poll(() => button.innerText()).toContain('+49');
  await choose('turki');
  await page.keyboard.press('Escape');
  expect(await openDialogs(page)).toBe(1);
  expect(await isFocused(button)).toBe(true);
  await (await choose('turki')).press('Enter');
  await expect.poll(() => button.innerText()).toContain('+90');
}

describe('the registration popup', () => {
  it.each(inSample(journeyVariants, 0))(
    'registers and signs in, on a $screen in $language',
    async (variant) => {
      const t = textsOf(variant);
      const page = await newPage(variant);
      const complaints = collectErrors(page);
      const sent: Record<string, unknown>[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/account/register')) sent.push(request.postDataJSON());
      });
      const person = newPerson();
      await openHydrated(page, '/Register/kaya-7');
      await page.locator('.site-logo').click();
      await page.waitForURL(/\/$/);
      await registerLink(page, variant).click();
      await field(page, 'email').waitFor();
      await expectAccessible(page);

      await submit(page);
      await page.getByText(t('fill_all_fields')).first().waitFor();
      expect(await focusedName(page)).toBe('username');
      expect(sent).toEqual([]);
      await chooseDialCode(page, variant);

      await fillAccount(page, { ...person, username: 'demo' });
      await submit(page);
      await expect.poll(() => problemAt(page, 'username')).toBe(t('username_taken'));
      await page.locator('.alert-box', { hasText: t('username_taken') }).waitFor();
      expect(await focusedName(page)).toBe('username');
      await field(page, 'username').fill(person.username.toUpperCase());
      await submit(page);

      await field(page, 'surname').fill(person.surname);
      await expectAccessible(page);
      const terms = page.locator('.checkbox').getByRole('link');
      expect(await terms.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe('underline');
      await page.getByRole('button', { name: t('auth_back') }).click();
      expect(await field(page, 'email').inputValue()).toBe(person.email);
      expect(await field(page, 'password').inputValue()).toBe(person.password);
      await submit(page);
      await expect.poll(() => field(page, 'surname').inputValue()).toBe(person.surname);
      await fillPerson(page, person);
      const before = await page.evaluate(() => Date.now());
      await submit(page);

      await balance(page).waitFor();
      await expect.poll(() => openDialogs(page)).toBe(0);
      expect(pathOf(page)).toBe('/');
      expect(Number(await stored(page, 'loginTime'))).toBeGreaterThanOrEqual(before);
      expect(sent.at(-1)).toMatchObject({ ref_id: 'kaya-7', phone_code: 222, username: person.username });
      expect(sent.at(-1)).not.toHaveProperty('type');
      expect(complaints.filter((line) => !line.includes('422'))).toEqual([]);
    },
  );

  it('includes the captcha of a brand that has one, and signs in automatically', async () => {
    const page = await newPage(englishDesktop);
    await openHydrated(page, brandUrl('mercan'));
    await registerLink(page, englishDesktop).click();
    const person = newPerson();
    await fillAccount(page, person);
    await submit(page);
    await fillPerson(page, person);
    const token = page.locator('dialog input[name=cf-turnstile-response]');
    await expect.poll(() => token.inputValue()).toMatch(/^stand-in\./);
    await submit(page);
    await balance(page).waitFor();
    await expect.poll(() => openDialogs(page)).toBe(0);
  });

  it('returns the focus, and leaves modified clicks and a page without scripts to the browser', async () => {
    const variant = desktop;
    const page = await newPage(variant);
    await openHydrated(page, '/');
    await registerLink(page, variant).click();
    await field(page, 'email').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => openDialogs(page)).toBe(0);
    await expect.poll(() => isFocused(registerLink(page, variant))).toBe(true);
    // What the browser makes of the click is its own affair, and a tab more would take long on a busy machine.
    await page.evaluate(() => {
      const note = (event: Event) => {
        document.body.dataset['clickWas'] = event.defaultPrevented ? 'taken' : 'left';
        event.preventDefault();
      };
      window.addEventListener('click', note, { once: true });
    });
    await registerLink(page, variant).click({ modifiers: ['Control'] });
    expect(await page.locator('body').getAttribute('data-click-was')).toBe('left');
    expect(await openDialogs(page)).toBe(0);

    const plain = await browser().newContext({ baseURL: page.url(), javaScriptEnabled: false });
    const still = await plain.newPage();
    await still.goto('/');
    await registerLink(still, variant).click();
    await still.waitForURL(/\/Register$/);
    expect(await still.locator('input[name=email]').count()).toBe(1);
    await plain.close();
  });
});

describe('the registration page', () => {
  it.each(inSample(journeyVariants, 1))(
    'shows at the field that a player is too young, on a $screen in $language',
    async (variant) => {
      const t = textsOf(variant);
      const page = await newPage(variant);
      const person = newPerson();
      await openHydrated(page, '/Register');
      await fillAccount(page, person);
      await submit(page);
      await fillPerson(page, person);
      // The list has no such year, so it is added to test the server's message.
      const year = String(new Date().getFullYear() - 17);
      await field(page, 'birth_year').evaluate((select, text) => select.append(new Option(text, text)), year);
      await field(page, 'birth_year').selectOption(year);
      await submit(page);
      await expect.poll(() => problemAt(page, 'birth_year')).toBe(t('birth_date_under_age', { years: 18 }));
      expect(await focusedName(page)).toBe('birth_year');
      expect(await field(page, 'address').inputValue()).toBe(person.address);
      await expectAccessible(page);
      await field(page, 'birth_year').selectOption(String(person.birthYear));
      await submit(page);
      await page.getByRole('heading', { name: t('auth_register_done_title') }).waitFor();
      await expectAccessible(page);
      await page.getByRole('link', { name: t('auth_register_done_action') }).click();
      await page.waitForURL(/\/login$/);
    },
  );
});
