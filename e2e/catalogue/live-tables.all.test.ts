import { runningSite } from '@baize/testkit/running-site';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';

import { isFocused } from '../accessibility.ts';
import { englishDesktop } from '../variants.ts';
import { loadDeferredParts, openHydrated, shareBrowser } from '../visit.ts';

/** Slightly longer than a table may be silent. */
const STALE_AFTER_MS = 15_100;

const { newPage } = shareBrowser();

async function control(changes: Record<string, unknown>): Promise<void> {
  const response = await fetch(`${runningSite().sandboxUrl}/feeds/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(changes),
  });
  expect(response.status).toBe(200);
}

async function openTables({ pausesClock = false } = {}): Promise<Page> {
  const page = await newPage();
  if (pausesClock) await page.clock.install();
  await openHydrated(page, '/livecasino');
  if (!pausesClock) await loadDeferredParts(page);
  await page.locator('.live-over').first().waitFor();
  return page;
}

/** Records every change of the tiles with the time of its frame, which is the same for all changes in a frame. */
async function watchChanges(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: number[] = [];
    // Called once per React commit. Other parts of the page commit on their own.
    const observer = new MutationObserver(() => seen.push(Number(document.timeline.currentTime)));
    for (const facts of document.querySelectorAll('.live-over, .live-line')) {
      observer.observe(facts, { subtree: true, childList: true, characterData: true });
    }
    Object.assign(window, { seen });
  });
}

const readChanges = (page: Page) =>
  page.evaluate(() => ('seen' in window && Array.isArray(window.seen) ? window.seen.map(Number) : []));

describe('live tables', () => {
  afterEach(() => control({ rate: null, fault: null }));

  it('are shown with limits, dealers, and results or seats, over one socket', async () => {
    const page = await newPage();
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));
    await openHydrated(page, '/livecasino');
    await loadDeferredParts(page);
    await page.locator('.live-results').first().waitFor();
    await page.locator('.live-seats').first().waitFor();
    expect(await page.locator('.live-line').first().innerText()).toMatch(/·.*₺/s);
    expect(await page.locator('.live-results li').first().innerText()).not.toBe('');
    expect(sockets).toHaveLength(1);
  });

  it('change at most once per frame at five hundred updates per second', async () => {
    const page = await openTables();
    await control({ rate: 500 });
    await watchChanges(page);
    await expect.poll(async () => (await readChanges(page)).length, { timeout: 60_000 }).toBeGreaterThan(60);
    const changes = await readChanges(page);
    expect(new Set(changes).size).toBe(changes.length);
  });

  it('keep their state if messages are truncated or invalid', async () => {
    const page = await openTables();
    const line = await page.locator('.live-line').first().innerText();
    await control({ rate: 100, fault: 'garbage' });
    await watchChanges(page);
    await expect.poll(async () => (await readChanges(page)).length, { timeout: 30_000 }).toBeGreaterThan(10);
    await control({ fault: 'half' });
    const before = (await readChanges(page)).length;
    await expect
      .poll(async () => (await readChanges(page)).length, { timeout: 30_000 })
      .toBeGreaterThan(before);
    const limits = /₺\S+ – ₺\S+/.exec(line)?.[0] ?? 'none';
    expect(await page.locator('.live-line').first().innerText()).toContain(limits);
  });

  it('show that they are stale, and update again when the provider is back', async () => {
    const page = await openTables({ pausesClock: true });
    await control({ fault: 'silent' });
    const stale = page.locator('.live-over[data-stale]');
    expect(await stale.count()).toBe(0);
    await page.clock.runFor(STALE_AFTER_MS);
    await expect.poll(() => stale.count(), { timeout: 40_000 }).toBeGreaterThan(0);
    await control({ fault: null });
    await expect.poll(() => stale.count(), { timeout: 40_000 }).toBe(0);
  });
});

describe('jackpots and odds', () => {
  afterEach(() => control({ jackpots: 'fine', matches: 'fine' }));

  it('are shown with their amounts, and their rules on request', async () => {
    const page = await newPage(englishDesktop);
    await openHydrated(page, '/Jackpot');
    await loadDeferredParts(page);
    const panel = page.locator('.jackpot-panel').first();
    await panel.locator('.jackpot-amount').first().waitFor();
    const feed = await (await fetch(`${runningSite().sandboxUrl}/feeds.json`)).json();
    const grand = feed.pools.find(({ id }: { id: string }) => id === 'grand').tiers[0].amountMinor;
    const shown = await panel.locator('.jackpot-amount .visually-hidden').first().innerText();
    expect(Number(shown.replaceAll(/\D/g, ''))).toBe(grand);
    const rules = panel.getByRole('button');
    await rules.click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => isFocused(rules)).toBe(true);
  });

  it('are on the home page, and link only to existing pages', async () => {
    const page = await newPage();
    await openHydrated(page, '/');
    await page.locator('.home-sports').scrollIntoViewIfNeeded();
    const match = page.locator('.match').first();
    await match.waitFor();
    expect(await match.locator('.match-odds b').allInnerTexts()).toHaveLength(3);
    const answer = await page.request.get('/Sport');
    const ways = await page.locator('.home-sports a').count();
    expect(ways > 0).toBe(answer.ok());
  });
});
