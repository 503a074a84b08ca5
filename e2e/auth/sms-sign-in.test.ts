import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, isFocused } from '../accessibility.ts';
import { balance, bringPlayer } from '../accounts.ts';
import { fillCredentials, submit } from '../forms.ts';
import { codesSentTo, codeSentTo } from '../inbox.ts';
import { allLooks, englishDesktop, type Look, textsOf } from '../looks.ts';
import { verifyPhone } from '../verify-phone.ts';
import { openAlive, shareBrowser } from '../visit.ts';

const VERIFICATION = '/account/sms-verification';
const { newPage } = shareBrowser();

const smsSwitch = (page: Page, look: Look) =>
  page.getByRole('switch', { name: textsOf(look)('auth_sms_sign_in') });

async function leave(page: Page, look: Look) {
  const t = textsOf(look);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('site_log_out') })
    .click();
  await page.waitForURL(/\/login$/);
}

describe.each(allLooks)('signing in by SMS on a $screen in $language', (look) => {
  const t = textsOf(look);

  it('is switched on with a verified phone, and asks for the code that was sent', async () => {
    const page = await newPage(look);
    const person = await bringPlayer(page);
    await openAlive(page, VERIFICATION);
    await smsSwitch(page, look).waitFor();
    expect(await smsSwitch(page, look).isDisabled()).toBe(true);
    await verifyPhone(page, look, person);
    await smsSwitch(page, look).click();
    await page.getByText(t('reply_sms_sign_in_on')).first().waitFor();
    await page.getByText(t('auth_sms_sign_in_on')).waitFor();
    expect(await smsSwitch(page, look).isChecked()).toBe(true);
    await expectAccessible(page);
    await leave(page, look);

    const countBefore = (await codesSentTo(person.phone)).length;
    await fillCredentials(page, person);
    await submit(page);
    const dialog = page.getByRole('dialog', { name: t('auth_sms_title') });
    await dialog.waitFor();
    const code = await codeSentTo(person.phone, countBefore);
    await dialog.getByLabel(t('auth_sms_digit', { place: 1 }), { exact: true }).focus();
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await balance(page).waitFor();
  });
});

describe('the switch', () => {
  it('goes back to what holds where it was refused', async () => {
    const look = englishDesktop;
    const page = await newPage(look);
    const person = await bringPlayer(page);
    await openAlive(page, VERIFICATION);
    await smsSwitch(page, look).waitFor();
    await verifyPhone(page, look, person);
    await page.route('**/_api/toggle-verification', (route) => route.abort());
    await smsSwitch(page, look).focus();
    await page.keyboard.press('Space');
    await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor({ state: 'attached' });
    await expect.poll(() => smsSwitch(page, look).isChecked()).toBe(false);
    await page.unroute('**/_api/toggle-verification');
    await page.keyboard.press('Space');
    await expect.poll(() => smsSwitch(page, look).isChecked()).toBe(true);
    await page.getByText(textsOf(look)('reply_sms_sign_in_on')).first().waitFor();
    await expect.poll(() => isFocused(smsSwitch(page, look))).toBe(true);
  });
});
