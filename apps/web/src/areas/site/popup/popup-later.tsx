import { type ComponentType, useEffect, useState } from 'react';

import { useApp } from '../../../app/app.ts';

/** The page has been looked at by then, and everything that it needs has arrived. */
const SETTLED_MS = 4_500;

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Brings the brand's popup some while after the page and once somebody is there, so that it delays nothing. */
export function PopupLater() {
  const app = useApp();
  const [Popup, setPopup] = useState<ComponentType>();
  useEffect(() => {
    const bring = async () => {
      const texts = app.bringMessages('home');
      const { HomePopup } = await import('./home-popup.tsx');
      await texts;
      setPopup(() => HomePopup);
    };
    const gone = new AbortController();
    const settled = new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
    const met = () => {
      gone.abort();
      void settled.then(() => (isShown ? bring() : undefined));
    };
    let isShown = true;
    for (const sign of signs) window.addEventListener(sign, met, { signal: gone.signal, passive: true });
    return () => {
      isShown = false;
      gone.abort();
    };
  }, [app]);
  return Popup && <Popup />;
}
