import { prefersReducedMotion } from '@baize/ui';
import { useEffect, useState } from 'react';

/** Whether the stories are paused: by the button, by a held touch or in a hidden tab. */
export function useStoryPause() {
  const [isStopped, setStopped] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [isHidden, setHidden] = useState(() => document.hidden);
  const [isStill] = useState(prefersReducedMotion);
  useEffect(() => {
    const update = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return {
    isPaused: isStopped || isHeld || isHidden,
    isStill,
    setHeld,
    toggle: () => setStopped((was) => !was),
    stop: () => setStopped(true),
  };
}
