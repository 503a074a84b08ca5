import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import { type Browser, type Response } from 'playwright-core';

const compress = promisify(brotliCompress);

/** How long after network idle late scripts still count. */
const SETTLE_MS = 1_500;

/** What a phone fetches for the complete home page. */
export interface FirstLoad {
  readonly scripts: number;
  readonly scriptBytes: number;
  readonly styleBytes: number;
  readonly htmlBytes: number;
  readonly requests: number;
  /** Distance of the first game or live tile from the top. */
  readonly firstTileTop: number | null;
  readonly layoutShift: number;
}

async function brotliSize(body: Buffer | string): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return (await compress(Buffer.from(body), { params })).length;
}

/** Opens the home page on a 390 px phone with an empty cache and measures all responses. */
export async function measureFirstLoad(browser: Browser, siteUrl: string): Promise<FirstLoad> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(siteUrl, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  const scripts = responses.filter((response) => response.request().resourceType() === 'script');
  const scriptSizes = await Promise.all(scripts.map(async (response) => brotliSize(await response.body())));
  const html = await responses.find((response) => response.request().resourceType() === 'document')?.text();
  const styles = [...(html ?? '').matchAll(/<style>([^]*?)<\/style>/g)]
    .map(([, text]) => text ?? '')
    .join('');
  const layout = await page.evaluate(() => ({
    firstTileTop: document.querySelector('.tile')?.getBoundingClientRect().top ?? null,
    layoutShift: performance
      .getEntriesByType('layout-shift')
      .reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
  }));
  await context.close();
  return {
    scripts: scripts.length,
    scriptBytes: scriptSizes.reduce((sum, size) => sum + size, 0),
    styleBytes: await brotliSize(styles),
    htmlBytes: await brotliSize(html ?? ''),
    requests: responses.length,
    ...layout,
  };
}
