import { brandUrl, runningSite } from '@baize/testkit/running-site';
import { describe, expect, it } from 'vitest';

import { sendRequest } from '../send-request.ts';
import { brands } from '../visit.ts';

describe('the first HTML', () => {
  it('exists for ten brands', () => {
    expect(brands).toHaveLength(10);
  });

  it.each(brands.map((brand) => [brand.slug, brand] as const))(
    'of %s contains the brand',
    async (slug, brand) => {
      const { status, text: html } = await sendRequest(brandUrl(slug));
      expect(status).toBe(200);
      expect(html).toContain(`<title>${brand.options.title.tr}</title>`);
      expect(html).toContain(`content="${brand.options.keywords.tr}"`);
      expect(html).toContain(`--accent:${brand.tokens.accent}`);
      expect(html).toContain(brand.assets.get(brand.options.favicon)?.url);
      expect(html).toContain('class="tile"');
      expect(html).toContain('<html lang="tr"');
    },
  );

  it('is in the language of the cookie', async () => {
    const { siteUrl } = runningSite();
    const { text: html } = await sendRequest(siteUrl, { headers: { cookie: 'lang=en' } });
    expect(html).toContain('<html lang="en"');
    const wrong = await sendRequest(siteUrl, { headers: { cookie: 'lang=xx' } });
    expect(wrong.text).toContain('<html lang="tr"');
  });

  it('shows that the host is unknown', async () => {
    const { status, text: html } = await sendRequest('http://nobody.example');
    expect(status).toBe(404);
    expect(html).toContain('<h1>');
    expect(html).not.toContain('id="boot"');
  });

  it('is a page with text and status 404 at an unknown address', async () => {
    const { status, text: html } = await sendRequest(`${runningSite().siteUrl}/no/such/page`);
    expect(status).toBe(404);
    expect(html).toContain('id="boot"');
  });
});
