import { brandUrl } from '@baize/testkit/running-site';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { desktop, textsOf } from '../variants.ts';
import { shareBrowser } from '../visit.ts';

const t = textsOf(desktop);
const { newPage } = shareBrowser();

interface Options {
  readonly slug?: string;
  readonly mayMove?: boolean;
  readonly savesData?: boolean;
}

/** The lobby of virtual games, and the films that it has requested. */
async function openVirtual({ slug = 'baize', mayMove = true, savesData = false }: Options) {
  const page = await newPage();
  if (mayMove) await page.emulateMedia({ reducedMotion: 'no-preference' });
  if (savesData) {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
    );
  }
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) films.push(request.url());
  });
  await page.goto(`${brandUrl(slug)}/virtual`, { waitUntil: 'networkidle' });
  return { page, films };
}

const isMoving = (page: Page) =>
  page.locator('.lobby-film').evaluate((film) => film instanceof HTMLVideoElement && !film.paused);

describe('the film behind virtual games', () => {
  it('plays until its button stops it', async () => {
    const { page } = await openVirtual({});
    await expect.poll(() => isMoving(page)).toBe(true);
    await page.getByRole('button', { name: t('catalogue_film_pause') }).click();
    await expect.poll(() => isMoving(page)).toBe(false);
    await page.getByRole('button', { name: t('catalogue_film_play') }).click();
    await expect.poll(() => isMoving(page)).toBe(true);
  });

  it.each([
    ['with reduced motion', { mayMove: false }],
    ['with data saving', { savesData: true }],
    ['at a brand without it', { slug: 'mercan' }],
  ] as const)('is neither shown nor fetched %s', async (_, options) => {
    const { page, films } = await openVirtual(options);
    expect(await page.locator('.game-grid .tile').count()).toBeGreaterThan(0);
    expect(await page.locator('.lobby-film, .lobby-film-stop').count()).toBe(0);
    expect(films).toEqual([]);
  });
});
