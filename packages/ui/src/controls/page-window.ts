/** How many page numbers are shown at once. */
const windowSize = 10;
/** Up to this page the window stays at the start. */
const pagesBeforeSliding = 5;

/**
 * The page numbers to offer: ten at most, sliding so that five stand before the current one,
 * and never past either end. Pages count from 1.
 */
export function pageWindow(current: number, last: number): readonly number[] {
  const highestStart = Math.max(1, last - windowSize + 1);
  const start = Math.min(Math.max(1, current - pagesBeforeSliding), highestStart);
  return Array.from({ length: Math.min(windowSize, Math.max(0, last)) }, (_, index) => start + index);
}
