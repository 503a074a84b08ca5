import { newPerson } from '@baize/testkit/new-person';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { balance, signInNewPlayer } from '../accounts.ts';
import { field, fillCredentials, problemAt, submit } from '../forms.ts';
import { codeSentTo } from '../inbox.ts';
import { queryDatabase } from '../query-database.ts';
import { verifyPhone } from '../verify-phone.ts';
import { englishDesktop, inSample, journeyVariants, screenVariants, textsOf } from '../variants.ts';
import { openHydrated, reloadHydrated, shareBrowser } from '../visit.ts';
import { addDevice } from './add-device.ts';
import { startSetup, typeCode } from './two-factor-setup.ts';
import { leave } from './leave.ts';

const PASSWORD = '/ChangePassword';
const SECURITY = '/TwoFactor';
const { newPage } = shareBrowser();

const alertText = (page: Page) => page.locator('.alert-box').innerText();

/** Makes the sessions older than a proof lasts. */
const ageSessions = (username: string) =>
  queryDatabase(
    `update session s set created_at = s.created_at - interval '10 minutes', proven_at = null from player p
      where p.site_id = s.site_id and p.id = s.player_id and p.username = $1`,
    [username],
  );

describe.each(inSample(journeyVariants, 1))('changing the password on a $screen in $language', (variant) => {
  const t = textsOf(variant);

  it('says what is wrong and keeps what was typed, then signs out everywhere else', async () => {
    const page = await newPage(variant);
    const person = await signInNewPlayer(page);
    await openHydrated(page, PASSWORD);
    await field(page, 'current_password').waitFor();
    await expectAccessible(page);
    await submit(page);
    expect(await problemAt(page, 'current_password')).toBe(t('auth_field_required'));
    expect(await alertText(page)).toContain(t('fill_all_fields'));

    const next = 'Poyraz8Deniz';
    await field(page, 'current_password').fill('Yanlis7Ruzgar');
    await field(page, 'password').fill(next);
    await field(page, 'password_confirmation').fill(next);
    await submit(page);
    await expect
      .poll(() => problemAt(page, 'current_password'))
      .toBe(t('current_password_wrong', { count: 4 }));
    expect(await field(page, 'password').inputValue()).toBe(next);
    await field(page, 'current_password').fill(person.password);
    await field(page, 'password_confirmation').press('Enter');
    await page.getByText(t('reply_password_changed')).first().waitFor();
    expect(await field(page, 'current_password').inputValue()).toBe('');

    await leave(page, variant);
    await fillCredentials(page, { ...person, password: next });
    await submit(page);
    await balance(page).waitFor();
  });
});

describe.each(inSample(journeyVariants, 0))('two-step login on a $screen in $language', (variant) => {
  const t = textsOf(variant);

  it('is turned on by a code, opens with recovery codes and is turned off by the password', async () => {
    const page = await newPage(variant);
    const person = await signInNewPlayer(page);
    await openHydrated(page, SECURITY);
    const toggle = page.getByRole('switch', { name: t('security_two_factor_switch') });
    await toggle.waitFor();
    const code = await startSetup(page, variant, person.password);
    expect(await toggle.isChecked()).toBe(true);
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);
    const qr = await page.getByRole('img', { name: t('security_qr') }).boundingBox();
    expect(Math.round(qr?.width ?? 0)).toBeGreaterThanOrEqual(250);
    const open = page.getByRole('link', { name: t('security_open_app') });
    expect(await open.isVisible()).toBe(variant.screen === 'phone');
    expect(await page.locator('.security-open').getAttribute('href')).toContain(`:${person.username}?`);

    await typeCode(page, variant, '000000');
    await page.keyboard.press('Enter');
    await page.getByText(t('authenticator_code_wrong')).first().waitFor();
    await typeCode(page, variant, code(-1));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: t('security_codes_title') });
    await dialog.waitFor();
    const codes = await dialog.locator('code').allInnerTexts();
    expect(codes).toHaveLength(10);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t('security_done') }).click();
    await dialog.getByText(t('security_codes_save_first')).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: t('security_codes_download') }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`Baize-${person.username}.txt`);
    await dialog.getByLabel(t('security_codes_saved')).check();
    await dialog.getByRole('button', { name: t('security_done') }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(t('security_codes_left', { count: 10 })).waitFor();
    await expectAccessible(page);

    await leave(page, variant);
    await fillCredentials(page, person);
    await submit(page);
    await field(page, 'code').waitFor();
    await page.getByRole('button', { name: t('security_use_recovery_code') }).click();
    await field(page, 'recovery_code').fill('AAAAA-AAAAA');
    await submit(page);
    await expect.poll(() => problemAt(page, 'recovery_code')).toBe(t('recovery_code_wrong'));
    await expectAccessible(page);
    await field(page, 'recovery_code').fill((codes[0] ?? '').toLowerCase().replace('-', ' '));
    await field(page, 'recovery_code').press('Enter');
    await balance(page).waitFor();

    await openHydrated(page, SECURITY);
    await page.getByText(t('security_codes_left', { count: 9 })).waitFor();
    await toggle.click();
    await field(page, 'password').fill(person.password);
    await submit(page);
    await page.getByText(t('reply_authenticator_off')).first().waitFor();
    await expect.poll(() => toggle.isChecked()).toBe(false);
  });
});

