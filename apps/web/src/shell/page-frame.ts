import type { Frame } from '../router/route.ts';

/** Which parts of the frame are rendered; what a sport page hides on phones and tablets is left to styles. */
export function frameParts(frame: Frame) {
  const inPlay = frame === 'play';
  const hasBars = frame !== 'bare';
  return {
    /** Header and footer. */
    hasBars,
    inPlay,
    /** Notice, bottom bar and support button too. */
    isFull: hasBars && !inPlay,
  };
}

/** The body's classes: the route's own, its frame's, and whether deposits are quiet. */
export function bodyClasses(route: {
  readonly bodyClass: string;
  readonly frame: Frame;
  readonly isCalm?: boolean;
}): string {
  return `${route.bodyClass} frame-${route.frame}${route.isCalm ? ' is-calm' : ''}`;
}
