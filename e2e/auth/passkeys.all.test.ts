import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible } from '../accessibility.ts';
import { balance, signInNewPlayer } from '../accounts.ts';
import { field, problemAt } from '../forms.ts';
import { inSample, journeyVariants, textsOf } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import { addDevice, recordSignals } from './add-device.ts';
import { leave } from './leave.ts';

const SECURITY = '/TwoFactor';
const { newPage } = shareBrowser();

const alertText = (page: Page) => page.locator('.alert-box').innerText();

describe.each(inSample(journeyVariants, 0))('a passkey on a $screen in $language', (variant) => {
  const t = textsOf(variant);

  it('is added, renamed, used to sign in and removed', async () => {
    const page = await newPage(variant);
    const { session, authenticatorId } = await addDevice(page);
    const signals = await recordSignals(page);
    await signInNewPlayer(page);
    await openHydrated(page, SECURITY);
    await page.getByRole('button', { name: t('security_passkey_add'), exact: true }).click();
    await page.getByText(t('reply_passkey_added')).first().waitFor();
    await page.locator('.passkey-list li').waitFor();
    await page.getByText(t('security_passkey_host', { host: 'localhost' })).waitFor();
    await expect.poll(() => signals.at(-2)?.allAcceptedCredentialIds).toHaveLength(1);
    const [id] = signals.at(-2)?.allAcceptedCredentialIds ?? [];
    await expectAccessible(page);
    await page.getByRole('button', { name: t('security_passkey_add'), exact: true }).click();
    await expect.poll(() => alertText(page)).toContain(t('security_passkey_known'));

    await page.locator('.passkey-list button').click();
    const dialog = page.getByRole('dialog', { name: t('security_passkey_title') });
    await expectAccessible(page);
    await dialog.locator('[name=label]').fill(' ');
    await dialog.getByRole('button', { name: t('security_passkey_save') }).click();
    await expect.poll(() => problemAt(page, 'label')).toBe(t('field_required'));
    await dialog.locator('[name=label]').fill('Elif’in telefonu');
    await dialog.locator('[name=label]').press('Enter');
    await page.locator('.passkey-list').getByText('Elif’in telefonu').waitFor();

    await leave(page, variant);
    // The virtual authenticator may answer the browser's own offer first, which takes the button away.
    const button = page.getByRole('button', { name: t('security_passkey_login') });
    await button.click({ timeout: 5_000 }).catch(() => undefined);
    await balance(page).waitFor();
    await openHydrated(page, SECURITY);
    await page.locator('.passkey-list button').click();
    await dialog.getByRole('button', { name: t('security_passkey_remove') }).click();
    await page.getByText(t('reply_passkey_removed')).first().waitFor();
    await page.getByText(t('security_passkeys_empty')).waitFor();
    await expect.poll(() => signals.at(-2)?.allAcceptedCredentialIds).toEqual([]);

    await leave(page, variant);
    await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
    await page.getByRole('button', { name: t('security_passkey_login') }).click();
    await expect.poll(() => alertText(page)).toContain(t('passkey_removed'));
    await expect.poll(() => signals.at(-1)).toEqual({ rpId: 'localhost', credentialId: id });
  });

  it('is not offered on another host of the site', async () => {
    const page = await newPage(variant);
    await openHydrated(page, '/login');
    const button = page.getByRole('button', { name: t('security_passkey_login') });
    await button.waitFor();
    const { port } = new URL(page.url());
    await openHydrated(page, `http://127.0.0.1:${port}/login`);
    await field(page, 'password').waitFor();
    expect(await button.count()).toBe(0);
  });
});
