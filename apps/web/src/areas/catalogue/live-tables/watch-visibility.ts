type Leave = () => void;

interface Watched {
  readonly onEnter: () => Leave;
  leave?: Leave | undefined;
}

/** Cards just outside of the screen are included. */
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
 * Calls `onEnter` when an element becomes visible, and the function it returned when it no longer is. All elements
 * share one observer, so that simultaneous changes arrive together.
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
