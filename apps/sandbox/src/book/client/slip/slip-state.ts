import type { PriceRule } from '@baize/games/sports/slip';

/** How the picks of a slip are bet on: each by itself, all in one line, or in combinations. */
export const betKinds = ['single', 'combo', 'system'] as const;
export type BetKind = (typeof betKinds)[number];

/** What a pick is called, as on the page where it was chosen. */
export interface PickNames {
  readonly event: string;
  readonly market: string;
  readonly pick: string;
}

/** Why a pick cannot be bet on at present. */
export type PickTrouble = 'suspended' | 'closed' | 'started';

export interface SlipPick {
  readonly eventId: number;
  readonly marketId: string;
  readonly pick: string;
  /** The price that the player has accepted: that of the choice, or of a later confirmation. In thousandths. */
  readonly seen: number;
  /** The price of now; the last one while there is none. */
  readonly now: number;
  readonly trouble: PickTrouble | null;
  readonly names: PickNames;
  readonly startsAt: string;
  readonly isLive: boolean;
  /** In the sport's own time, such as `68'`; empty before the start. */
  readonly clock: string;
}

/** A slip as it is saved. Amounts in minor units; null is an empty field. */
export interface SlipState {
  readonly picks: readonly SlipPick[];
  /** What the player asked for; {@link kindOf} is what the number of picks allows. */
  readonly wantedKind: BetKind;
  /** Of an accumulator, or of each line of a system. */
  readonly stakeMinor: number | null;
  readonly singleStakes: Readonly<Record<string, number | null>>;
  /** Legs per line of a system. */
  readonly sizes: readonly number[];
  /** Keys of the picks that are in every line of a system. */
  readonly bankers: readonly string[];
  readonly rule: PriceRule;
  /** The player wants to stake the free bet. */
  readonly usesFreeBet: boolean;
}

export const emptySlip: SlipState = {
  picks: [],
  wantedKind: 'combo',
  stakeMinor: null,
  singleStakes: {},
  sizes: [],
  bankers: [],
  rule: 'better',
  usesFreeBet: false,
};

export type PickRef = Pick<SlipPick, 'eventId' | 'marketId' | 'pick'>;

export const keyOf = ({ eventId, marketId, pick }: PickRef): string => `${eventId} ${marketId} ${pick}`;

/** The fewest picks of each kind. */
const FEWEST: Readonly<Record<BetKind, number>> = { single: 1, combo: 2, system: 3 };

export const allowsKind = ({ picks }: SlipState, kind: BetKind): boolean => picks.length >= FEWEST[kind];

export function kindOf(state: SlipState): BetKind {
  if (allowsKind(state, state.wantedKind)) return state.wantedKind;
  return allowsKind(state, 'combo') ? 'combo' : 'single';
}

/** The picks in every line of a system; at least two others remain. */
export function bankersOf({ picks, bankers }: SlipState): readonly string[] {
  const keys = new Set(picks.map(keyOf));
  return bankers.filter((key) => keys.has(key)).slice(0, Math.max(0, picks.length - 2));
}

/** Sizes of a system that its picks allow; one less than all of them unless chosen otherwise. */
export function sizesOf(state: SlipState): readonly number[] {
  const free = state.picks.length - bankersOf(state).length;
  const chosen = state.sizes.filter((size) => size >= 1 && size <= free);
  return chosen.length > 0 ? chosen : [Math.max(1, free - 1)];
}

export function addPick(state: SlipState, pick: SlipPick): SlipState {
  const key = keyOf(pick);
  const others = state.picks.filter((other) => keyOf(other) !== key);
  // A single stake typed for the only pick becomes that of the accumulator, and not the other way round.
  const [only] = state.picks;
  const typed = state.picks.length === 1 && only ? state.singleStakes[keyOf(only)] : undefined;
  return { ...state, picks: [...others, pick], stakeMinor: state.stakeMinor ?? typed ?? null };
}

export function removePick(state: SlipState, key: string): SlipState {
  const { [key]: _, ...singleStakes } = state.singleStakes;
  const picks = state.picks.filter((pick) => keyOf(pick) !== key);
  const bankers = state.bankers.filter((banker) => banker !== key);
  const rest = { ...state, picks, bankers, singleStakes };
  const [only] = picks;
  if (picks.length > 1 || !only || kindOf(state) === 'single') return rest;
  return setSingleStake(rest, keyOf(only), singleStakes[keyOf(only)] ?? state.stakeMinor);
}

/** An empty slip in which the player's way to bet is kept. */
export function clearSlip({ wantedKind, rule }: SlipState): SlipState {
  return { ...emptySlip, wantedKind, rule };
}

/** What is left of a slip whose picks were bet on in part. */
export function withoutPicks(state: SlipState, keys: ReadonlySet<string>): SlipState {
  const rest = state.picks.filter((pick) => !keys.has(keyOf(pick)));
  if (rest.length === state.picks.length) return state;
  return rest.length === 0 ? clearSlip(state) : [...keys].reduce(removePick, state);
}

export function setSingleStake(state: SlipState, key: string, stakeMinor: number | null): SlipState {
  return { ...state, singleStakes: { ...state.singleStakes, [key]: stakeMinor } };
}

export function toggleBanker(state: SlipState, key: string): SlipState {
  const bankers = bankersOf(state);
  return {
    ...state,
    bankers: bankers.includes(key) ? bankers.filter((other) => other !== key) : [...bankers, key],
  };
}

/** One size stays chosen. */
export function toggleSize(state: SlipState, size: number): SlipState {
  const sizes = sizesOf(state);
  const next = sizes.includes(size) ? sizes.filter((other) => other !== size) : [...sizes, size];
  return next.length === 0 ? state : { ...state, sizes: [...next].sort((a, b) => a - b) };
}

/** The player has seen the prices of now. */
export function acceptPrices(state: SlipState): SlipState {
  return { ...state, picks: state.picks.map((pick) => ({ ...pick, seen: pick.now })) };
}

/** What a page knows of a pick at present. */
export interface PickUpdate {
  /** Null while it is not on sale. */
  readonly price: number | null;
  readonly trouble: PickTrouble | null;
  readonly isLive: boolean;
  readonly clock: string;
}

/** @param read undefined for a pick of which nothing is known */
export function updatePicks(state: SlipState, read: (pick: SlipPick) => PickUpdate | undefined): SlipState {
  let isChanged = false;
  const picks = state.picks.map((pick) => {
    const update = read(pick);
    if (update === undefined) return pick;
    const { trouble, isLive, clock } = update;
    const now = update.price ?? pick.now;
    if (now === pick.now && trouble === pick.trouble && isLive === pick.isLive && clock === pick.clock)
      return pick;
    isChanged = true;
    return { ...pick, now, trouble, isLive, clock };
  });
  return isChanged ? { ...state, picks } : state;
}
