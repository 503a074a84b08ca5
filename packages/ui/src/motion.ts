import { savesData } from './saves-data.ts';

/** Whether the reader asks for less motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether a film may be fetched and play by itself. */
export function allowsFilms(): boolean {
  return !savesData() && !prefersReducedMotion();
}
