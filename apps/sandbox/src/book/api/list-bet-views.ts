import type { Visit } from '../../visits/visit.ts';
import type { Bet, BetDesk } from '../bets.ts';
import { type BetFilter, isIn } from '../client/bets/bet-outcome.ts';
import type { BetView } from './bet-views.ts';

/** A page of the player's bets. */
export interface BetListView {
  readonly bets: readonly BetView[];
  /** For the next page; null if there is none. */
  readonly before: string | null;
}

/** Sums over the player's bets of some days, in minor units. */
export interface BetSums {
  readonly days: number;
  readonly bets: number;
  /** Of the player's money: without free bets. */
  readonly staked: number;
  readonly returned: number;
  /** Stakes of bets that are not decided yet. */
  readonly open: number;
  /** What came back less what was staked, of decided bets and of what was cashed out. */
  readonly net: number;
}

const PAGE = 20;
/** Read for one page of a filter; what is older is on the next one. */
const MOST_PAGES = 100;

type Show = (bet: Bet) => BetView;

/** All open bets of a player, unless there are more than this many pages of them. */
const MOST_OPEN_PAGES = 10;

/** One page of the bets in a filter, newest first; the open ones are together. Those of `all` are a list of their own. */
export function listBetViews(
  desk: BetDesk,
  visit: Visit,
  {
    filter,
    before,
    show,
  }: { readonly filter: BetFilter; readonly before: string | undefined; readonly show: Show },
): BetListView {
  if (filter === 'open') return listOpen(desk, visit, { before, show });
  if (filter === 'all') {
    const page = desk.list(visit, 'settled', before);
    return { bets: page.bets.map(show), before: page.before };
  }
  const found: BetView[] = [];
  let cursor = before;
  for (let read = 0; read < MOST_PAGES; read += 1) {
    const page = desk.list(visit, 'settled', cursor);
    for (const bet of page.bets) {
      if (!isIn(filter, amountsOf(bet))) continue;
      if (found.length === PAGE) return { bets: found, before: found.at(-1)?.id ?? null };
      found.push(show(bet));
    }
    if (page.before === null) return { bets: found, before: null };
    cursor = page.before;
  }
  return { bets: found, before: cursor ?? null };
}

function listOpen(
  desk: BetDesk,
  visit: Visit,
  { before, show }: { readonly before: string | undefined; readonly show: Show },
): BetListView {
  const bets: BetView[] = [];
  let cursor = before;
  for (let read = 0; read < MOST_OPEN_PAGES; read += 1) {
    const page = desk.list(visit, 'open', cursor);
    bets.push(...page.bets.map(show));
    if (page.before === null) return { bets, before: null };
    cursor = page.before;
  }
  return { bets, before: cursor ?? null };
}

export const DAYS_OF_SUMS = 30;
const DAY_MS = 24 * 60 * 60_000;

/** What sums and filters need of a bet. Its whole view has the scores of its matches, which cost far more than all else. */
const amountsOf = ({ lines, lineStakeMinor, stakeMinor, paidMinor, cashOuts, ...bet }: Bet) => ({
  ...bet,
  lines,
  lineStake: Number(lineStakeMinor),
  stake: Number(stakeMinor),
  paid: Number(paidMinor),
  cashOuts: cashOuts.map((part) => ({
    lineStake: Number(part.lineStakeMinor),
    paid: Number(part.paidMinor),
  })),
});

type BetAmounts = ReturnType<typeof amountsOf>;

export function sumBets(desk: BetDesk, visit: Visit, now: Date): BetSums {
  const from = now.getTime() - DAYS_OF_SUMS * DAY_MS;
  const isRecent = ({ placedAt }: Bet) => Date.parse(placedAt) >= from;
  const open = [...betsOf(desk, visit, 'open')].filter(isRecent).map(amountsOf);
  const settled: BetAmounts[] = [];
  for (const bet of betsOf(desk, visit, 'settled')) {
    // They come newest first, and go back for years.
    if (!isRecent(bet)) break;
    settled.push(amountsOf(bet));
  }
  const total = (bets: readonly BetAmounts[], value: (bet: BetAmounts) => number) =>
    bets.reduce((sum, bet) => sum + value(bet), 0);
  const running = total(open, runningStake);
  const all = [...open, ...settled];
  const [staked, returned] = [total(all, ownStake), total(all, ({ paid }) => paid)];
  return {
    days: DAYS_OF_SUMS,
    bets: all.length,
    staked,
    returned,
    open: running,
    net: returned - (staked - running),
  };
}

/** A free bet costs its player nothing, and is no part of what is paid for it. */
const ownStake = ({ stake, isFreeBet }: BetAmounts): number => (isFreeBet ? 0 : stake);

const runningStake = ({ lines, cashOuts, ...bet }: BetAmounts): number =>
  bet.isFreeBet ? 0 : lines * (bet.lineStake - cashOuts.reduce((sum, part) => sum + part.lineStake, 0));

function* betsOf(desk: BetDesk, visit: Visit, filter: 'open' | 'settled'): Generator<Bet> {
  let cursor: string | undefined;
  for (let read = 0; read < MOST_PAGES; read += 1) {
    const page = desk.list(visit, filter, cursor);
    yield* page.bets;
    if (page.before === null) return;
    cursor = page.before;
  }
}
