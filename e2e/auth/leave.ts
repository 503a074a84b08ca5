import type { Page } from 'playwright-core';

import { textsOf, type Variant } from '../variants.ts';
import { openHydrated } from '../visit.ts';

/** Signs out by the menu of the account, and waits for the page to sign in. */
export async function leave(page: Page, variant: Variant): Promise<void> {
  await openHydrated(page, '/account/menu');
  await page
    .getByRole('main')
    .getByRole('button', { name: textsOf(variant)('site_log_out') })
    .filter({ visible: true })
    .first()
    .click();
  await page.waitForURL(/\/login$/);
}
