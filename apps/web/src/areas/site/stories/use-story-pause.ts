import { wantsLessMotion } from '@baize/ui';
import { useEffect, useState } from 'react';

/** Whether the stories stand still: by the button, under a held finger, in a hidden tab. */
export function useStoryPause() {
  const [isStopped, setStopped] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [isHidden, setHidden] = useState(() => document.hidden);
  const [isStill] = useState(wantsLessMotion);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return {
    isPaused: isStopped || isHeld || isHidden,
    isStill,
    setHeld,
    toggle: () => setStopped((was) => !was),
    stop: () => setStopped(true),
  };
}