describe('the switch of two-step login', () => {
  const variant = englishDesktop;
  const t = textsOf(variant);

  it('goes back if the player cancels, and if the server fails', async () => {
    const page = await newPage(variant);
    const person = await signInNewPlayer(page);
    await openHydrated(page, SECURITY);
    const toggle = page.getByRole('switch', { name: t('security_two_factor_switch') });
    await toggle.focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: t('security_cancel') }).click();
    expect(await toggle.isChecked()).toBe(false);
    await page.route('**/_api/enable-2fa', (route) => route.abort());
    await toggle.click();
    await field(page, 'password').fill(person.password);
    await submit(page);
    await expect.poll(() => toggle.isChecked()).toBe(false);
    await expect.poll(() => alertText(page)).not.toBe('');
  });
});

describe.each(inSample(screenVariants, 1))('the security page on a $screen in $language', (variant) => {
  const t = textsOf(variant);

  it('is accessible, fits the screen and says when it could not be loaded', async () => {
    const page = await newPage(variant);
    await signInNewPlayer(page);
    await page.route('**/_api/account/security', (route) => route.abort());
    await openHydrated(page, SECURITY);
    await page.getByRole('heading', { name: t('security_failed') }).waitFor({ timeout: 30_000 });
    await page.unroute('**/_api/account/security');
    await page.getByRole('button', { name: t('site_try_again') }).click();
    await page.getByRole('heading', { name: t('security_overview') }).waitFor();
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);
    await openHydrated(page, PASSWORD);
    await field(page, 'password').waitFor();
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);
  });
});

describe('a sensitive change with an old sign-in', () => {
  const variant = englishDesktop;
  const t = textsOf(variant);

  it('asks for the password first, and is not made if the player cancels', async () => {
    const page = await newPage(variant);
    await addDevice(page);
    const person = await signInNewPlayer(page);
    await ageSessions(person.username);
    await openHydrated(page, SECURITY);
    const add = page.getByRole('button', { name: t('security_passkey_add'), exact: true });
    const dialog = page.getByRole('dialog', { name: t('security_proof_title') });
    await add.click();
    await dialog.waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(t('security_passkeys_empty')).waitFor();
    await add.click();
    await field(page, 'password').fill('Yanlis7Ruzgar');
    await submit(page);
    await expect.poll(() => problemAt(page, 'password')).toBe(t('current_password_wrong', { count: 4 }));
    await field(page, 'password').fill(person.password);
    await field(page, 'password').press('Enter');
    await page.getByText(t('reply_passkey_added')).first().waitFor();
  });

  it('turns codes by SMS off only with it', async () => {
    const page = await newPage(variant);
    const person = await signInNewPlayer(page);
    await openHydrated(page, '/account/sms-verification');
    const toggle = page.getByRole('switch', { name: t('auth_sms_sign_in') });
    await toggle.waitFor();
    await verifyPhone(page, variant, person);
    await toggle.click();
    await page.getByText(t('auth_sms_sign_in_on')).waitFor();
    await expect.poll(() => toggle.getAttribute('aria-busy')).toBeNull();
    await ageSessions(person.username);
    await toggle.click();
    await page.getByRole('dialog', { name: t('security_proof_title') }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => toggle.isChecked()).toBe(true);
    await toggle.click();
    await field(page, 'password').fill(person.password);
    await submit(page);
    await page.getByText(t('auth_sms_sign_in_off')).waitFor();
  });
});

