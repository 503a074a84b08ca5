/** What a limit type of the specification limits: 1 deposits, 2 bets. */
export function limitKindOf(limitType: 1 | 2): 'deposit' | 'bet' {
  return limitType === 1 ? 'deposit' : 'bet';
}
