/** How many page numbers are shown at once. */
const windowSize = 10;
/** Up to this page the window stays at the start. */
const pagesBeforeSliding = 5;

/**
 * The page numbers to offer: at most ten, with five before the current one if possible, and never out of range. Pages
 * count from 1.
 */
export function pageWindow(current: number, last: number): readonly number[] {
  const highestStart = Math.max(1, last - windowSize + 1);
  const start = Math.min(Math.max(1, current - pagesBeforeSliding), highestStart);
  return Array.from({ length: Math.min(windowSize, Math.max(0, last)) }, (_, index) => start + index);
}
