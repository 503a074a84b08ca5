import { describe, expect, it } from 'vitest';

import { SLIP_TEXTS } from '../../texts/slip-texts.ts';
import { makePick, makeSlip } from '../../testing/slip-picks.ts';
import type { SessionState } from '../../embeds/client/book-session.ts';
import { freeBetFor, withFreeBet } from './free-bet.ts';
import { actionOf, stakeNote } from './slip-action.ts';
import { betsOf, sumsOf } from './slip-bets.ts';
import { lookOf } from './slip-look.ts';
import { keyOf, type SlipState } from './slip-state.ts';
import { createSlipWords } from './slip-words.ts';
import type { Purse } from './stake-limits.ts';
import { sumRows } from './sum-rows.ts';

const words = createSlipWords('en', 'TRY', SLIP_TEXTS.en);
const purse: Purse = {
  balance: 100_000,
  minBet: 1_000,
  maxBet: 50_000,
  freeBet: 0,
  bonusMoney: 0,
  minOdds: 0,
  maxStake: null,
};
const session: SessionState = {
  kind: 'open',
  session: { playKey: 'k', player: '7-5', ...purse },
};
const picks = [makePick(1, 2_000), makePick(2, 1_500)];

const look = (state: SlipState, changes: Partial<Parameters<typeof lookOf>[0]> = {}) =>
  lookOf({ state, purse, refused: new Map(), highestMinor: null, ...changes });
const action = (state: SlipState, changes: Partial<Parameters<typeof actionOf>[0]> = {}) =>
  actionOf({ look: look(state), session, placing: { kind: 'idle' }, refusal: null, ...changes }, words);

it('names what the button does', () => {
  const slip = makeSlip(picks, { stakeMinor: 10_000 });
  expect(action(slip)).toMatchObject({ deed: 'place', label: 'Place bet · ₺100' });
  const fallen = makeSlip([makePick(1, 2_000, { now: 1_900 }), makePick(2, 1_500)], { stakeMinor: 10_050 });
  expect(action(fallen)).toMatchObject({ deed: 'place', label: 'Place at new price · ₺100.50' });
  const singles = makeSlip(picks, {
    wantedKind: 'single',
    singleStakes: Object.fromEntries(picks.map((pick) => [keyOf(pick), 5_000])),
  });
  expect(action(singles).label).toBe('Place 2 bets · ₺100');
});

it.each([
  ['nothing is staked', makeSlip(picks)],
  ['too little is staked', makeSlip(picks, { stakeMinor: 999 })],
  ['too much is staked', makeSlip(picks, { stakeMinor: 50_001 })],
  ['a pick is suspended', makeSlip([makePick(1, 2_000, { trouble: 'suspended' })], { stakeMinor: 1_000 })],
  [
    'two picks are of one match',
    makeSlip([makePick(1, 2_000), makePick(1, 3_000, { pick: 'X' })], { stakeMinor: 1_000 }),
  ],
])('places nothing while %s', (_, state) => {
  expect(action(state).deed).toBe('blocked');
});

it('asks a visitor to log in, and a player whose session has ended', () => {
  const slip = makeSlip(picks, { stakeMinor: 10_000 });
  expect(action(slip, { session: { kind: 'visitor' } }).deed).toBe('login');
  expect(action(slip, { session: { kind: 'closed', reason: 'session' } })).toMatchObject({
    deed: 'login',
    error: words.texts.problem.session,
  });
  expect(action(slip, { session: { kind: 'closed', reason: null } }).deed).toBe('reconnect');
});

it('asks again about a bet of which nothing is known, with the session of its player only', () => {
  const slip = makeSlip(picks, { stakeMinor: 10_000 });
  const placing = { kind: 'offline', isSignedOut: false } as const;
  expect(action(slip, { placing }).deed).toBe('retry');
  for (const ended of [{ kind: 'visitor' }, { kind: 'closed', reason: 'session' }] as const)
    expect(action(slip, { placing, session: ended })).toMatchObject({
      deed: 'login',
      error: words.texts.problem.unknown,
    });
  expect(action(slip, { placing, session: { kind: 'closed', reason: null } }).deed).toBe('reconnect');
});

it('does nothing while a bet is on its way', () => {
  const slip = makeSlip(picks, { stakeMinor: 10_000 });
  expect(action(slip, { placing: { kind: 'sending' } })).toMatchObject({ deed: 'none', isBusy: true });
});

it('says at the stake what its limits are, and which one is broken', () => {
  const note = (stakeMinor: number, changes = {}) =>
    stakeNote(look(makeSlip(picks, { stakeMinor }), changes), session, words);
  expect(note(10_000)).toEqual({ error: null, hint: 'Balance ₺1,000.00 · from ₺10 to ₺500' });
  expect(note(999).error).toBe('The smallest stake is ₺10.');
  expect(note(50_001).error).toBe('The largest stake on this bet is ₺500.');
  expect(note(20_001, { highestMinor: 20_000 }).error).toBe('The largest stake on this bet is ₺200.');
  expect(note(40_000, { purse: { ...purse, balance: 39_999 } }).error).toContain(
    'above your balance of ₺399.99',
  );
});

