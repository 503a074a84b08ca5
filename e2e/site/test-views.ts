import { collectErrors } from '@baize/testkit/browser';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';

import { findViolations, overflowOf } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import type { Variant } from '../variants.ts';
import { loadDeferredParts, openHydrated, shareBrowser } from '../visit.ts';
import { playerViews, type View, views } from './views.ts';

/** A message key without a text. */
const bareKey = /\b(?:account|auth|catalogue|email|exclusion|home|limits|play|poker|reply|site)_[a-z_]+\b/;
const languages = ['tr', 'en'] as const;

/**
 * Opens every view on one screen size in both languages. Accessibility rarely depends on the language, so axe checks
 * each view in one of the two, alternating.
 */
export function testViews(screen: Variant['screen']): void {
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

    const isTurnOf = (index: number) => languages[index % languages.length] === language;
    const numbered = (list: readonly View[]) => list.map((view, index) => ({ ...view, index }));

    it.each(numbered(views))('$name is without fault', async ({ index, ...view }) => {
      expect(await findFaults(visitor, view, variant, isTurnOf(index))).toEqual([]);
    });

    it.each(numbered(playerViews))('$name is without fault', async ({ index, ...view }) => {
      expect(await findFaults(player, view, variant, isTurnOf(index))).toEqual([]);
    });
  });
}

/** Faults of a view, one per line. */
async function findFaults(page: Page, view: View, variant: Variant, withAxe: boolean): Promise<string[]> {
  const { address, status = 200, holds, enter } = view;
  const complaints = collectErrors(page);
  const answer = await openHydrated(page, address);
  await loadDeferredParts(page);
  await enter?.(page, variant);
  if (holds !== undefined) await page.locator(holds).locator('visible=true').first().waitFor();
  const faults = withAxe ? [...(await findViolations(page))] : [];
  const check = (isRight: boolean, fault: string) => isRight || faults.push(fault);
  check(answer?.status() === status, `status ${answer?.status()}`);
  const language = await page.locator('html').getAttribute('lang');
  check(language === variant.language, `language ${language}`);
  const overflow = await overflowOf(page);
  check(overflow === 0, `${overflow} px too wide`);
  const headings = await page.locator('h1').count();
  check(headings === 1, `${headings} headings of the first level`);
  const [key] = bareKey.exec(await page.locator('body').innerText()) ?? [];
  check(key === undefined, `no text for ${key}`);
  // The browser also logs the status of the document itself.
  return [...faults, ...complaints.filter((line) => status === 200 || !line.includes(`${status}`))];
}
