export const pause = (durationMs: number) => new Promise<void>((resolve) => setTimeout(resolve, durationMs));

const stillness = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the player wants results without motion. They come at the same pace. */
export const isStill = (): boolean => stillness.matches;

/** `1,25×` or `1.25×`. @param hundredths of the stake */
export function createTimesText(lang: 'tr' | 'en'): (hundredths: number) => string {
  const format = new Intl.NumberFormat(lang === 'tr' ? 'tr-TR' : 'en-GB', { maximumFractionDigits: 2 });
  return (hundredths) => `${format.format(hundredths / 100)}×`;
}

const SVG = 'http://www.w3.org/2000/svg';

/** A new SVG element with its attributes. */
export function shape<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | number>> = {},
  text = '',
): SVGElementTagNameMap[Tag] {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  if (text !== '') made.textContent = text;
  return made;
}

/** Moves with the time: calls `draw` with 0 to 1, or once with 1 if motion is unwanted. */
export async function animate(durationMs: number, draw: (share: number) => void): Promise<void> {
  const start = performance.now();
  for (let share = isStill() ? 1 : 0; ; share = Math.min(1, (performance.now() - start) / durationMs)) {
    draw(share);
    if (share >= 1) return;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/**
 * Moves an element unless motion is unwanted, and takes as long either way. It does not wait for the animation itself, which
 * stops in a hidden tab.
 */
export async function animateElement(
  moved: Element,
  keyframes: Keyframe[],
  options: KeyframeAnimationOptions & { duration: number },
): Promise<void> {
  if (!isStill()) moved.animate(keyframes, options);
  await pause(options.duration + (options.delay ?? 0));
}
