import type { BetView } from '../../api/bet-views.ts';

/** What became of a bet, for people. `void` is a stake that came back as a whole, `partly` less than the stake. */
export type BetOutcome = Exclude<BetView['state'], 'settled'> | 'won' | 'partly' | 'lost' | 'void';

export type OutcomeBet = Pick<BetView, 'state' | 'lines' | 'stake' | 'paid'> & {
  readonly picks: readonly Pick<BetView['picks'][number], 'result'>[];
  readonly cashOuts: readonly Pick<BetView['cashOuts'][number], 'lineStake' | 'paid'>[];
  readonly isFreeBet?: boolean;
};

/** The part of the stake that was not cashed out, and what the settlement paid for it. */
export function restOf({ stake, paid, lines, cashOuts }: OutcomeBet): {
  readonly stake: number;
  readonly paid: number;
} {
  const out = cashOuts.reduce((sum, part) => sum + part.lineStake * lines, 0);
  const paidOut = cashOuts.reduce((sum, part) => sum + part.paid, 0);
  return { stake: stake - out, paid: paid - paidOut };
}

export function outcomeOf(bet: OutcomeBet): BetOutcome {
  if (bet.state !== 'settled') return bet.state;
  const rest = restOf(bet);
  const isReturned = bet.picks.every(({ result }) => result === 'void' || result === 'push');
  // What is paid for a free bet is all won.
  if (bet.isFreeBet === true && (isReturned || rest.paid > 0)) return isReturned ? 'void' : 'won';
  if (rest.paid <= 0) return 'lost';
  if (isReturned && rest.paid === rest.stake) return 'void';
  return rest.paid < rest.stake ? 'partly' : 'won';
}

/** What a player filters by. */
export const betFilters = ['all', 'open', 'won', 'lost', 'void', 'cashedOut'] as const;
export type BetFilter = (typeof betFilters)[number];

const GROUPS: Readonly<Record<BetOutcome, BetFilter | null>> = {
  waiting: 'open',
  booking: 'open',
  open: 'open',
  refunding: 'open',
  refused: null,
  cashedOut: 'cashedOut',
  won: 'won',
  partly: 'lost',
  lost: 'lost',
  void: 'void',
};

export const isIn = (filter: BetFilter, bet: OutcomeBet): boolean =>
  filter === 'all' || GROUPS[outcomeOf(bet)] === filter;
