import { type ComponentType, useEffect, useState } from 'react';

import { useApp } from '../../../app/app.ts';

/** By then the page has loaded and was seen. */
const SETTLED_MS = 4_500;

const activityEvents = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Loads the brand's popup some time after the page and after the first interaction, so that it delays nothing. */
export function LatePopup() {
  const app = useApp();
  const [Popup, setPopup] = useState<ComponentType>();
  useEffect(() => {
    const load = async () => {
      const texts = app.loadMessages('home');
      const { HomePopup } = await import('./home-popup.tsx');
      await texts;
      setPopup(() => HomePopup);
    };
    const controller = new AbortController();
    const settled = new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
    const onActivity = () => {
      controller.abort();
      void settled.then(() => (isShown ? load() : undefined));
    };
    let isShown = true;
    for (const name of activityEvents)
      window.addEventListener(name, onActivity, { signal: controller.signal, passive: true });
    return () => {
      isShown = false;
      controller.abort();
    };
  }, [app]);
  return Popup && <Popup />;
}
