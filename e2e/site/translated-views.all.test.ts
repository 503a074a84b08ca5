import { runningSite } from '@baize/testkit/running-site';
import { collectErrors } from '@baize/testkit/browser';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { signInNewPlayer } from '../accounts.ts';
import { findSharedTexts, translatePage } from '../translate-page.ts';
import { desktop, textsOf } from '../variants.ts';
import { loadDeferredParts, openHydrated, shareBrowser } from '../visit.ts';
import { playerViews, type View, views } from './views.ts';

const { newPage } = shareBrowser('group');
const t = textsOf(desktop);

let visitor: Page;
let player: Page;
beforeAll(async () => {
  visitor = await newPage(desktop);
  player = await newPage(desktop);
  await signInNewPlayer(player);
});

/** Opens a view, translates it, and has alerts come and go, and another page come and go. */
async function findFaults(page: Page, { address, holds, enter, status }: View): Promise<string[]> {
  const errors = collectErrors(page);
  await openHydrated(page, address);
  await loadDeferredParts(page);
  await enter?.(page, desktop);
  if (holds !== undefined) await page.locator(holds).locator('visible=true').first().waitFor();
  await translatePage(page, { takesAll: true });
  // A real loss would have the next page load anew, without the translation.
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await page.getByText(t('site_offline')).first().waitFor();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const shared = await findSharedTexts(page);
  await page.evaluate(() => {
    history.pushState(null, '', '/get-help');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.locator('.help-line').first().waitFor();
  await page.goBack();
  if (holds !== undefined && !enter) await page.locator(holds).first().waitFor({ state: 'attached' });
  return [...shared, ...errors.filter((line) => status === undefined && line.startsWith('error:'))];
}

describe('translated by the browser', () => {
  it.each(views)('$name has no text that React shares', async (view) => {
    expect(await findFaults(visitor, view)).toEqual([]);
  });
  it.each(playerViews)('$name has no text that React shares', async (view) => {
    expect(await findFaults(player, view)).toEqual([]);
  });
});

/** Changes a feed of the sandbox. */
const control = (changes: Record<string, unknown>) =>
  fetch(`${runningSite().sandboxUrl}/feeds/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(changes),
  });

describe('what changes by itself', () => {
  afterAll(async () => void (await control({ rate: null, fault: null })));

  it.each([
    ['the clock of a game', '/play/demo/172101', '[role=timer] b'],
    ['the players of live tables', '/livecasino', '.live-over'],
  ])('%s go on changing', async (_, address, selector) => {
    const errors = collectErrors(visitor);
    await openHydrated(visitor, address);
    await loadDeferredParts(visitor);
    await visitor.locator(selector).first().waitFor();
    await translatePage(visitor, { takesAll: true });
    const read = () => visitor.locator(selector).allInnerTexts();
    await control({ rate: 20 });
    const before = await read();
    await expect.poll(read).not.toEqual(before);
    expect(errors).toEqual([]);
  });
});

it('a page whose elements the browser has moved can be left and opened again', async () => {
  const errors = collectErrors(visitor);
  await openHydrated(visitor, '/get-help');
  await visitor.locator('.help-line').first().waitFor();
  await visitor.evaluate(() => {
    for (const child of document.querySelectorAll('#main > *, #main > * > *')) {
      const moved = document.createElement('font');
      child.replaceWith(moved);
      moved.append(child);
    }
  });
  await visitor.locator('header a[href="/"]').first().click();
  await visitor.locator('.tile').first().waitFor();
  expect(await visitor.locator('.help-line').count()).toBe(0);
  await visitor.goBack();
  await visitor.locator('.help-line').first().waitFor();
  expect(errors).toEqual([]);
});
