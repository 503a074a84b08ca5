import { useEffect } from 'react';

import { keptView } from '../app/kept-view.tsx';
import { useLateLoading } from '../app/late-loading.ts';
import { loadOnline } from '../app/load-online.ts';

const footer = keptView('Footer', () => import('./footer.tsx'), <div className="site-footer" />);

/** The server does so before it renders. */
export const loadFooter = footer.load;

/** Calls back when the footer is ready for new props; until then it would lose the server's HTML. */
export const withFooter = (draw: () => void): void => void footer.load().then(draw, draw);

/** Its links work as the server sent them, so it is hydrated after everything else. */
export function LateFooter({ inPlay }: { inPlay: boolean }) {
  const isLate = useLateLoading();
  useEffect(() => {
    if (!isLate) return undefined;
    const controller = new AbortController();
    loadOnline(footer.load, controller.signal);
    return () => controller.abort();
  }, [isLate]);
  return <footer.View inPlay={inPlay} />;
}
