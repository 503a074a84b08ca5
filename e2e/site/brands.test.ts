import { request } from 'node:http';
import path from 'node:path';

import { loadBrands } from '@baize/brand';
import { newVisitor, openBrowser, screens, watchComplaints } from '@baize/testkit/browser';
import { runningSite } from '@baize/testkit/running-site';
import { describe, expect, it } from 'vitest';

const brands = loadBrands(path.join(import.meta.dirname, '../../brands'));

interface Answer {
  readonly status: number;
  readonly html: string;
}

/** Asks the running site for its first HTML under any host name. */
function ask(host: string, address = '/', headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port } = new URL(runningSite().siteUrl);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: address, headers: { host, ...headers } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, html: Buffer.concat(parts).toString() }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('the first HTML', () => {
  it('is there for ten brands', () => {
    expect(brands).toHaveLength(10);
  });

  it.each(brands.map((brand) => [brand.slug, brand] as const))(
    'of %s carries the brand',
    async (slug, brand) => {
      const { port } = new URL(runningSite().siteUrl);
      const { status, html } = await ask(`${slug}.localhost:${port}`);
      expect(status).toBe(200);
      expect(html).toContain(`<title>${brand.options.title.tr}</title>`);
      expect(html).toContain(`content="${brand.options.keywords.tr}"`);
      expect(html).toContain(`--accent:${brand.tokens.accent}`);
      expect(html).toContain(brand.assets.get(brand.options.favicon)?.url);
      expect(html).toContain('class="tile"');
      expect(html).toContain('<html lang="tr"');
    },
  );

  it('comes in the language of the cookie', async () => {
    const { port } = new URL(runningSite().siteUrl);
    const { html } = await ask(`localhost:${port}`, '/', { cookie: 'lang=en' });
    expect(html).toContain('<html lang="en"');
    const wrong = await ask(`localhost:${port}`, '/', { cookie: 'lang=xx' });
    expect(wrong.html).toContain('<html lang="tr"');
  });

  it('says plainly that nobody has this host', async () => {
    const { status, html } = await ask('nobody.example');
    expect(status).toBe(404);
    expect(html).toContain('<h1>');
    expect(html).not.toContain('id="boot"');
  });

  it('is a page with words and status 404 at an unknown address', async () => {
    const { port } = new URL(runningSite().siteUrl);
    const { status, html } = await ask(`localhost:${port}`, '/no/such/page');
    expect(status).toBe(404);
    expect(html).toContain('id="boot"');
  });
});

describe('the home page', () => {
  it.each(['phone', 'tablet', 'desktop'] as const)(
    'comes alive without a complaint on a %s',
    async (screen) => {
      const browser = await openBrowser();
      const context = await newVisitor(browser, { screen });
      const page = await context.newPage();
      const complaints = watchComplaints(page);
      await page.goto('/', { waitUntil: 'networkidle' });
      // A phone makes its window as wide as what does not fit.
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(screens[screen].width);
      const firstTile = await page.locator('.tile').first().boundingBox();
      if (screen === 'phone') expect(firstTile?.y).toBeLessThan(640);
      expect(complaints).toEqual([]);
      await browser.close();
    },
  );
});
