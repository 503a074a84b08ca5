import { Button } from '@baize/ui';
import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

import { readEntry, writeEntry } from '../call/token-store.ts';
import { useMessages } from '../messages/use-messages.ts';
import { SnowCanvas } from './snow-canvas.tsx';

const STORAGE_KEY = 'snow_effect';

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)');

function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(
    (callback) => {
      const query = reducedMotion();
      query.addEventListener('change', callback);
      return () => query.removeEventListener('change', callback);
    },
    () => reducedMotion().matches,
  );
}

/** Snow over the page with its switch, on by default. Nothing if reduced motion is preferred. */
export function Snow() {
  const t = useMessages();
  const [isOn, setOn] = useState(() => readEntry(STORAGE_KEY) !== 'off');
  if (usePrefersReducedMotion()) return null;

  function toggle() {
    writeEntry(STORAGE_KEY, isOn ? 'off' : 'on');
    setOn(!isOn);
  }

  return (
    <>
      <Button variant="quiet" size="small" icon="sparkles" aria-pressed={isOn} onClick={toggle}>
        {t(isOn ? 'site_snow_on' : 'site_snow_off')}
      </Button>
      {isOn && createPortal(<SnowCanvas />, document.body)}
    </>
  );
}
