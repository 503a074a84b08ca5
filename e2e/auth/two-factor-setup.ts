import { totpCode } from '@baize/testkit/totp-code';
import type { Page } from 'playwright-core';

import { field } from '../forms.ts';
import { textsOf, type Variant } from '../variants.ts';

const STEP_MS = 30_000;

/** Opens the set-up and returns the app's code. */
export async function startSetup(
  page: Page,
  variant: Variant,
  password: string,
): Promise<(shift?: number) => string> {
  const t = textsOf(variant);
  await page.getByRole('switch', { name: t('security_two_factor_switch') }).click();
  await field(page, 'password').fill(password);
  await field(page, 'password').press('Enter');
  const key = page.locator('.security-key code');
  await key.waitFor();
  const secret = (await key.innerText()).replaceAll(/\s/g, '');
  return (shift = 0) => totpCode(secret, Date.now() + shift * STEP_MS);
}

export async function typeCode(page: Page, variant: Variant, code: string) {
  const t = textsOf(variant);
  await page.getByLabel(t('auth_sms_digit', { place: 1 }), { exact: true }).focus();
  await page.keyboard.type(code);
}
