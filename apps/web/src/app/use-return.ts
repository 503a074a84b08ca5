import { useEffect, useEffectEvent } from 'react';

/** Runs when Back shows this document again as it was left. */
export function useRestored(onRestored: () => void): void {
  const restored = useEffectEvent(onRestored);
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && restored();
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
}

let isFirst = true;

/** Whether Back or Forward has loaded this document; true at most once. */
function wasLoadedByBack(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  const wasFirst = isFirst;
  isFirst = false;
  return wasFirst && visit !== undefined && 'type' in visit && visit.type === 'back_forward';
}

/** Runs when the player is back from another site, whether the document is loaded again or restored. */
export function useReturn(onReturn: () => void): void {
  const returned = useEffectEvent(onReturn);
  useRestored(onReturn);
  useEffect(() => {
    if (wasLoadedByBack()) returned();
  }, []);
}
