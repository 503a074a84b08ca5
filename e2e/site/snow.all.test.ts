import { brandUrl } from '@baize/testkit/running-site';
import { describe, expect, it } from 'vitest';

import { expectAccessible } from '../accessibility.ts';
import { phone, textsOf } from '../variants.ts';
import { openHydrated, reloadHydrated, shareBrowser } from '../visit.ts';

const { newPage } = shareBrowser();

/** A page of the brand with snow. */
async function openSnow({ isStill }: { readonly isStill: boolean }) {
  const page = await newPage(phone);
  if (!isStill) await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openHydrated(page, brandUrl('buzul'));
  return page;
}

describe('snow', () => {
  it('falls at the brand that has it until the player stops it', async () => {
    const page = await openSnow({ isStill: false });
    const snow = page.locator('canvas.snow');
    await snow.waitFor();
    expect(await snow.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe('none');
    expect(await snow.getAttribute('data-falling')).toBe('true');
    await page.getByRole('button', { name: textsOf(phone)('site_snow_on') }).click();
    await snow.waitFor({ state: 'detached' });
    await reloadHydrated(page);
    await page.getByRole('button', { name: textsOf(phone)('site_snow_off') }).click();
    await snow.waitFor();
    await expectAccessible(page);
  });

  it('is absent with reduced motion, and not loaded by other brands', async () => {
    const page = await openSnow({ isStill: true });
    await expect.poll(() => page.locator('.snow-slot').count()).toBe(1);
    expect(await page.locator('canvas.snow').count()).toBe(0);
    // Parts of the first page may still be loading, so the other brand gets a new page.
    const other = await newPage(phone);
    const asked: string[] = [];
    other.on('request', (request) => asked.push(request.url()));
    await other.goto(brandUrl('lumen'), { waitUntil: 'networkidle' });
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((url) => /snow/.test(url))).toEqual([]);
  });
});
