/*
 * What bonuses and free rounds are offered for, with a deposit: `deposit:815`, `deposit-spins:815`, and
 * `spins:deposit-spins:815` for the bonus that such free rounds win. `is_for_deposit` of the database reads the same.
 */

export const bonusCause = (depositId: number): string => `deposit:${depositId}`;
export const spinsCause = (depositId: number): string => `deposit-spins:${depositId}`;
/** @param cause of free rounds */
export const spinsBonusCause = (cause: string): string => `spins:${cause}`;

/** Causes of all bonuses that a deposit gives. */
export const bonusCausesOf = (depositId: number): string[] => [
  bonusCause(depositId),
  spinsBonusCause(spinsCause(depositId)),
];

/** The deposit that something was offered for; undefined if it was offered for something else. */
export function depositOf(cause: string): number | undefined {
  const [, id] = /^(?:spins:)?deposit(?:-spins)?:(\d+)$/.exec(cause) ?? [];
  return id === undefined ? undefined : Number(id);
}
