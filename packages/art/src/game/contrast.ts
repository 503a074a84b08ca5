const WHITE = 255;

function channelsOf(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

/** A colour between two of the form #rrggbb; `share` 0 is the first and 1 the second. */
export function mix(one: string, other: string, share: number): string {
  const others = channelsOf(other);
  const parts = channelsOf(one).map((value, place) => {
    const mixed = Math.round(value + ((others[place] ?? 0) - value) * share);
    return mixed.toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** Relative luminance from 0 to 1, as WCAG 2.2 defines it. */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((value) => {
    const share = value / WHITE;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** The colour, mixed with as little of `towards` as gives it this contrast with `ground`. */
export function withContrast(color: string, ground: string, ratio: number, towards: string): string {
  const steps = 20;
  for (let step = 0; step < steps; step += 1) {
    const candidate = mix(color, towards, step / steps);
    if (contrast(candidate, ground) >= ratio) return candidate;
  }
  return towards;
}
