const FULL_TIME = 90;

/** The rate of goals grows over a match, so that 44 % of them fall in the first half. */
const GROWTH = 0.631_579;

/** The share of a match's goals before a minute. */
export function goalShare(minute: number): number {
  const share = minute / FULL_TIME;
  return (share + (GROWTH * share * share) / 2) / (1 + GROWTH / 2);
}

/** The minute before which a share of a match's goals falls. */
export function minuteOf(share: number): number {
  const area = share * (1 + GROWTH / 2);
  return (FULL_TIME * (Math.sqrt(1 + 2 * GROWTH * area) - 1)) / GROWTH;
}
