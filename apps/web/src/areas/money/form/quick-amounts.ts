/** Round figures, scaled by powers of ten: 1, 2.5, 5, 10, 25, 50 … */
const LADDER = [10n, 25n, 50n] as const;
const COUNT = 5;

interface Limits {
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
  readonly stepMinor: bigint;
}

/**
 * Up to five suggested amounts, smallest first: the method's minimum, then round figures above it that the method
 * accepts.
 */
export function quickAmounts({ minMinor, maxMinor, stepMinor }: Limits): bigint[] {
  const amounts = minMinor > 0n && minMinor <= maxMinor ? [minMinor] : [];
  for (let scale = 10n; scale <= maxMinor && amounts.length < COUNT; scale *= 10n) {
    for (const rung of LADDER) {
      const amountMinor = rung * scale;
      const isAccepted = stepMinor <= 0n || amountMinor % stepMinor === 0n;
      if (amountMinor <= minMinor || amountMinor > maxMinor || !isAccepted) continue;
      if (amounts.length < COUNT) amounts.push(amountMinor);
    }
  }
  return amounts;
}

/** The most of a sum that a method accepts; undefined if it accepts none of it. */
export function wholeSteps({ minMinor, maxMinor, stepMinor }: Limits, sumMinor: bigint): bigint | undefined {
  const most = sumMinor < maxMinor ? sumMinor : maxMinor;
  const whole = stepMinor > 0n ? most - (most % stepMinor) : most;
  return whole >= minMinor && whole > 0n ? whole : undefined;
}
