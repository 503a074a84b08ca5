import { collectErrors } from '@baize/testkit/browser';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, isFocused } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { anotherCode, codeSentTo } from '../inbox.ts';
import { inSample, journeyVariants, englishDesktop, type Variant, textsOf } from '../variants.ts';
import { openHydrated, pathOf, shareBrowser } from '../visit.ts';

const VERIFICATION = '/account/sms-verification';
const { newPage } = shareBrowser();

describe('sign-in over a page', () => {
  const dialog = (page: Page, variant: Variant) =>
    page.getByRole('dialog', { name: textsOf(variant)('auth_login_title') });

  it.each(inSample(journeyVariants, 0))(
    'returns the focus to its button, on a $screen in $language',
    async (variant) => {
      const page = await newPage(variant);
      await openHydrated(page, '/');
      const button = page.getByRole('banner').getByRole('button', { name: textsOf(variant)('site_log_in') });
      await button.click();
      await dialog(page, variant).waitFor();
      for (let count = 0; count < 15; count += 1) {
        await page.keyboard.press('Tab');
        const isInside = await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement === document.body || Boolean(activeElement?.closest('dialog'));
        });
        expect(isInside).toBe(true);
      }
      await page.keyboard.press('Escape');
      await dialog(page, variant).waitFor({ state: 'detached' });
      await expect.poll(() => isFocused(button)).toBe(true);
    },
  );

  it('opens by its address and removes it when it closes', async () => {
    const page = await newPage(englishDesktop);
    await openHydrated(page, '/Jackpot?popup=login');
    await dialog(page, englishDesktop).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page, englishDesktop).waitFor({ state: 'detached' });
    await expect.poll(() => page.url()).toMatch(/\/Jackpot$/);
  });
});

describe('a launch that needs a verified phone', () => {
  const refuse = (page: Page) =>
    page.route('**/_api/game/*', (route) =>
      route.fulfill({
        status: 422,
        contentType: 'application/json',
        body: JSON.stringify({ success: false, message: 'Önce telefon', data: { message: '', code: 621 } }),
      }),
    );
  const dialog = (page: Page, variant: Variant) =>
    page.getByRole('dialog', { name: textsOf(variant)('auth_phone_popup_title') });

  it.each(inSample(journeyVariants, 1))(
    'shows it and links to the verification page, on a $screen in $language',
    async (variant) => {
      const page = await newPage(variant);
      await signInNewPlayer(page);
      await refuse(page);
      await openHydrated(page, '/PlayGame/172101');
      await dialog(page, variant).getByText('Önce telefon').waitFor();
      await expectAccessible(page);
      await dialog(page, variant)
        .getByRole('link', { name: textsOf(variant)('auth_phone_popup_action') })
        .click();
      await page.waitForURL(`**${VERIFICATION}`);
      await expect.poll(() => dialog(page, variant).count()).toBe(0);
    },
  );

  it('goes to the home page when it is closed, and opens live support on request', async () => {
    const page = await newPage(englishDesktop);
    await signInNewPlayer(page);
    await refuse(page);
    await openHydrated(page, '/PlayGame/172101');
    await dialog(page, englishDesktop).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => pathOf(page)).toBe('/');
    await openHydrated(page, '/PlayGame/172101');
    await dialog(page, englishDesktop)
      .getByRole('button', { name: textsOf(englishDesktop)('auth_phone_popup_support') })
      .click();
    await page.frameLocator('.support-panel iframe').getByRole('textbox').waitFor();
  });
});

describe('the account menu', () => {
  it('links only to existing pages, and returns the focus', async () => {
    const page = await newPage(englishDesktop);
    await signInNewPlayer(page);
    await openHydrated(page, '/');
    const button = page.getByRole('button', { name: textsOf(englishDesktop)('site_account_menu') });
    await button.click();
    const menu = page.locator('.account-menu');
    await menu.waitFor();
    const addresses = await menu
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses).toContain(VERIFICATION);
    for (const address of addresses) expect((await page.request.get(address)).status(), address).toBe(200);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await expect.poll(() => isFocused(button)).toBe(true);
  });
});

describe('verifying a phone', () => {
  it.each(inSample(journeyVariants, 0))(
    'accepts a number and its code, on a $screen in $language',
    async (variant) => {
      const page = await newPage(variant);
      const person = await signInNewPlayer(page);
      const complaints = collectErrors(page);
      await openHydrated(page, VERIFICATION);
      await page.getByText(textsOf(variant)('auth_phone_unverified')).waitFor();
      const number = page.getByLabel(textsOf(variant)('auth_phone'), { exact: true });
      expect(await number.inputValue()).toBe(person.phone);
      await expectAccessible(page);
      await page.getByRole('button', { name: textsOf(variant)('auth_phone_send') }).click();
      const boxes = page.getByRole('group', { name: textsOf(variant)('auth_sms_boxes') });
      await boxes.waitFor();
      const code = await codeSentTo(person.phone);
      await boxes.getByRole('textbox').first().focus();
      await page.keyboard.type(anotherCode(code));
      await page.getByRole('button', { name: textsOf(variant)('auth_sms_confirm') }).click();
      await page.getByText(textsOf(variant)('sms_code_wrong')).first().waitFor();
      await expectAccessible(page);
      await boxes.getByRole('textbox').first().focus();
      await page.keyboard.type(code);
      await page.getByRole('button', { name: textsOf(variant)('auth_sms_confirm') }).click();
      await page.getByRole('heading', { name: textsOf(variant)('auth_phone_verified') }).waitFor();
      expect(complaints.filter((line) => !line.includes('422'))).toEqual([]);
    },
  );
});
