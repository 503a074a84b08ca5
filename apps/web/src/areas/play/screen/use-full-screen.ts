import { type RefObject, useCallback, useEffect, useState } from 'react';

export interface FullScreen {
  readonly isFull: boolean;
  /** The stage fills the window by its styles, as on phones whose browser has no full screen for elements. */
  readonly isFixed: boolean;
  /** Must follow from a tap or a key of the player: browsers refuse it otherwise. */
  toggle(): void;
}

/**
 * The full screen of a stage. iPhones have none for elements, and a browser may refuse it, as in the frame of an app: the
 * stage then fills the window instead, and Escape ends it as it would end the other.
 */
export function useFullScreen(stage: RefObject<HTMLElement | null>): FullScreen {
  const [isFixed, setFixed] = useState(false);
  const [isNative, setNative] = useState(false);

  useEffect(() => {
    const follow = () => setNative(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  useEffect(() => {
    if (!isFixed) return;
    const end = ({ key }: KeyboardEvent) => key === 'Escape' && setFixed(false);
    window.addEventListener('keydown', end);
    return () => window.removeEventListener('keydown', end);
  }, [isFixed]);

  const toggle = useCallback(() => {
    const element = stage.current;
    if (isFixed) setFixed(false);
    else if (document.fullscreenElement) void document.exitFullscreen();
    else if (!element || !document.fullscreenEnabled) setFixed(true);
    else element.requestFullscreen({ navigationUI: 'hide' }).catch(() => setFixed(true));
  }, [stage, isFixed]);

  return { isFull: isFixed || isNative, isFixed, toggle };
}
