import { useEffect, useState } from 'react';

import { lateView } from '../../../app/late-view.tsx';

const HomePopup = lateView('HomePopup', () => import('./home-popup.tsx'), { texts: 'home' });

/** By then the page has loaded and was seen. */
const SETTLED_MS = 4_500;

const activityEvents = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Loads the brand's popup some time after the page and after the first interaction, so that it delays nothing. */
export function LatePopup() {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const settled = new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
    const onActivity = () => {
      controller.abort();
      void settled.then(() => isShown && setDue(true));
    };
    let isShown = true;
    for (const name of activityEvents)
      window.addEventListener(name, onActivity, { signal: controller.signal, passive: true });
    return () => {
      isShown = false;
      controller.abort();
    };
  }, []);
  return isDue && <HomePopup />;
}
