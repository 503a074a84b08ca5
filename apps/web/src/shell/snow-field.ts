/** One flake: position as a fraction of the screen, radius and speed in pixels. */
export interface Flake {
  readonly x: number;
  readonly y: number;
  readonly radiusPx: number;
  readonly fallPxPerSecond: number;
  /** Where its sway begins, in turns. */
  readonly phase: number;
}

const PIXELS_PER_FLAKE = 22_000;
const MAX_FLAKES = 90;
/** The fractional parts of multiples of these numbers are spread evenly and look random. */
const SPREAD_X = 0.754877666;
const SPREAD_Y = 0.569840291;

/** The flakes of a screen; the same for the same size. */
export function makeFlakes(widthPx: number, heightPx: number): readonly Flake[] {
  const count = Math.min(MAX_FLAKES, Math.ceil((widthPx * heightPx) / PIXELS_PER_FLAKE));
  return Array.from({ length: count }, (_, index) => {
    const near = ((index * 7) % 11) / 10;
    return {
      x: (index * SPREAD_X) % 1,
      y: (index * SPREAD_Y) % 1,
      radiusPx: 1 + near * 2,
      fallPxPerSecond: 18 + near * 34,
      phase: (index * SPREAD_Y * 3) % 1,
    };
  });
}

const SWAY_PX = 18;
const SWAY_TURNS_PER_SECOND = 0.08;

/** The position of a flake after some seconds; it wraps around the screen. */
export function flakeAt(
  flake: Flake,
  seconds: number,
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
): { readonly x: number; readonly y: number } {
  const range = heightPx + flake.radiusPx * 2;
  const sway = Math.sin((flake.phase + seconds * SWAY_TURNS_PER_SECOND) * Math.PI * 2) * SWAY_PX;
  return {
    x: flake.x * widthPx + sway,
    y: ((flake.y * range + seconds * flake.fallPxPerSecond) % range) - flake.radiusPx,
  };
}
