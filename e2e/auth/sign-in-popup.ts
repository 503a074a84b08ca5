import type { Page } from 'playwright-core';

import { field } from '../forms.ts';
import { textsOf, type Variant } from '../variants.ts';
import { openHydrated } from '../visit.ts';

/** Opens the popup from the header, on a page that loads quickly. */
export async function openPopup(page: Page, variant: Variant, address = '/Pages/about'): Promise<void> {
  await openHydrated(page, address);
  await page
    .getByRole('banner')
    .getByRole('button', { name: textsOf(variant)('site_log_in'), exact: true })
    .click();
  await field(page, 'password').waitFor();
}

export const alertText = (page: Page): Promise<string> => page.locator('.alert-box').innerText();
