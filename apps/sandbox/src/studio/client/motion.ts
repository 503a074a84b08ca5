const stillness = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the player wants results without motion. They come at the same pace. */
export function isStill(): boolean {
  return stillness.matches;
}

export function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}

/**
 * Moves an element unless the player wants no motion, and takes as long either way. It does not wait for the animation itself,
 * which stops in a hidden tab.
 */
export async function animate(
  moved: Element,
  keyframes: Keyframe[],
  options: KeyframeAnimationOptions & { duration: number },
): Promise<void> {
  if (!isStill()) moved.animate(keyframes, options);
  await pause(options.duration + (options.delay ?? 0));
}