describe('another number than the one on file', () => {
  const variant = englishDesktop;
  const t = textsOf(variant);

  async function chooseDialCode(page: Page, code: string) {
    await page.getByRole('button', { name: new RegExp(`^${t('auth_dial_code')}`) }).press('Enter');
    const search = page.getByRole('combobox', { name: t('auth_country_search') });
    await search.fill(code);
    await page.getByRole('option').filter({ hasText: code }).first().click();
  }

  it('is verified only with a proof, which the page announces', async () => {
    const page = await newPage(variant);
    const person = await signInNewPlayer(page);
    await ageSessions(person.username);
    const { phone } = newPerson();
    await openHydrated(page, '/account/sms-verification');
    const number = page.getByLabel(t('auth_phone'), { exact: true });
    await number.waitFor();
    const replaces = page.getByText(t('auth_phone_replaces'));
    expect(await replaces.count()).toBe(0);
    await chooseDialCode(page, '+49');
    await replaces.waitFor();
    await chooseDialCode(page, '+90');
    await replaces.waitFor({ state: 'detached' });
    await number.fill(phone);
    await page.getByText(t('auth_phone_replaces')).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('auth_phone_send') }).click();
    const dialog = page.getByRole('dialog', { name: t('security_proof_title') });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await number.inputValue()).toBe(phone);
    await page.getByRole('button', { name: t('auth_phone_send') }).click();
    await field(page, 'password').fill(person.password);
    await field(page, 'password').press('Enter');
    await typeCode(page, variant, await codeSentTo(phone));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: t('auth_phone_verified') }).waitFor();
    await page.getByText(t('auth_phone_verified_text', { phone })).waitFor();
  });
});

describe('the code of a phone verification', () => {
  const variant = englishDesktop;
  const t = textsOf(variant);

  it('can still be typed after a reload, which does not restart the countdown', async () => {
    const page = await newPage(variant);
    const person = await signInNewPlayer(page);
    await openHydrated(page, '/account/sms-verification');
    await page.getByRole('button', { name: t('auth_phone_send') }).click();
    const boxes = page.getByRole('group', { name: t('auth_sms_boxes') });
    await boxes.waitFor();
    const secondsLeft = async () => {
      const text = await page.getByText(/new code in \d+ second/).innerText();
      return Number(/\d+/.exec(text)?.[0]);
    };
    await expect.poll(secondsLeft).toBeLessThan(119);
    await reloadHydrated(page);
    await boxes.waitFor();
    expect(await secondsLeft()).toBeLessThan(119);
    await typeCode(page, variant, await codeSentTo(person.phone));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: t('auth_phone_verified') }).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('baize.phone-code'))).toBeNull();
  });

  it('names a number that the provider does not know', async () => {
    const page = await newPage(variant);
    await signInNewPlayer(page);
    await openHydrated(page, '/account/sms-verification');
    const message = 'Invalid parameter `To`: 5321';
    await page.route('**/_api/account/verifications/sms', (route) =>
      route.fulfill({
        status: 400,
        json: { success: false, message: 'Invalid parameter `+905321` given', data: { message } },
      }),
    );
    await page.getByRole('button', { name: t('auth_phone_send') }).click();
    await expect.poll(() => alertText(page)).toContain(t('security_invalid_number', { value: 'To' }));
  });
});
