import { describe, expect, it } from 'vitest';

import { inSample, journeyVariants } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';

const words = {
  tr: { missing: 'Bu sayfa bulunamadı', failed: 'Sayfa açılamadı' },
  en: { missing: 'This page could not be found', failed: 'The page could not be opened' },
};
const { newPage } = shareBrowser();

describe('a page with nothing but a notice', () => {
  it.each(inSample(journeyVariants, 1))(
    'has its notice as its heading, on a $screen in $language',
    async (variant) => {
      const { missing, failed } = words[variant.language];
      const page = await newPage(variant);
      await openHydrated(page, '/no-such-page');
      await page.getByRole('heading', { level: 1, name: missing }).waitFor();
      await page.route('**/_api/homepage*', (route) => route.fulfill({ status: 500, json: {} }));
      await page.getByRole('main').locator('a[href="/"]').click();
      await page.getByRole('heading', { level: 1, name: failed }).waitFor();
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    },
  );
});
