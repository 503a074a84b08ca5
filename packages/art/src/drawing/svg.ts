type Part = string | number | readonly string[];

/** Template tag for markup: numbers are rounded to two decimals, lists are joined without a separator. */
export function svg(texts: TemplateStringsArray, ...parts: readonly Part[]): string {
  return texts.reduce((markup, text, place) => markup + written(parts[place - 1] ?? '') + text);
}

function written(part: Part): string {
  if (typeof part === 'number') return String(Math.round(part * 100) / 100);
  return typeof part === 'string' ? part : part.join('');
}

/** `count` pieces of markup, one after the other. */
export function repeat(count: number, draw: (place: number) => string): string {
  return Array.from({ length: count }, (_, place) => draw(place)).join('');
}

/** A point on a circle; angles are in radians, clockwise from three o’clock. */
export function onCircle(x: number, y: number, radius: number, angle: number): readonly [number, number] {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}
