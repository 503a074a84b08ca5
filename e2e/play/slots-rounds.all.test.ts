import { createFastDraw, playSlot, replay, richWeightFor, slotModels, type SlotScript } from '@baize/games';
import { collectErrors } from '@baize/testkit/browser';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { isFocused } from '../accessibility.ts';
import { shareBrowser } from '../visit.ts';
import { minorOf, openShowcase, playScript, waitUntilIdle } from './slot-frame.ts';

const { newPage } = shareBrowser();

/** The shortest of many rounds that are like that. */
function findScript(id: string, isWanted: (script: SlotScript) => boolean): SlotScript {
  const model = slotModels.find((known) => known.id === id);
  if (model === undefined) throw new RangeError(id);
  const variant = { model, richWeight: richWeightFor(model, 9_600) };
  const draw = createFastDraw(8);
  const lengthOf = (script: SlotScript) => replay(script).length;
  let best: SlotScript | null = null;
  for (let round = 0; round < 6_000; round++) {
    const script = playSlot(variant, draw);
    if (isWanted(script) && (best === null || lengthOf(script) < lengthOf(best))) best = script;
  }
  if (best === null) throw new RangeError(`no round of ${id} is like that`);
  return best;
}

const lira = (minor: number) => `₺${(minor / 100).toLocaleString('tr', { minimumFractionDigits: 2 })}`;
/** Coins show no decimals of a whole amount. */
const shortLira = (minor: number) => lira(minor).replace(/,00$/, '');
const text = (page: Page, selector: string) => page.locator(selector).innerText();
/** The symbols on the board, a string for each reel. */
const readBoard = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.column')].map((column) =>
      [...column.children].map((cell) => cell.className.split(' ')[1]).join(''),
    ),
  );
/** Reels that turn, or whose symbols have fallen out. */
const countMoved = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('.column')].filter((column) =>
        column.getAnimations().some((motion) => motion.playState !== 'idle'),
      ).length,
  );

describe('a round is shown as its script has it:', () => {
  it.each(['stacked-twenty-five', 'rolling-243', 'rising-clusters', 'shifting-117649', 'climbing-eight'])(
    'the last board and the win of %s',
    async (id) => {
      const page = await newPage();
      const complaints = collectErrors(page);
      await openShowcase(page, id);
      const script = findScript(id, ({ units, games }) => units > 20 && games.length === 1);
      const { winMinor } = await playScript(page, script);
      await page.locator('#spin').click();
      await waitUntilIdle(page);
      expect(await readBoard(page)).toEqual(replay(script).at(-1)?.grid);
      expect(await text(page, '#win')).toBe(lira(winMinor));
      expect(await text(page, '#win-label')).toBe('Kazanç');
      expect(await page.locator('#win.won').count()).toBe(1);
      expect(await text(page, '#message')).toContain(`${lira(winMinor)} kazandınız.`);
      expect(complaints).toEqual([]);
    },
  );

  it('changing reels have the rows and ways of each game', async () => {
    const page = await newPage();
    await openShowcase(page, 'shifting-117649');
    const script = findScript('shifting-117649', ({ units }) => units === 0);
    await playScript(page, script);
    await page.locator('#spin').click();
    await waitUntilIdle(page);
    const grid = script.games[0]?.drops[0]?.falls ?? [];
    expect((await readBoard(page)).map((column) => column.length)).toEqual(
      grid.map((column) => column.length),
    );
    const ways = grid.reduce((product, column) => product * column.length, 1);
    expect(await text(page, '.ways')).toBe(`${ways.toLocaleString('tr')} yol`);
    expect(await text(page, '#message')).toBe('Bu kez kazanç yok.');
  });

  it('a returned stake or less is no win', async () => {
    const page = await newPage();
    await openShowcase(page, 'stacked-twenty-five');
    const script = findScript('stacked-twenty-five', ({ units }) => units > 0 && units < 20);
    const { winMinor } = await playScript(page, script);
    await page.locator('#spin').click();
    await waitUntilIdle(page);
    expect(await text(page, '#win-label')).toBe('Geri dönen');
    expect(await page.locator('#win.won').count()).toBe(0);
    expect(await text(page, '#message')).toContain(`${lira(winMinor)} geri döndü.`);
  });

  it('free games wait for the player, and count games, multiplier and total', async () => {
    const page = await newPage();
    await openShowcase(page, 'bursting-clusters');
    const script = findScript('bursting-clusters', ({ games }) => games.length > 1);
    const { winMinor } = await playScript(page, script);
    const count = script.games[0]?.freeGames ?? 0;
    await page.locator('#spin').click();
    const dialog = page.getByRole('dialog', { name: `${count} ücretsiz oyun` });
    await dialog.waitFor({ timeout: 60_000 });
    expect(await dialog.innerText()).toContain('Çarpan 1 ile başlar');
    const start = dialog.getByRole('button', { name: 'Başlat' });
    expect(await isFocused(start)).toBe(true);
    await page.keyboard.press('Enter');
    const games = new Set<string>();
    const multipliers = new Set<string>();
    const isOver = async () => {
      const [series, multiplier] = await page.evaluate(() =>
        ['.series', '.multiplier'].map((part) => document.querySelector(part)?.textContent ?? ''),
      );
      if (series) games.add(series.split(' · ')[0] ?? '');
      if (multiplier) multipliers.add(multiplier);
      return page.locator('#spin').isEnabled();
    };
    await expect.poll(isOver, { timeout: 150_000, interval: 50 }).toBe(true);
    const played = script.games.length - 1;
    expect(games).toContain(`Ücretsiz oyun 1/${count}`);
    expect(games).toContain(`Ücretsiz oyun ${played}/${played}`);
    const reached = Math.max(...replay(script).map(({ game, multiplier }) => (game > 0 ? multiplier : 1)));
    expect(multipliers).toContain(`× ${reached}`);
    expect(await text(page, '#win')).toBe(lira(winMinor));
    expect(await page.locator('.series').isVisible()).toBe(false);
  });

  it('free games can be passed over: their total and the last board are the same', async () => {
    const page = await newPage();
    await openShowcase(page, 'bursting-clusters');
    const script = findScript('bursting-clusters', ({ games }) => games.length > 8);
    const { winMinor } = await playScript(page, script);
    const skip = page.getByRole('button', { name: 'Sonuca geç' });
    await page.locator('#spin').click();
    await page.getByRole('button', { name: 'Başlat' }).click({ timeout: 60_000 });
    await skip.click();
    await page
      .getByText(`Ücretsiz oyunlar bitti: ${script.games.length - 1} oyunda`)
      .waitFor({ timeout: 10_000 });
    expect(await readBoard(page)).toEqual(replay(script).at(-1)?.grid);
    expect(await skip.count()).toBe(0);
    await waitUntilIdle(page);
    expect(await text(page, '#win')).toBe(lira(winMinor));
  });

  it('coins lock with their amounts, and respins are counted', async () => {
    const page = await newPage();
    await openShowcase(page, 'locked-six');
    const script = findScript('locked-six', ({ games }) => (games[0]?.hold?.respins.length ?? 0) > 3);
    const { winMinor } = await playScript(page, script);
    await page.locator('#spin').click();
    const left = new Set<string>();
    const isOver = async () => {
      const series = (await page.locator('.series').textContent()) ?? '';
      left.add(/Kalan dönüş (\d)/.exec(series)?.[1] ?? '');
      return page.locator('#spin').isEnabled();
    };
    await expect.poll(isOver, { timeout: 90_000, interval: 50 }).toBe(true);
    for (const count of ['3', '2', '1', '0']) expect(left).toContain(count);
    const last = replay(script).at(-1)?.coins ?? [];
    const amounts = await page.locator('.coin-value').allInnerTexts();
    const named = { mini: 'Mini', minor: 'Küçük', major: 'Büyük' };
    const expected = last.map(({ units, tier }) => (tier === null ? shortLira(minorOf(units)) : named[tier]));
    expect(amounts.toSorted()).toEqual(expected.toSorted());
    expect(await text(page, '#win')).toBe(lira(winMinor));
  });
});

