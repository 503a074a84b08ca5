import { runningSite } from '@baize/testkit/running-site';
import { describe, expect, it } from 'vitest';

describe('the largest picture of a lobby', () => {
  const ahead = async (address: string, agent: string) => {
    const { siteUrl } = runningSite();
    const answer = await fetch(siteUrl + address, { headers: { 'user-agent': agent } });
    const preloaded = /^<([^>]+)>; rel=preload; as=image; fetchpriority=high$/.exec(
      answer.headers.get('link') ?? '',
    )?.[1];
    return { preloaded, html: await answer.text() };
  };
  const phoneAgent = 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0.0.0 Mobile Safari/537.36';

  it('is chosen by the browser on wider screens', async () => {
    const { preloaded, html } = await ahead('/casino', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0');
    expect(preloaded).toBeUndefined();
    expect(/<img src="\/pictures\/banner-[^>]* fetchPriority="high"/.test(html)).toBe(true);
  });

  it('has no filter column next to it on a phone', async () => {
    const { html } = await ahead('/casino', phoneAgent);
    expect(html.includes('<div class="lobby-main">')).toBe(true);
    expect(html.includes('<div class="lobby-filters">')).toBe(false);
  });
});
