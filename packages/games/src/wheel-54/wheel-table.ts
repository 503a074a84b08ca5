import type { Hundredths } from '../bets/pay.ts';

export const wheelRisks = ['low', 'medium', 'high'] as const;
export type WheelRisk = (typeof wheelRisks)[number];

export const WHEEL_SEGMENTS = 54;

/** How many segments of a wheel pay what. Each wheel pays 52.5 stakes in 54 spins, a return of 35/36. */
const shares: Readonly<Record<WheelRisk, readonly (readonly [segments: number, pays: Hundredths])[]>> = {
  low: [
    [30, 120],
    [14, 0],
    [9, 150],
    [1, 300],
  ],
  medium: [
    [29, 0],
    [10, 150],
    [10, 200],
    [4, 300],
    [1, 550],
  ],
  high: [
    [50, 0],
    [3, 750],
    [1, 3_000],
  ],
};

/** What the segments of each wheel pay, clockwise; equal ones are as far apart as possible. */
export const wheelPays: Readonly<Record<WheelRisk, readonly Hundredths[]>> = {
  low: arrange(shares.low),
  medium: arrange(shares.medium),
  high: arrange(shares.high),
};

function arrange(parts: readonly (readonly [segments: number, pays: Hundredths])[]): readonly Hundredths[] {
  return parts
    .flatMap(([segments, pays], part) =>
      Array.from({ length: segments }, (_, index) => ({ at: (index + 0.5) / segments, part, pays })),
    )
    .sort((a, b) => a.at - b.at || a.part - b.part)
    .map(({ pays }) => pays);
}
