import { cleanHtml } from '@baize/services';
import { htmlAttacks } from '@baize/testkit/html-attacks';
import { readPdf } from '@baize/pdf/read-pdf';
import { runningSite } from '@baize/testkit/running-site';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

import { isFocused } from '../accessibility.ts';
import { desktop, phone, textsOf } from '../variants.ts';
import { openHydrated, pathOf, shareBrowser, waitForHydration } from '../visit.ts';

const t = textsOf(desktop);
const { newPage } = shareBrowser();

describe('an info page', () => {
  it('is in the first HTML, with its own title', async () => {
    const answer = await fetch(new URL('/pages/TERMS-and-conditions', runningSite().siteUrl));
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toMatch(/<title>Şartlar ve koşullar – /);
    expect(html).toContain('18 yaşını doldurmuş');
    expect(html).not.toContain('{brand}');
  });

  it('has a menu of the others, prints, and is linked in the footer', async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await openHydrated(page, '/');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('site_page_about') })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Hakkımızda' }).waitFor();
    await waitForHydration(page);
    await page
      .getByRole('navigation', { name: t('site_pages_title') })
      .getByRole('link', { name: 'Gizlilik politikası' })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Gizlilik politikası' }).waitFor();
    expect(await page.title()).toMatch(/^Gizlilik politikası – /);
    await page.getByRole('button', { name: t('site_print') }).click();
    expect(await page.locator('body').getAttribute('data-printed')).toBe('');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
    expect(await page.getByRole('article').isVisible()).toBe(true);
  });

  it('can be saved as a PDF in letter size by a link of the server', async () => {
    const page = await newPage();
    await openHydrated(page, '/Pages/payment-policy');
    const arriving = page.waitForEvent('download');
    await page.getByRole('link', { name: t('site_pdf') }).click();
    const download = await arriving;
    expect(download.suggestedFilename()).toBe('document.pdf');
    const { pages, structure } = readPdf(await readFile(await download.path()));
    expect(structure).toContain('[0 0 612 792]');
    expect(pages.flat().join(' ')).toContain(await page.getByRole('heading', { level: 1 }).innerText());
    expect(pathOf(page)).toBe('/Pages/payment-policy');
  });

  it('that does not exist shows a notice next to the menu', async () => {
    const page = await newPage();
    const answer = await openHydrated(page, `/Pages/${encodeURIComponent('<script>alert(1)</script>')}`);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { name: t('site_pages_none') }).waitFor();
    expect(
      await page
        .getByRole('navigation', { name: t('site_pages_title') })
        .getByRole('link')
        .count(),
    ).toBe(20);
  });
});

describe('a promotion', () => {
  it('opens over the list at its own address; closing and Back return the focus to the card', async () => {
    const page = await newPage();
    await openHydrated(page, '/Promotions');
    const card = page.getByRole('link', { name: /Hafta sonu yatırım bonusu/ });
    await card.click();
    const dialog = page.getByRole('dialog', { name: 'Hafta sonu yatırım bonusu' });
    await dialog.waitFor();
    expect(pathOf(page)).toBe('/Promotions/2');
    expect(await dialog.getByRole('listitem').count()).toBeGreaterThan(2);

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(pathOf(page)).toBe('/Promotions');
    await expect.poll(() => isFocused(card)).toBe(true);

    await card.click();
    await dialog.waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'hidden' });
    await page.goForward();
    await dialog.waitFor();
  });

  it('opened by its address closes to the list', async () => {
    const page = await newPage(phone);
    await openHydrated(page, '/promotions/1');
    const dialog = page.getByRole('dialog', { name: 'Hoş geldin paketi' });
    await dialog.getByRole('button', { name: t('site_close') }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(pathOf(page)).toBe('/Promotions');
  });

  it.each(['/Promotions/999999', '/Promotions/abc', `/Promotions/${encodeURIComponent("1' or '1'='1")}`])(
    'is not found at %s',
    async (address) => {
      const answer = await fetch(new URL(address, runningSite().siteUrl));
      expect(answer.status).toBe(404);
    },
  );

  it('shows skeletons until the list has loaded', async () => {
    const page = await newPage();
    await page.route('**/_api/promotions*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    await openHydrated(page, '/404');
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('site_nav_promotions') })
      .click();
    await page.locator('.promotion-grid[aria-busy="true"]').waitFor();
    expect(await page.locator('.promotion-grid > li').count()).toBe(6);
    await page.getByRole('link', { name: /Hoş geldin paketi/ }).waitFor();
  });
});

describe('HTML of operators', () => {
  /** How many of the texts executed script, on a page without a content policy. */
  async function executions(texts: readonly string[]): Promise<number> {
    const page = await newPage();
    let count = 0;
    page.on('dialog', (dialog) => {
      count += 1;
      void dialog.dismiss();
    });
    for (const text of texts) {
      await page.setContent(`<!doctype html><body>${text}</body>`);
      // Links to pages are harmless and would navigate away; all others are clicked.
      const suspects = page.locator('a[href]:not([href^="/"], [href^="https:"])');
      for (const link of await suspects.all()) await link.dispatchEvent('click');
    }
    await page.waitForTimeout(200);
    return count;
  }

  it('executes without sanitising, and never after it', async () => {
    expect(await executions(['<img src=x onerror=alert(1)>'])).toBeGreaterThan(0);
    expect(await executions(htmlAttacks.map(cleanHtml))).toBe(0);
  });
});
