import { describe, expect, it } from 'vitest';

import { linkedPicture, phoneAgent } from './lobby-page.ts';

describe('a lobby, by device', () => {
  it('has its largest picture chosen by the browser on wider screens', async () => {
    const { preloaded, html } = await linkedPicture(
      '/casino',
      'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0',
    );
    expect(preloaded).toBeUndefined();
    expect(/<img src="\/pictures\/banner-[^>]* fetchPriority="high"/.test(html)).toBe(true);
  });

  it('has no filter column on a phone', async () => {
    const { html } = await linkedPicture('/casino', phoneAgent);
    expect(html.includes('<div class="lobby-main">')).toBe(true);
    expect(html.includes('<div class="lobby-filters">')).toBe(false);
  });
});
