import type { Frame, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

import { isFocused } from './accessibility.ts';

/** More than any page has between two places that a test goes to. */
const MOST_STOPS = 140;
/** Longer than a change of a page takes to set the focus. */
const SETTLED = { timeout: 5_000 };

interface Stop {
  /** What a screen reader would roughly call it. */
  readonly name: string;
  /** Whether an outline shows that it has the focus. */
  readonly isMarked: boolean;
  /** Whether it is on the screen, and not under a bar. */
  readonly isInSight: boolean;
  /** A positive tabindex puts an element before all others. */
  readonly isOutOfOrder: boolean;
}

/** The element with the focus, also within a frame; undefined if nothing has it. */
export async function stopOf(page: Page): Promise<Stop | undefined> {
  let frame = page.mainFrame();
  for (;;) {
    const stop = await stopIn(frame);
    if (stop !== 'in a frame') return stop;
    const focused = await frame.evaluateHandle(() => document.activeElement);
    const inner = await focused.asElement()?.contentFrame();
    if (!inner) return undefined;
    frame = inner;
  }
}

function stopIn(frame: Frame): Promise<Stop | 'in a frame' | undefined> {
  return frame.evaluate(() => {
    const element = document.activeElement;
    if (element instanceof HTMLIFrameElement) return 'in a frame';
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const hasOutline = (part: Element | null | undefined) => {
      if (!part) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    // Fields and switches draw it around or beside the input.
    const parts = [element, element.nextElementSibling, element.closest('.field'), element.closest('label')];
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height, innerHeight) / 2];
    const top = document.elementFromPoint(x, y);
    const isTop = top !== null && (element.contains(top) || top.contains(element) || parts.includes(top));
    return {
      name:
        (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60) ||
        element.tagName,
      // A dialog is seen by itself.
      isMarked: element instanceof HTMLDialogElement || parts.some(hasOutline),
      isInSight: isTop || element.closest('label')?.contains(top) === true,
      isOutOfOrder: element.tabIndex > 0,
    };
  });
}

/** Waits for the end of a smooth scroll, then checks what has the focus, if anything. */
async function expectGoodStop(page: Page): Promise<Stop | undefined> {
  const good = { isMarked: true, isInSight: true, isOutOfOrder: false };
  const stop = await stopOf(page);
  if (stop && !(stop.isMarked && stop.isInSight))
    await expect.poll(() => stopOf(page), SETTLED).toMatchObject(good);
  else if (stop) expect(stop).toMatchObject(good);
  return stop;
}

/** Presses Tab until an element has the focus; every stop on the way must show it. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  const seen: string[] = [];
  for (let count = 0; count < MOST_STOPS; count += 1) {
    await page.keyboard.press(key);
    const stop = await expectGoodStop(page);
    if (await isFocused(target)) return;
    seen.push(stop?.name ?? '-');
  }
  throw new Error(`not reached: ${String(target)}; passed ${seen.join(' | ')}`);
}

/** Goes to a control with Tab and presses a key on it. */
export async function use(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** After an action something of the page has the focus, so that the next Tab goes on from there. */
export async function expectFocusWithin(part: Locator): Promise<void> {
  await expect
    .poll(() => part.evaluate((element) => element.contains(document.activeElement)), SETTLED)
    .toBe(true);
}

/** Names of what Tab reaches from here, until it leaves the part. */
export async function stopsWithin(page: Page, part: Locator): Promise<readonly string[]> {
  const names: string[] = [];
  for (let count = 0; count < MOST_STOPS; count += 1) {
    await page.keyboard.press('Tab');
    if (!(await part.evaluate((element) => element.contains(document.activeElement)))) return names;
    names.push((await expectGoodStop(page))?.name ?? '');
  }
  throw new Error('never leaves');
}
