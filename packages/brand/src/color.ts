/** A colour as lightness (0 to 1), chroma (0 to about 0.3) and hue (degrees) in OKLCH. */
export interface Lch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

type Triple = readonly [number, number, number];

function channels(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toLinear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function fromLinear(part: number): number {
  const value = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
  return value * 255;
}

function linearChannels(hex: string): Triple {
  const [red, green, blue] = channels(hex);
  return [toLinear(red), toLinear(green), toLinear(blue)];
}

/** Parses `#RRGGBB`. The matrices are those of the OKLab definition (Björn Ottosson, 2020). */
export function readHex(hex: string): Lch {
  const [red, green, blue] = linearChannels(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { lightness, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

function unclipped({ lightness, chroma, hue }: Lch): Triple {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    fromLinear(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    fromLinear(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    fromLinear(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

/** Formats as `#RRGGBB`; a colour outside the gamut loses chroma, never hue. */
export function writeHex(color: Lch): string {
  let fitting = { ...color, lightness: Math.min(1, Math.max(0, color.lightness)) };
  let parts = unclipped(fitting);
  while (fitting.chroma > 0.001 && parts.some((part) => !(part >= -0.5 && part <= 255.5))) {
    fitting = { ...fitting, chroma: fitting.chroma * 0.95 };
    parts = unclipped(fitting);
  }
  const digits = parts.map((part) => Math.round(Math.min(255, Math.max(0, part || 0))));
  return `#${digits.map((digit) => digit.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

function luminance(hex: string): number {
  const [red, green, blue] = linearChannels(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two `#RRGGBB` colours as WCAG 2.2 defines it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** The colour at `share` (0 to 1) of the way from one to the other. */
export function blend(from: string, to: string, share: number): string {
  const [start, end] = [channels(from), channels(to)];
  const parts = start.map((part, index) => Math.round(part + ((end[index] ?? part) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** The same hue and chroma, lighter or darker by `step` (-1 to 1). */
export function shift(hex: string, step: number): string {
  const color = readHex(hex);
  return writeHex({ ...color, lightness: color.lightness + step });
}

/**
 * The colour of the same hue nearest to `hex` that has a contrast of at least `ratio` on each of `grounds`. It becomes
 * lighter or darker, whichever allows more contrast.
 */
export function readableOn(hex: string, grounds: readonly string[], ratio: number): string {
  const start = readHex(hex);
  const room = (extreme: string) => Math.min(...grounds.map((ground) => contrast(extreme, ground)));
  const direction = room('#FFFFFF') >= room('#000000') ? 0.01 : -0.01;
  let best = hex.toUpperCase();
  for (let step = 0; step <= 100; step += 1) {
    best = step === 0 ? best : writeHex({ ...start, lightness: start.lightness + direction * step });
    if (grounds.every((ground) => contrast(best, ground) >= ratio)) return best;
  }
  return best;
}
