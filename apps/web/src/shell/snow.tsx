import { Button } from '@baize/ui';
import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

import { readEntry, writeEntry } from '../call/token-store.ts';
import { useMessages } from '../messages/use-messages.ts';
import { SnowCanvas } from './snow-canvas.tsx';

const STORE = 'snow_effect';

const stillness = () => matchMedia('(prefers-reduced-motion: reduce)');

function useWantsStillness(): boolean {
  return useSyncExternalStore(
    (callback) => {
      const query = stillness();
      query.addEventListener('change', callback);
      return () => query.removeEventListener('change', callback);
    },
    () => stillness().matches,
  );
}

/** Snow over the page with its switch; it falls unless the player has ended it. Nothing where motion is unwanted. */
export function Snow() {
  const t = useMessages();
  const [isOn, setOn] = useState(() => readEntry(STORE) !== 'off');
  if (useWantsStillness()) return null;

  function toggle() {
    writeEntry(STORE, isOn ? 'off' : 'on');
    setOn(!isOn);
  }

  return (
    <>
      <Button look="quiet" size="small" icon="sparkles" aria-pressed={isOn} onClick={toggle}>
        {t(isOn ? 'site_snow_on' : 'site_snow_off')}
      </Button>
      {isOn && createPortal(<SnowCanvas />, document.body)}
    </>
  );
}
