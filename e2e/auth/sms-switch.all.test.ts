import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { isFocused } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { englishDesktop, type Variant, textsOf } from '../variants.ts';
import { verifyPhone } from '../verify-phone.ts';
import { openHydrated, shareBrowser } from '../visit.ts';

const VERIFICATION = '/account/sms-verification';
const { newPage } = shareBrowser();

const smsSwitch = (page: Page, variant: Variant) =>
  page.getByRole('switch', { name: textsOf(variant)('auth_sms_sign_in') });

describe('the switch', () => {
  it('returns to its actual state if the change was refused', async () => {
    const variant = englishDesktop;
    const page = await newPage(variant);
    const person = await signInNewPlayer(page);
    await openHydrated(page, VERIFICATION);
    await smsSwitch(page, variant).waitFor();
    await verifyPhone(page, variant, person);
    await page.route('**/_api/toggle-verification', (route) => route.abort());
    await smsSwitch(page, variant).focus();
    await page.keyboard.press('Space');
    await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor({ state: 'attached' });
    await expect.poll(() => smsSwitch(page, variant).isChecked()).toBe(false);
    await page.unroute('**/_api/toggle-verification');
    await page.keyboard.press('Space');
    await expect.poll(() => smsSwitch(page, variant).isChecked()).toBe(true);
    await page.getByText(textsOf(variant)('reply_sms_sign_in_on')).first().waitFor();
    await expect.poll(() => isFocused(smsSwitch(page, variant))).toBe(true);
  });
});
