import { AxeBuilder } from '@axe-core/playwright';
import { screens } from '@baize/testkit/browser';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Scope {
  /** Selector of the only part to check. */
  readonly part?: string;
  /** Whether what is merely good practice counts, too. */
  readonly withAdvice?: boolean;
  /** Frames hold pages of their own, mostly of third parties; check them only if they are ours. */
  readonly withFrames?: boolean;
}

/** What axe finds on a page, a line for each rule. */
export async function findViolations(
  page: Page,
  { part, withAdvice = false, withFrames = false }: Scope = {},
): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).options({
    runOnly: { type: 'tag', values: withAdvice ? [...levels, 'best-practice'] : levels },
    resultTypes: ['violations'],
  });
  if (part !== undefined) axe.include(part);
  // Without frames there is nothing to put together, which would be done in a page of its own.
  if (!withFrames) axe.exclude('iframe').setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

export async function expectAccessible(page: Page, scope?: Scope): Promise<void> {
  expect(await findViolations(page, scope)).toEqual([]);
}

/** By how many pixels a page is wider than its screen. A phone makes its window as wide as what does not fit. */
export async function overflowOf(page: Page): Promise<number> {
  const width = page.viewportSize()?.width ?? screens.desktop.width;
  return Math.max(0, (await page.evaluate(() => document.documentElement.scrollWidth)) - width);
}

/** Whether the focus is on an element. */
export function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((found) => found === document.activeElement);
}
