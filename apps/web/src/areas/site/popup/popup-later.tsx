import { type ComponentType, useEffect, useState } from 'react';

import { useApp } from '../../../app/app.ts';

/** The page has been looked at by then, and everything that it needs has arrived. */
const SETTLED_MS = 4_500;

/** Brings the brand's popup some while after the page, so that it delays nothing. */
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
    const timer = setTimeout(() => void bring(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [app]);
  return Popup && <Popup />;
}
