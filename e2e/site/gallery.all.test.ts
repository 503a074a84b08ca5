import { screens } from '@baize/testkit/browser';
import { runningSite } from '@baize/testkit/running-site';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, isFocused, overflowOf } from '../accessibility.ts';
import { brands, openHydrated, reloadHydrated, shareBrowser } from '../visit.ts';

const { newPage } = shareBrowser();

const gallery = '/__ui';
/** What is busy or out of date fades for as long as that lasts. */
const fading = '[aria-busy], [data-stale]';
const codeOf = (page: Page, part: string) => page.locator(`#${part} pre code`);

/** Colour of the page, and the face of its headings. */
function styleOf(page: Page) {
  return page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return [style.getPropertyValue('--bg'), style.getPropertyValue('--display')];
  });
}

const tokensOf = (slug: string) => {
  const tokens = brands.find((brand) => brand.slug === slug)?.tokens;
  return [tokens?.bg, tokens?.display];
};

describe('the gallery of parts', () => {
  it('takes on the style of any brand at once, and keeps it on reload and Back', async () => {
    const page = await newPage({ language: 'en' });
    await openHydrated(page, `${gallery}#chip`);
    const brand = page.getByLabel('Brand');
    await expect.poll(() => brand.locator('option').count()).toBe(brands.length);
    expect(await styleOf(page)).toEqual(tokensOf('baize'));
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    for (const slug of ['lumen', 'limonata']) {
      await brand.selectOption(slug);
      await expect.poll(() => styleOf(page)).toEqual(tokensOf(slug));
      expect(new URL(page.url()).search + new URL(page.url()).hash).toBe(`?brand=${slug}#chip`);
    }
    await expect.poll(() => page.locator('link[href*="/__ui/brands/"]').count()).toBe(1);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await reloadHydrated(page);
    expect(await styleOf(page)).toEqual(tokensOf('limonata'));
    await page.goBack();
    await expect.poll(() => styleOf(page)).toEqual(tokensOf('lumen'));
    await expect.poll(() => brand.inputValue()).toBe('lumen');
    await page.goBack();
    await expect.poll(() => styleOf(page)).toEqual(tokensOf('baize'));
  });

  it('shows its own brand for one that is not installed, and changes its language where it is', async () => {
    const page = await newPage();
    await openHydrated(page, `${gallery}?brand=nothing`);
    const brand = page.getByLabel('Marka');
    await expect.poll(() => brand.locator('option').count()).toBe(brands.length);
    expect(await brand.inputValue()).toBe('baize');
    expect(await styleOf(page)).toEqual(tokensOf('baize'));

    await brand.selectOption('mercan');
    expect(await page.locator('h1').innerText()).toBe('Arayüz parçaları');
    await page.getByRole('button', { name: /^EN/ }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Interface parts');
    expect(new URL(page.url()).search).toBe('?brand=mercan');
    expect(await page.locator('#button .gallery-caption').first().innerText()).toBe('Default');
  });

  it('leads by the keyboard to each part, whose address can be opened', async () => {
    const page = await newPage({ language: 'en' });
    await openHydrated(page, gallery);
    const link = page.getByRole('navigation').getByRole('link', { name: 'Alert box' });
    await link.focus();
    await page.keyboard.press('Enter');
    const part = page.locator('#alert-box');
    expect(new URL(page.url()).hash).toBe('#alert-box');
    expect(await isFocused(part)).toBe(true);
    await expect.poll(() => link.getAttribute('aria-current')).toBe('location');
  });

  it('opens at a part, below the bar that stays at the top', async () => {
    const page = await newPage({ language: 'en' });
    await openHydrated(page, `${gallery}#dialog`);
    const top = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(() => top('#dialog-title')).toBeLessThan(400);
    const head = await page.locator('.gallery-head').boundingBox();
    expect(await top('#dialog-title')).toBeGreaterThan(head?.height ?? Infinity);
  });

  it('shows hover, focus and press as the pointer and the keyboard make them', async () => {
    const page = await newPage({ language: 'en' });
    await openHydrated(page, gallery);
    const background = (state: string) =>
      page
        .locator(`#button .gallery-state[data-state=${state}] button`)
        .first()
        .evaluate((button) => getComputedStyle(button).backgroundColor);
    const button = page.locator('#button .gallery-state[data-state=rest] button').first();
    await button.hover();
    await expect.poll(() => background('rest')).toBe(await background('hover'));
    await page.mouse.move(0, 0);
    await expect.poll(() => background('rest')).not.toBe(await background('hover'));
    const focused = page.locator('#button [data-focused]').first();
    expect(await focused.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
    expect(await page.locator('#game-tile [data-state=hover] .tile-actions').isVisible()).toBe(true);
    // What only looks so is no stop of the keyboard.
    await button.focus();
    await page.keyboard.press('Tab');
    expect(await isFocused(page.locator('#button [data-state=loading] button').first())).toBe(true);

    // A star draws its focus in the shape of its button.
    const star = page.locator('#favourite-star [data-state=rest] .tile-star');
    await star.focus();
    // Focus that follows a key is visible.
    await page.keyboard.press('Shift');
    const ring = (element: Element) => getComputedStyle(element).outlineStyle;
    expect(await star.evaluate(ring)).toBe('none');
    expect(await star.locator('span').evaluate(ring)).toBe('solid');
    expect(await star.locator('span').evaluate((disc) => getComputedStyle(disc).borderRadius)).toBe('50%');
  });

  it('leaves no state alone in its row on any screen', async () => {
    const page = await newPage();
    await openHydrated(page, gallery);
    for (const size of Object.values(screens)) {
      await page.setViewportSize(size);
      const alone = await page.locator('.gallery-states-row').evaluateAll((rows) =>
        rows
          .filter((row) => row.children.length % 2 === 0)
          .filter((row) => {
            const tops = [...row.children].map((cell) => cell.getBoundingClientRect().top);
            return tops.filter((top) => top === tops.at(-1)).length === 1;
          })
          .map((row) => row.closest('section')?.id),
      );
      expect(alone, `${size.width} px`).toEqual([]);
    }
  });

  it('copies code and says so, or selects it if the browser does not let it copy', async () => {
    const page = await newPage({ language: 'en' });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openHydrated(page, gallery);
    await page.getByRole('button', { name: 'Copy the code of Icon button' }).click();
    const said = page.locator('#icon-button [role=status]');
    await expect.poll(() => said.innerText()).toBe('Icon button: code copied.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await codeOf(page, 'icon-button').innerText());
    expect(copied).toContain('<IconButton icon="search"');
    await expect.poll(() => said.innerText()).toBe('');

    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.getByRole('button', { name: 'Copy the code of Chip' }).click();
    await expect.poll(() => page.locator('#chip [role=status]').innerText()).toContain('Ctrl+C');
    expect(await page.evaluate(() => String(getSelection()))).toBe(await codeOf(page, 'chip').innerText());
  });

  it.each([
    ['baize', 'tr', 320],
    ['limonata', 'en', 390],
    ['lumen', 'tr', 820],
    ['mercan', 'en', 1440],
    ['pist', 'tr', 2560],
  ] as const)('is accessible as %s in %s, %i pixels wide', async (brand, language, width) => {
    const page = await newPage({ language });
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, `${gallery}?brand=${brand}`);
    await expect.poll(() => page.getByRole('combobox').first().inputValue()).toBe(brand);
    await expectAccessible(page, { withAdvice: true, except: fading });
    expect(await overflowOf(page)).toBe(0);
  });

  it('adds nothing to what other pages load', async () => {
    const home = await fetch(runningSite().siteUrl);
    expect(await home.text()).not.toContain('gallery');
  });
});
