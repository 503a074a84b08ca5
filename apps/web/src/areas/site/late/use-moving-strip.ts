import { prefersReducedMotion } from '@baize/ui';
import { type RefObject, useEffect, useState } from 'react';

const STEP_MS = 5_000;

/** Whether the strip is on the screen. */
function shouldMove(strip: HTMLElement): boolean {
  const { top, bottom } = strip.getBoundingClientRect();
  return !document.hidden && top < innerHeight && bottom > 0;
}

/**
 * Scrolls a strip by one entry every five seconds, and from its end back to its start. It stops for good at the first
 * touch, and never starts if reduced motion is preferred.
 */
export function useMovingStrip(list: RefObject<HTMLElement | null>) {
  const [canMove, setCanMove] = useState(false);
  const [isMoving, setMoving] = useState(false);

  useEffect(() => {
    const strip = list.current;
    if (!strip) return;
    const isStill = prefersReducedMotion();
    const observer = new ResizeObserver(() => setCanMove(strip.scrollWidth > strip.clientWidth + 8));
    observer.observe(strip);
    setMoving(!isStill);
    const stop = () => setMoving(false);
    strip.addEventListener('pointerdown', stop);
    strip.addEventListener('focusin', stop);
    return () => {
      observer.disconnect();
      strip.removeEventListener('pointerdown', stop);
      strip.removeEventListener('focusin', stop);
    };
  }, [list]);

  useEffect(() => {
    const strip = list.current;
    if (!strip || !isMoving || !canMove) return;
    const timer = setInterval(() => {
      if (!shouldMove(strip)) return;
      const step = strip.firstElementChild?.getBoundingClientRect().width ?? 0;
      const isAtEnd = strip.scrollLeft + strip.clientWidth > strip.scrollWidth - 8;
      strip.scrollTo({ left: isAtEnd ? 0 : strip.scrollLeft + step, behavior: 'smooth' });
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [list, isMoving, canMove]);

  return { canMove, isMoving, toggle: () => setMoving((was) => !was) };
}
