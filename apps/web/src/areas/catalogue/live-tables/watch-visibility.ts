type Leave = () => void;

interface Watched {
  readonly onEnter: () => Leave;
  leave?: Leave | undefined;
}

/** Cards that are about to come into sight are asked for already. */
const MARGIN = '120px';

const watched = new Map<Element, Watched>();
let observer: IntersectionObserver | undefined;

function follow(entries: readonly IntersectionObserverEntry[]) {
  for (const { target, isIntersecting } of entries) {
    const entry = watched.get(target);
    if (!entry) continue;
    if (isIntersecting) entry.leave ??= entry.onEnter();
    else {
      entry.leave?.();
      entry.leave = undefined;
    }
  }
}

/**
 * Calls `onEnter` while an element is in sight, and what that returned once it no longer is. One observer for
 * all, so that cards that come together are told together.
 */
export function watchVisibility(element: Element, onEnter: () => Leave): Leave {
  observer ??= new IntersectionObserver(follow, { rootMargin: MARGIN });
  watched.set(element, { onEnter });
  observer.observe(element);
  return () => {
    watched.get(element)?.leave?.();
    watched.delete(element);
    observer?.unobserve(element);
  };
}
