import { type RefObject, useEffect, useRef } from 'react';

/** Parts that set the focus themselves do it first. */
const AFTER_EFFECTS_MS = 30;

/** The parts of a page around an element, the nearest first. */
function chainOf(element: Element, container: Element): HTMLElement[] {
  const chain: HTMLElement[] = [];
  for (let part: Element | null = element; part && part !== container; part = part.parentElement)
    if (part instanceof HTMLElement) chain.push(part);
  return chain;
}

const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body;

function focusPart(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

/**
 * Keeps the focus in a part of the page: if the focused element is removed or disabled, the nearest part around it that is
 * still there gets the focus, so that Tab goes on from there.
 */
export function useKeptFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const container = useRef<Part>(null);
  useEffect(() => {
    const part = container.current;
    if (!part) return undefined;
    let chain: readonly HTMLElement[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;

    function remember({ target }: FocusEvent) {
      chain = part && target instanceof Element && part.contains(target) ? chainOf(target, part) : [];
    }
    function leave({ target }: FocusEvent) {
      // A removed element is not left by choice; whether it is removed shows once the change is complete.
      queueMicrotask(() => {
        const isLeft = target instanceof HTMLElement && target.isConnected && !target.matches(':disabled');
        if (isLeft && !hasFocus()) chain = [];
      });
    }
    function restore() {
      const left = chain[0];
      if (!left || (left.isConnected && !left.matches(':disabled'))) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const around = chain.find((one) => one.isConnected && !one.matches(':disabled')) ?? part;
        if (!hasFocus() && around) focusPart(around);
      }, AFTER_EFFECTS_MS);
    }

    const changes = new MutationObserver(restore);
    changes.observe(part, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', leave);
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', leave);
    };
  }, []);
  return container;
}
