import { collectErrors, screens } from '@baize/testkit/browser';
import { brandUrl } from '@baize/testkit/running-site';
import { describe, expect, it } from 'vitest';

import { shareBrowser } from '../visit.ts';

const { browser } = shareBrowser();

const agents = {
  phone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  tablet: 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15',
  desktop: 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
} as const;

/** On a busy machine a font may miss the first layout; the second load has it cached. */
const MAX_SHIFT = 0.005;

describe('the first paint', () => {
  const sizes = ['phone', 'tablet', 'desktop'] as const;
  const mixed = sizes.flatMap((screen) => sizes.map((agent) => ({ screen, agent })));

  it.each(mixed)(
    'on a $screen with the user agent of a $agent has no layout shift',
    async ({ screen, agent }) => {
      const context = await browser().newContext({
        baseURL: brandUrl('tribun'),
        viewport: screens[screen],
        userAgent: agents[agent],
      });
      const page = await context.newPage();
      const complaints = collectErrors(page);
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            Object.assign(window, {
              shift: Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value')),
            });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const load = async () => {
        await page.goto('/', { waitUntil: 'networkidle' });
        return page.evaluate(() => Number(Reflect.get(window, 'shift')));
      };
      // Headings may swap their font, with a tiny shift; a moving section counts far more, at each load.
      const shift = await load();
      expect(shift < MAX_SHIFT ? shift : await load()).toBeLessThan(MAX_SHIFT);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it.each(['/', '/login'])('of %s fetches no style that the page itself holds', async (address) => {
    const context = await browser().newContext({ baseURL: brandUrl('tribun') });
    const page = await context.newPage();
    const styles: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') styles.push(new URL(request.url()).pathname);
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    const held = await page
      .locator('link[rel=stylesheet][type]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(held.length).toBeGreaterThan(0);
    expect(styles.filter((path) => held.includes(path))).toEqual([]);
    await context.close();
  });
});