describe('a game', () => {
  it('starts by the space bar, and never by itself', async () => {
    const page = await newPage();
    await openShowcase(page, 'plain-three');
    // A game that the server finds too early is requested again.
    const games = new Set<string>();
    page.on('request', (request) => {
      if (request.url().endsWith('/studio/slots/spin'))
        games.add((request.postDataJSON() as { requestId: string }).requestId);
    });
    while (games.size < 3) {
      await page.keyboard.press('Space');
      await page.waitForTimeout(50);
    }
    await waitUntilIdle(page);
    await page.waitForTimeout(4_000);
    expect(games.size).toBe(3);
  });

  it.each(['plain-three', 'climbing-eight'])(
    'whose reply is lost repeats the same request: %s',
    async (id) => {
      const page = await newPage();
      await openShowcase(page, id);
      const before = await readBoard(page);
      const requests: string[] = [];
      await page.route('**/studio/slots/spin', async (route) => {
        requests.push((route.request().postDataJSON() as { requestId: string }).requestId);
        if (requests.length < 3) await route.abort();
        else await route.continue();
      });
      await page.locator('#spin').click();
      await expect.poll(() => text(page, '#message')).toContain('Bahsiniz güvende');
      // The symbols of the last round are in sight meanwhile, neither turning nor fallen out.
      expect(await readBoard(page)).toEqual(before);
      expect(await countMoved(page)).toBe(0);
      await waitUntilIdle(page);
      expect(requests).toHaveLength(3);
      expect(new Set(requests).size).toBe(1);
    },
  );

  it('that was interrupted is shown when the page opens again, and only then', async () => {
    const page = await newPage();
    await openShowcase(page, 'plain-three');
    const answered = page.waitForResponse(/\/studio\/slots\/spin$/);
    await page.locator('#spin').click();
    const { id, win } = (await (await answered).json()) as { id: string; win: number };
    await page.reload();
    await expect.poll(() => text(page, '#message')).toBe('Yarıda kalan oyununuz gösteriliyor.');
    const shown = page.waitForRequest(/\/studio\/slots\/shown$/);
    expect(((await shown).postDataJSON() as { id: string }).id).toBe(id);
    await waitUntilIdle(page);
    expect(await text(page, '#win')).toBe(win > 0 ? lira(win) : '–');
    await page.reload();
    await expect.poll(() => text(page, '#message')).toBe('Çevirmeye hazır.');
  });

  it('takes as long with motion, and shows the same', async () => {
    const durations: number[] = [];
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      const page = await newPage();
      await page.emulateMedia({ reducedMotion });
      await openShowcase(page, 'climbing-eight');
      const script = findScript(
        'climbing-eight',
        ({ games }) => games[0]?.drops.length === 3 && games.length === 1,
      );
      await playScript(page, script);
      const start = performance.now();
      await page.locator('#spin').click();
      await waitUntilIdle(page);
      durations.push(performance.now() - start);
      expect(await readBoard(page)).toEqual(replay(script).at(-1)?.grid);
    }
    const [still = 0, moving = 0] = durations;
    expect(still).toBeGreaterThan(2_500);
    expect(Math.abs(still - moving)).toBeLessThan(2_000);
  });
});
