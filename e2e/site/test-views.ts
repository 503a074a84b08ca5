import { collectErrors, screens } from '@baize/testkit/browser';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';

import { findViolations, overflowOf } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import type { Variant } from '../variants.ts';
import { loadDeferredParts, openHydrated, shareBrowser } from '../visit.ts';
import { playerViews, type View, views } from './views.ts';

/** A message key without a text. */
const bareKey =
  /\b(?:account|auth|catalogue|email|exclusion|history|home|limits|play|poker|reply|site)_[a-z_]+\b/;
const languages = ['tr', 'en'] as const;

/**
 * Opens every view on one screen size in one language, alternating between views and sizes. It is then resized to the
 * other sizes, so that every text is laid out on every size although a view is loaded only once on each.
 */
export function testViews(screen: Variant['screen']): void {
  const turn = screen === 'tablet' ? 1 : 0;
  describe.each(languages)(`on a ${screen} in %s`, (language) => {
    const variant: Variant = { screen, language };
    const { newContext } = shareBrowser('group');
    let visitor: Page;
    let player: Page;
    beforeAll(async () => {
      visitor = await (await newContext(variant)).newPage();
      player = await (await newContext(variant)).newPage();
      await signInNewPlayer(player);
    });

    const ofTurn = (list: readonly View[]) =>
      list.filter((_, index) => languages[(index + turn) % languages.length] === language);

    it.each(ofTurn(views))('$name is without fault', async (view) => {
      expect(await findFaults(visitor, view, variant)).toEqual([]);
    });

    it.each(ofTurn(playerViews))('$name is without fault', async (view) => {
      expect(await findFaults(player, view, variant)).toEqual([]);
    });
  });
}

/** The size of a variant, then the others. */
function sizesFrom({ screen }: Variant) {
  return [screens[screen], ...Object.values(screens).filter((size) => size !== screens[screen])];
}

/** How much too wide a page is, in pixels. Rows of tiles are measured only after a change of size. */
async function settledOverflow(page: Page): Promise<number> {
  await expect
    .poll(() => overflowOf(page), { timeout: 2_000 })
    .toBe(0)
    .catch(() => undefined);
  return overflowOf(page);
}

/** Faults of a view, one per line. */
async function findFaults(page: Page, view: View, variant: Variant): Promise<string[]> {
  const { address, status = 200, holds, enter } = view;
  const complaints = collectErrors(page);
  const answer = await openHydrated(page, address);
  await loadDeferredParts(page);
  await enter?.(page, variant);
  if (holds !== undefined) await page.locator(holds).locator('visible=true').first().waitFor();
  const faults = [...(await findViolations(page))];
  const check = (isRight: boolean, fault: string) => isRight || faults.push(fault);
  check(answer?.status() === status, `status ${answer?.status()}`);
  const language = await page.locator('html').getAttribute('lang');
  check(language === variant.language, `language ${language}`);
  for (const size of sizesFrom(variant)) {
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
    const at = `at ${size.width} px`;
    const overflow = await settledOverflow(page);
    check(overflow === 0, `${overflow} px too wide ${at}`);
    const headings = await page.locator('h1').count();
    check(headings === 1, `${headings} headings of the first level ${at}`);
    const [key] = bareKey.exec(await page.locator('body').innerText()) ?? [];
    check(key === undefined, `no text for ${key} ${at}`);
  }
  await page.setViewportSize(screens[variant.screen]);
  // The browser also logs the status of the document itself.
  return [...faults, ...complaints.filter((line) => status === 200 || !line.includes(`${status}`))];
}
