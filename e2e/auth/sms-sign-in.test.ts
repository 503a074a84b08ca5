import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible } from '../accessibility.ts';
import { balance, signInNewPlayer } from '../accounts.ts';
import { fillCredentials, submit } from '../forms.ts';
import { codesSentTo, codeSentTo } from '../inbox.ts';
import { inSample, journeyVariants, type Variant, textsOf } from '../variants.ts';
import { verifyPhone } from '../verify-phone.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import { leave } from './leave.ts';

const VERIFICATION = '/account/sms-verification';
const { newPage } = shareBrowser();

const smsSwitch = (page: Page, variant: Variant) =>
  page.getByRole('switch', { name: textsOf(variant)('auth_sms_sign_in') });

describe.each(inSample(journeyVariants, 1))('signing in by SMS on a $screen in $language', (variant) => {
  const t = textsOf(variant);

  it('can be switched on with a verified phone, and then requires the code', async () => {
    const page = await newPage(variant);
    const person = await signInNewPlayer(page);
    await openHydrated(page, VERIFICATION);
    await smsSwitch(page, variant).waitFor();
    expect(await smsSwitch(page, variant).isDisabled()).toBe(true);
    await verifyPhone(page, variant, person);
    await smsSwitch(page, variant).click();
    await page.getByText(t('reply_sms_sign_in_on')).first().waitFor();
    await page.getByText(t('auth_sms_sign_in_on')).waitFor();
    expect(await smsSwitch(page, variant).isChecked()).toBe(true);
    await expectAccessible(page);
    await leave(page, variant);

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
