const NAMESPACE = 'http://www.w3.org/2000/svg';

type Attributes = Readonly<Record<string, string | number>>;

/** A new SVG element. Styles go through attributes, since the page's policy has no inline styles. */
export function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): SVGElementTagNameMap[Tag] {
  const made = document.createElementNS(NAMESPACE, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}

/** A drawing that screen readers skip; its words are elsewhere. */
export function drawing(viewBox: string, className: string, ...children: readonly Node[]): SVGSVGElement {
  return svg('svg', { viewBox, class: className, 'aria-hidden': 'true' }, ...children);
}

/** A point on a circle around the origin; 0 is at the top, angles in turns, clockwise. */
export function onCircle(radius: number, turn: number): readonly [x: number, y: number] {
  const angle = (turn - 0.25) * Math.PI * 2;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** A ring segment between two radii and two angles in turns. */
export function ringSegment(inner: number, outer: number, from: number, to: number): string {
  const [ax, ay] = onCircle(outer, from);
  const [bx, by] = onCircle(outer, to);
  const [cx, cy] = onCircle(inner, to);
  const [dx, dy] = onCircle(inner, from);
  return `M${ax} ${ay}A${outer} ${outer} 0 0 1 ${bx} ${by}L${cx} ${cy}A${inner} ${inner} 0 0 0 ${dx} ${dy}Z`;
}

export const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Plays an animation from where it would be by now; without motion it is at its end at once. */
export function animateFrom(
  element: Element,
  keyframes: Keyframe[],
  { durationMs, elapsedMs, easing = 'linear' }: { durationMs: number; elapsedMs: number; easing?: string },
): Animation {
  for (const earlier of element.getAnimations()) earlier.cancel();
  const animation = element.animate(keyframes, { duration: durationMs, easing, fill: 'both' });
  animation.currentTime = prefersStillness() ? durationMs : Math.min(Math.max(elapsedMs, 0), durationMs);
  return animation;
}
