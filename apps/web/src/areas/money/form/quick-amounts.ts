interface Limits {
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
  readonly stepMinor: bigint;
}

/** The most of a sum that a method accepts; undefined if it accepts none of it. */
export function wholeSteps({ minMinor, maxMinor, stepMinor }: Limits, sumMinor: bigint): bigint | undefined {
  const most = sumMinor < maxMinor ? sumMinor : maxMinor;
  const whole = stepMinor > 0n ? most - (most % stepMinor) : most;
  return whole >= minMinor && whole > 0n ? whole : undefined;
}
