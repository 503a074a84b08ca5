import type { Frame } from '../router/route.ts';

/** Which parts of the frame are drawn; what a sport page hides on phones is the style's work. */
export function frameParts(frame: Frame) {
  const inPlay = frame === 'play';
  const hasBars = frame !== 'bare';
  return {
    /** Header and footer. */
    hasBars,
    inPlay,
    /** Notice, bottom bar and the button of live support as well. */
    isFull: hasBars && !inPlay,
  };
}

/** The body's classes on a route: its own, for its screens' style, and its frame's. */
export function bodyClasses(route: { readonly bodyClass: string; readonly frame: Frame }): string {
  return `${route.bodyClass} frame-${route.frame}`;
}
