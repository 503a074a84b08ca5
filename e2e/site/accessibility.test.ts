import { AxeBuilder } from '@axe-core/playwright';
import { newVisitor, openBrowser } from '@baize/testkit/browser';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const addresses = ['/', '/casino', '/login', '/Register', '/play/demo/172101', '/404'];
const visits = addresses.flatMap((address) =>
  (['phone', 'desktop'] as const).map((screen, index) => ({
    address,
    screen,
    language: index === 0 ? ('tr' as const) : ('en' as const),
  })),
);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('axe finds nothing', () => {
  it.each(visits)('at $address on a $screen in $language', async ({ address, screen, language }) => {
    const context = await newVisitor(browser, { screen, language });
    await context.addCookies([{ name: 'lang', value: language, domain: 'localhost', path: '/' }]);
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    // Frames are pages of their own, of third parties.
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .exclude('iframe')
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
      [],
    );
    await context.close();
  });
});
