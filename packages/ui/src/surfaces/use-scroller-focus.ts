import { useCallback, useState } from 'react';

const focusable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

/**
 * Whether what scrolls needs the focus itself, so that a keyboard can scroll it: it is taller than its place and has nothing in
 * it that takes the focus. Not every browser does that by itself.
 */
export function useScrollerFocus() {
  const [needsFocus, setNeedsFocus] = useState(false);
  const watch = useCallback((scroller: HTMLElement | null) => {
    if (scroller === null) return undefined;
    const look = () =>
      setNeedsFocus(
        scroller.scrollHeight > scroller.clientHeight && scroller.querySelector(focusable) === null,
      );
    const sizes = new ResizeObserver(look);
    sizes.observe(scroller);
    const contents = new MutationObserver(look);
    contents.observe(scroller, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  }, []);
  return { needsFocus, watch };
}
