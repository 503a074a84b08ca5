import type { Person } from '@baize/testkit/new-person';
import type { Page } from 'playwright-core';

import { codeSentTo } from './inbox.ts';
import { type Variant, textsOf } from './variants.ts';

/** On the verification page: requests a code and types it. */
export async function verifyPhone(
  page: Page,
  variant: Variant,
  person: Pick<Person, 'phone'>,
): Promise<void> {
  const t = textsOf(variant);
  await page.getByRole('button', { name: t('auth_phone_send') }).click();
  const code = await codeSentTo(person.phone);
  await page.getByLabel(t('auth_sms_digit', { place: 1 }), { exact: true }).focus();
  await page.keyboard.type(code);
  await page.getByRole('button', { name: t('auth_sms_confirm') }).click();
  await page.getByRole('heading', { name: t('auth_phone_verified') }).waitFor();
}
