import { savesData } from './saves-data.ts';

/** Whether the user prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether films may load and play by themselves. */
export function allowsFilms(): boolean {
  return !savesData() && !prefersReducedMotion();
}