it('offers the most that can be staked on each line', () => {
  const three = [...picks, makePick(3, 1_700)];
  const system = makeSlip(three, { wantedKind: 'system' });
  expect(look(system).maxMinor).toBe(Math.floor(50_000 / 3));
  expect(look(makeSlip(picks), { purse: { ...purse, balance: 777 } }).maxMinor).toBe(777);
  expect(look(makeSlip(picks), { purse: null }).maxMinor).toBeNull();
});

it('promises no return while a pick cannot be bet on', () => {
  const slip = makeSlip([makePick(1, 2_000, { trouble: 'closed' }), makePick(2, 1_500)], {
    stakeMinor: 1_000,
  });
  expect(sumRows(look(slip), words, false)).toEqual([
    { name: 'Total price', value: '3.00' },
    { name: 'Possible return', value: '–', isMain: true },
  ]);
});

it('takes a free bet as a whole, and promises no more than what is above its stake', () => {
  const rich: Purse = { ...purse, balance: 0, freeBet: 5_000 };
  const slip = makeSlip(picks, { stakeMinor: 100, usesFreeBet: true });
  expect(freeBetFor(slip, rich)).toBe(5_000);
  const { sums, stakeProblem } = look(withFreeBet(slip, 5_000), { purse: rich, isFree: true });
  expect(sums).toMatchObject({ stakeMinor: 5_000, possibleMinor: 10_000 });
  expect(stakeProblem).toBeNull();
  const [first] = picks;
  const single = makeSlip(first ? [first] : []);
  expect(sumsOf(betsOf(withFreeBet(single, 5_000))).stakeMinor).toBe(5_000);
});

it('offers no free bet on a system, on several single bets, or without one', () => {
  const rich: Purse = { ...purse, freeBet: 5_000 };
  const three = [...picks, makePick(3, 2_000)];
  expect(freeBetFor(makeSlip(three, { wantedKind: 'system' }), rich)).toBeNull();
  expect(freeBetFor(makeSlip(picks, { wantedKind: 'single' }), rich)).toBeNull();
  expect(freeBetFor(makeSlip(picks), purse)).toBeNull();
  expect(freeBetFor(makeSlip(picks), null)).toBeNull();
});

describe('with a bonus', () => {
  const terms: Purse = { ...purse, balance: 40_000, bonusMoney: 30_000, minOdds: 1_800, maxStake: 10_000 };
  const open: SessionState = { kind: 'open', session: { playKey: 'k', player: '7-5', ...terms } };
  const shown = (state: SlipState, changes: Partial<Purse> = {}, isFree = false) => {
    const seen = look(state, { purse: { ...terms, ...changes }, isFree });
    const { deed } = action(state, { look: seen, session: open });
    return { look: seen, deed, ...stakeNote(seen, open, words) };
  };
  const low = [makePick(1, 1_610)];
  const single = (stakeMinor: number) =>
    makeSlip(low, { singleStakes: Object.fromEntries(low.map((pick) => [keyOf(pick), stakeMinor])) });

  it('says its largest stake and smallest odds, and offers no more', () => {
    const slip = makeSlip(picks, { stakeMinor: 10_000 });
    const { look: seen, hint, deed } = shown(slip);
    expect(hint).toBe(
      'Balance ₺400.00 · from ₺10 to ₺500 · with the bonus up to ₺100 · bonus money from odds of 1.80',
    );
    expect(deed).toBe('place');
    expect([seen.maxMinor, seen.bonusMostMinor]).toEqual([10_000, 10_000]);
    const three = makeSlip([...picks, makePick(3, 1_700)], { wantedKind: 'system' });
    expect(shown(three).look.bonusMostMinor).toBe(Math.floor(10_000 / 3));
    expect(shown(slip, { bonusMoney: 0 }).look).toMatchObject({ maxMinor: 40_000, bonusMostMinor: null });
  });

  it('warns of a stake above it, which is not placed', () => {
    const slip = makeSlip(picks, { stakeMinor: 15_000 });
    expect(shown(slip).deed).toBe('blocked');
    expect(shown(slip).error).toContain('the largest stake on this bet is ₺100');
  });

  it('leaves lower odds to own money, and warns at once if there is none', () => {
    expect(shown(single(10_000)).deed).toBe('place');
    expect(shown(single(10_100)).deed).toBe('blocked');
    expect(shown(single(10_100)).error).toContain('your own money, up to ₺100');
    expect(shown(single(0), { balance: 30_000 }).look).toMatchObject({ maxMinor: 0, bonusMostMinor: 0 });
    expect(shown(makeSlip(low), { balance: 30_000 }).error).toContain('odds of 1.80 or more');
    expect(shown(single(2_000), { balance: 30_000 }).error).toContain('odds of 1.80 or more');
  });

  it('that is a free bet, is not placed at lower odds, and says which it needs', () => {
    const free = { freeBet: 2_500, bonusMoney: 0, maxStake: null, minOdds: 1_500, balance: 0 };
    const at = (price: number) => shown(withFreeBet(makeSlip([makePick(1, price)]), 2_500), free, true);
    expect(at(1_500)).toMatchObject({ deed: 'place', error: null });
    expect(at(1_420).deed).toBe('blocked');
    expect(at(1_420).error).toContain('free bet can be staked at odds of 1.50');
  });
});
