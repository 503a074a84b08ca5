import { screens } from '@baize/testkit/browser';
import { takesAll } from '@baize/testkit/test-scope';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Frame, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** The source without comments, since each document loads it anew. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
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

/** A colour on its way to another one has a contrast that nobody reads it by. Endless animations are not waited for. */
async function waitForTransitions(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    .map(({ finished }) => finished.catch(() => undefined));
  await Promise.race([Promise.all(ending), new Promise((resolve) => setTimeout(resolve, 2_000))]);
}

/** Violations that axe finds in one document, one line per rule. The documents of its frames are left out. */
async function auditDocument(frame: Frame, { part, except, withAdvice = false }: Scope): Promise<string[]> {
  // The source is long, so a document gets it once.
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
  const context = { include: [part ?? 'html'], exclude: except === undefined ? [] : [except] };
  const options: axe.RunOptions = {
    runOnly: { type: 'tag', values: withAdvice ? [...levels, 'best-practice'] : levels },
    resultTypes: ['violations'],
    iframes: false,
    // They would take as long as the checks themselves, and a violation shows its HTML.
    selectors: false,
    // No rule of these reads the style sheets, which would be loaded and parsed again.
    preload: { assets: ['media'] },
  };
  await frame.evaluate(waitForTransitions);
  await frame.evaluate(releaseSticky);
  const violations = await frame.evaluate(
    async ([checked, chosen]) => {
      const found = await window.axe.run(checked, chosen);
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [context, options] as const,
  );
  await frame.evaluate(restoreSticky);
  return violations;
}

/** Whether a frame of a page is visible and in the scope. */
async function isInScope(frame: Frame, { part, except }: Scope): Promise<boolean> {
  const element = await frame.frameElement();
  const isWanted = await element.evaluate(
    (found: Element, [within, without]) =>
      (within === undefined || found.closest(within) !== null) &&
      (without === undefined || found.closest(without) === null),
    [part, except] as const,
  );
  return isWanted && (await element.isVisible());
}

/** Violations found by axe, one line per rule and document. */
export async function findViolations(page: Page, scope: Scope = {}): Promise<readonly string[]> {
  const violations = await auditDocument(page.mainFrame(), scope);
  if (scope.withFrames === true) {
    const { withAdvice = false } = scope;
    for (const frame of page.mainFrame().childFrames())
      if (await isInScope(frame, scope)) violations.push(...(await auditDocument(frame, { withAdvice })));
  }
  return violations;
}

/** Expects no violations, in the whole run: an audit takes a second of a processor, and in the gate the views have theirs. */
export async function expectAccessible(page: Page, scope?: Scope): Promise<void> {
  if (!takesAll()) return;
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
