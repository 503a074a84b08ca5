import { screens } from '@baize/testkit/browser';
import { describe, expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { desktop, inTurn, type Variant } from '../variants.ts';
import { shareBrowser } from '../visit.ts';
import { gameOfTable, openTable, signInWithMoney } from './table-frame.ts';

/** One table of each kind, by its id in the feed. */
const TABLES = ['0101', '0201', '0301', '0401', '0501', '0709'].map((tableId) => ({ tableId }));
const ROULETTE = '0102';

const { newPage } = shareBrowser();
const englishPhone: Variant = { screen: 'phone', language: 'en' };

describe('a roulette table', () => {
  it('begins with the lowest chip, and after a reload with the one that was chosen', async () => {
    const page = await newPage(desktop);
    await signInWithMoney(page);
    const chosen = async () =>
      (await openTable(page, await gameOfTable(ROULETTE)))
        .getByRole('radio')
        .evaluateAll((chips) => chips.findIndex((chip) => chip.getAttribute('aria-checked') === 'true'));
    expect(await chosen()).toBe(0);
    await page.frameLocator('iframe').getByRole('radio').nth(2).click();
    expect(await chosen()).toBe(2);
  });
});

describe('every table', () => {
  it.each(inTurn(TABLES, [desktop, englishPhone]))(
    '$tableId opens, is accessible and fits, on a $screen in $language',
    async ({ tableId, ...variant }) => {
      const page = await newPage(variant);
      await signInWithMoney(page);
      const frame = await openTable(page, await gameOfTable(tableId));
      await expect.poll(() => frame.locator('#message').innerText()).toMatch(/\w/);
      await frame.locator('.strip .dealer-face').waitFor({ state: 'attached' });
      for (const size of [screens.desktop, screens.tablet, screens.phone]) {
        await page.setViewportSize(size);
        expect(await overflowOf(page)).toBe(0);
      }
      await expectAccessible(page, { part: '.game-frame', withFrames: true });
    },
  );

  it('names its rules and the return of each bet', async () => {
    const page = await newPage(englishPhone);
    await signInWithMoney(page);
    const frame = await openTable(page, await gameOfTable('0301'));
    await frame.locator('#info').click();
    const sheet = frame.getByRole('dialog');
    await sheet.waitFor();
    expect(await sheet.innerText()).toContain('98.94%');
  });
});
