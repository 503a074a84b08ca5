import tr from '@baize/messages/tr';
import { collectErrors, screens } from '@baize/testkit/browser';
import { takesAll } from '@baize/testkit/test-scope';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';

import { findViolations, overflowOf } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import type { Variant } from '../variants.ts';
import { loadDeferredParts, openHydrated, shareBrowser } from '../visit.ts';
import { playerViews, type View, views } from './views.ts';

const firstWords = new Set(Object.keys(tr).map((key) => key.replace(/_.*/, '')));
/** A message key without a text. It need not be one of the catalogue, as parts of keys come from replies. */
const bareKey = new RegExp(String.raw`\b(?:${[...firstWords].join('|')})_[a-z\d_]+\b`);
const languages = ['tr', 'en'] as const;

const loadedOn = ['phone', 'tablet', 'desktop'] as const;

/** The sizes to which a view is resized, so that every text is laid out on every size although a view is loaded once on each. */
const furtherSizes = {
  phone: [screens.tablet],
  // The only one on which the view is loaded in this language.
  tablet: [screens.phone, screens.desktop],
  desktop: [],
} as const;

/** In the sample a view is loaded once, so it is resized to the sizes on which it is not. */
const sizesAfter = (loaded: Variant['screen']) =>
  takesAll()
    ? furtherSizes[loaded]
    : loadedOn.flatMap((screen) => (screen === loaded ? [] : [screens[screen]]));

/**
 * Opens every view on one screen size in one language: the tablet has the languages that phone and desktop do not have. In the
 * sample a view is opened on one of the sizes in one of the languages, in turn.
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
      list.filter(
        (_, index) =>
          languages[(index + turn) % languages.length] === language &&
          (takesAll() || loadedOn[index % loadedOn.length] === screen),
      );

    it.each(ofTurn(views))('$name is without fault', async (view) => {
      expect(await findFaults(visitor, view, variant)).toEqual([]);
    });

    it.each(ofTurn(playerViews))('$name is without fault', async (view) => {
      expect(await findFaults(player, view, variant)).toEqual([]);
    });
  });
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
  const further = sizesAfter(variant.screen);
  for (const size of [screens[variant.screen], ...further]) {
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
    const at = `at ${size.width} px`;
    const overflow = await settledOverflow(page);
    check(overflow === 0, `${overflow} px too wide ${at}`);
    const headings = await page.locator('h1').count();
    check(headings === 1, `${headings} headings of the first level ${at}`);
    const [key] = bareKey.exec(await page.locator('body').innerText()) ?? [];
    check(key === undefined, `no text for ${key} ${at}`);
  }
  if (further.length > 0) await page.setViewportSize(screens[variant.screen]);
  // The browser also logs the status of the document itself.
  return [...faults, ...complaints.filter((line) => status === 200 || !line.includes(`${status}`))];
}
