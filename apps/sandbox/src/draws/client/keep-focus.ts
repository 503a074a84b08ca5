/** Draws the buttons of a board anew; the focus stays at its position among them. */
export function keepFocus(board: HTMLElement, draw: () => void): void {
  const before = [...board.querySelectorAll('button')].findIndex((one) => one === document.activeElement);
  draw();
  if (before < 0) return;
  const after = board.querySelectorAll('button');
  after[Math.min(before, after.length - 1)]?.focus({ preventScroll: true });
}
