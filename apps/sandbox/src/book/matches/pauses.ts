import type { Course } from './course.ts';

/** From `fromMs` until before `untilMs`. */
export interface Span {
  readonly fromMs: number;
  readonly untilMs: number;
}

/** When no bet is taken in a course. */
export function pausesOf(course: Course<unknown>): Span[] {
  const spans = course
    .flatMap(({ atMs, pause }): Span[] =>
      pause ? [{ fromMs: Math.max(0, atMs - pause.beforeMs), untilMs: atMs + pause.afterMs }] : [],
    )
    .toSorted((a, b) => a.fromMs - b.fromMs);
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last && span.fromMs <= last.untilMs)
      merged[merged.length - 1] = { ...last, untilMs: Math.max(last.untilMs, span.untilMs) };
    else merged.push(span);
  }
  return merged;
}
