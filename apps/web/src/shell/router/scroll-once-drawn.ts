const GIVE_UP_MS = 3_000;
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let stopEarlier = () => {};

/**
 * Scrolls to a place of the page that has just been shown. Where the page is still too short for it, as a
 * long list may be in its first moment, it is tried again as the page grows, until the reader moves.
 *
 * @param top pixels from the top of the page
 */
export function scrollOnceDrawn(top: number): void {
  stopEarlier();
  const attempt = () => {
    window.scrollTo(0, top);
    return Math.abs(window.scrollY - top) < 2;
  };
  const observer = new ResizeObserver(() => {
    if (attempt()) stop();
  });
  const timer = setTimeout(() => stop(), GIVE_UP_MS);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of ownMoves) window.removeEventListener(name, stop);
  }
  stopEarlier = stop;
  requestAnimationFrame(() => {
    if (attempt()) stop();
    else observer.observe(document.body);
  });
  for (const name of ownMoves) window.addEventListener(name, stop, { passive: true });
}
