import { collectErrors } from '@baize/testkit/browser';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { expectAccessible } from '../accessibility.ts';
import { inTurn, journeyVariants } from '../variants.ts';
import { shareBrowser } from '../visit.ts';
import { openShowcase } from './slot-frame.ts';

const { newPage } = shareBrowser();

const screens = [
  [320, 568],
  [390, 844],
  [844, 390],
  [820, 1_180],
  [1_440, 900],
] as const;

/** Models by the shape of their board. */
const shapes = [
  { board: '3 × 3', model: 'plain-three' },
  { board: '3 × 3 with coins', model: 'locked-nine' },
  { board: '5 × 3', model: 'stacked-twenty-five' },
  { board: '5 × 3 with coins', model: 'locked-six' },
  { board: '5 × 4', model: 'wide-1024' },
  { board: '6 × 5', model: 'climbing-eight' },
  { board: '7 × 7', model: 'rising-clusters' },
  { board: '6 × 2 to 7', model: 'shifting-117649' },
];

/** Cells are at least this wide and high, in CSS pixels. */
const LEAST_CELL_PX = 28;

/** Problems with the layout of a slot's page, in words. */
function findLayoutProblems(page: Page): Promise<string[]> {
  return page.evaluate((leastCell) => {
    const problems: string[] = [];
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const parts = [
      '.title',
      '.aside:not([hidden])',
      '.board',
      '.message',
      '#credit',
      '#win',
      '.stake',
      '#info',
      '#spin',
    ];
    const boxes = parts.flatMap((part) => {
      const box = boxOf(part);
      return box ? [{ part, box }] : [];
    });
    for (const { part, box } of boxes) {
      if (box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5)
        problems.push(`${part} is outside of the screen`);
      for (const { part: other, box: its } of boxes) {
        const across = Math.min(box.right, its.right) - Math.max(box.left, its.left);
        const down = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
        if (part < other && across > 1 && down > 1) problems.push(`${part} overlaps ${other}`);
      }
    }
    for (const button of document.querySelectorAll('button:not([hidden])')) {
      const { width, height } = button.getBoundingClientRect();
      if (Math.min(width, height) < 44) problems.push(`#${button.id} is ${width} × ${height}`);
    }
    for (const reel of document.querySelectorAll('.column')) {
      const outer = reel.parentElement?.getBoundingClientRect();
      const cells = [...reel.children].map((cell) => cell.getBoundingClientRect());
      const height = cells.reduce((sum, cell) => sum + cell.height, 0);
      if (outer && Math.abs(height - outer.height) > 1) problems.push('a reel is not filled by its cells');
      for (const cell of cells)
        if (Math.min(cell.width, cell.height) < leastCell)
          problems.push(`a cell is ${cell.width} × ${cell.height}`);
    }
    if (document.documentElement.scrollWidth > innerWidth) problems.push('the page scrolls');
    return [...new Set(problems)];
  }, LEAST_CELL_PX);
}

it.each(inTurn(shapes, journeyVariants))(
  'the board of $board fits on every screen',
  async ({ model, language }) => {
    const page = await newPage({ language });
    await openShowcase(page, model, language);
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => findLayoutProblems(page), { message: `${width} × ${height}` }).toEqual([]);
    }
  },
);

it.each(inTurn(shapes, journeyVariants))(
  'the page of $model and its information have no violations, on a $screen in $language',
  async ({ model, ...variant }) => {
    const page = await newPage(variant);
    const complaints = collectErrors(page);
    await openShowcase(page, model, variant.language);
    await expectAccessible(page);
    await page.locator('#info').click();
    const sheet = page.getByRole('dialog');
    await sheet.waitFor();
    expect(await sheet.locator('.prizes li').count()).toBeGreaterThan(5);
    expect(await sheet.innerText()).not.toMatch(/[{}]|NaN|undefined/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
  },
);
