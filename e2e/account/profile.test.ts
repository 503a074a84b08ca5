import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, isFocused, overflowOf } from '../accessibility.ts';
import { signIn, signInNewPlayer } from '../accounts.ts';
import { field, problemAt } from '../forms.ts';
import { emailTo } from '../inbox.ts';
import { inSample, journeyVariants, phone, screenVariants, textsOf } from '../variants.ts';
import { openHydrated, pathOf, reloadHydrated, shareBrowser } from '../visit.ts';

const { newPage } = shareBrowser();

const codeIn = (text: string) => /\b(\d{6})\b/.exec(text)?.[1] ?? '';
const undoLinkIn = (text: string) => /\/account\/undo\/[\w-]{43}/.exec(text)?.[0] ?? '';

async function typeCode(page: Page, code: string) {
  await page.locator('.profile-section').getByRole('group').getByRole('textbox').first().focus();
  await page.keyboard.type(code);
}

describe('the account area', () => {
  it.each(inSample(screenVariants, 1))(
    'opens with money, what waits and the profile, on a $screen in $language',
    async (variant) => {
      const t = textsOf(variant);
      const page = await newPage(variant);
      await signInNewPlayer(page);
      await openHydrated(page, '/Account');
      await page.getByText(t('account_wait_phone')).waitFor();
      await page.getByRole('heading', { name: t('account_verification') }).waitFor();
      expect(await page.locator('main .button-fill').count()).toBe(1);
      expect(await overflowOf(page)).toBe(0);
      await expectAccessible(page, { withAdvice: true });
    },
  );

  it('has its menu as a page on a phone, from which Back returns', async () => {
    const t = textsOf(phone);
    const page = await newPage(phone);
    await signInNewPlayer(page);
    await openHydrated(page, '/account-limitation');
    await page
      .getByRole('main')
      .getByRole('link', { name: t('site_account_menu') })
      .click();
    await page.waitForURL(/\/account\/menu$/);
    await expectAccessible(page, { withAdvice: true });
    await page
      .getByRole('main')
      .getByRole('link', { name: t('site_profile') })
      .click();
    await expect.poll(() => isFocused(page.locator('#profile-title'))).toBe(true);
    await page.goBack();
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe('/account-limitation');
  });
});

describe('changing the e-mail address', () => {
  it.each(inSample(journeyVariants, 0))(
    'takes a code, and is undone by the old address, on a $screen in $language',
    async (variant) => {
      const t = textsOf(variant);
      const page = await newPage(variant);
      const person = await signInNewPlayer(page);
      await openHydrated(page, '/Account#profile');
      const email = `yeni-${person.email}`;
      const update = page.getByRole('button', { name: t('account_update_email') });
      // A profile that arrives meanwhile fills the field in again.
      const refused = async () => {
        await field(page, 'email').fill('');
        await update.click();
        return page.getByText(t('fill_all_fields')).count();
      };
      await expect.poll(refused).toBeGreaterThan(0);
      expect(await problemAt(page, 'email')).not.toBe('');
      await field(page, 'email').fill(email);
      await field(page, 'password').fill(person.password);
      await field(page, 'password').press('Enter');
      await page.getByText(t('account_contact_sent', { contact: email })).waitFor();
      // The rest of the page is partly below the header.
      await expectAccessible(page, { part: '.profile-section' });
      // The code survives a reload, and nothing has changed yet.
      await reloadHydrated(page);
      await page.getByText(t('account_contact_sent', { contact: email })).waitFor();
      // The address names the profile, whose title takes the focus first.
      await expect.poll(() => isFocused(page.locator('#profile-title'))).toBe(true);
      await typeCode(page, codeIn(await emailTo(email)));
      await page.getByRole('button', { name: t('auth_sms_confirm') }).click();
      await expect.poll(() => field(page, 'email').inputValue()).toBe(email);

      await openHydrated(page, undoLinkIn(await emailTo(person.email)));
      await page.getByRole('button', { name: t('auth_undo_action') }).click();
      await page.waitForURL(/\/forget-password\//);
      const password = 'Poyraz4Deniz';
      await field(page, 'password').fill(password);
      await field(page, 'password_confirmation').fill(password);
      await field(page, 'password_confirmation').press('Enter');
      await page.waitForURL(/\/login$/);
      await signIn(page, { username: person.username, password });
      await openHydrated(page, '/Account');
      await expect.poll(() => field(page, 'email').inputValue()).toBe(person.email);
    },
  );
});

describe('the address', () => {
  it.each(inSample(journeyVariants, 1))(
    'is saved with a province of Turkey, on a $screen in $language',
    async (variant) => {
      const t = textsOf(variant);
      const page = await newPage(variant);
      await signInNewPlayer(page);
      await openHydrated(page, '/Account');
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      const update = page.getByRole('button', { name: t('account_update_address') });
      await update.click();
      await page.getByText(t('fill_all_fields')).first().waitFor();
      expect(requests.filter((url) => url.includes('update-profile-address'))).toEqual([]);
      await field(page, 'city').selectOption('İzmir');
      await update.click();
      await page.getByText(t('reply_address_saved')).first().waitFor();
      await reloadHydrated(page);
      await expect.poll(() => field(page, 'city').inputValue()).toBe('İzmir');
    },
  );
});
