import { AxeBuilder } from '@axe-core/playwright';
import { screens } from '@baize/testkit/browser';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Scope {
  /** Selector of the part to check; the whole page by default. */
  readonly part?: string;
  /** Selector of parts to leave out. */
  readonly except?: string;
  /** Whether best practices are checked as well. */
  readonly withAdvice?: boolean;
  /** Frames mostly contain pages of third parties; check them only if they are ours. */
  readonly withFrames?: boolean;
}

/**
 * Puts sticky elements at their place in the flow. Axe takes what is half scrolled below a sticky header for a target that is
 * too small; of fixed elements it knows better.
 */
function releaseSticky(): void {
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (getComputedStyle(element).position !== 'sticky') continue;
    element.dataset['sticky'] = '';
    element.style.position = 'relative';
    element.style.inset = 'auto';
  }
}

function restoreSticky(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-sticky]')) {
    element.removeAttribute('data-sticky');
    element.style.position = '';
    element.style.inset = '';
  }
}

/** Violations found by axe, one line per rule. */
export async function findViolations(
  page: Page,
  { part, except, withAdvice = false, withFrames = false }: Scope = {},
): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).options({
    runOnly: { type: 'tag', values: withAdvice ? [...levels, 'best-practice'] : levels },
    resultTypes: ['violations'],
    // They would take as long as the checks themselves, and a violation shows its HTML.
    selectors: false,
  });
  if (part !== undefined) axe.include(part);
  if (except !== undefined) axe.exclude(except);
  // Without frames axe needs no extra page to merge results.
  if (!withFrames) axe.exclude('iframe').setLegacyMode();
  await page.evaluate(releaseSticky);
  const { violations } = await axe.analyze();
  await page.evaluate(restoreSticky);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

export async function expectAccessible(page: Page, scope?: Scope): Promise<void> {
  expect(await findViolations(page, scope)).toEqual([]);
}

/** By how many pixels a page is wider than its screen. On a phone the window grows with overflowing content. */
export async function overflowOf(page: Page): Promise<number> {
  const width = page.viewportSize()?.width ?? screens.desktop.width;
  return Math.max(0, (await page.evaluate(() => document.documentElement.scrollWidth)) - width);
}

/** Whether an element has the focus. */
export function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((found) => found === document.activeElement);
}
