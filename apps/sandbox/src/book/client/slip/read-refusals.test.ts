import { expect, it } from 'vitest';

import type { BetView, RefusalView } from '../../api/bet-views.ts';
import { SLIP_TEXTS } from '../../texts/slip-texts.ts';
import { makePick, makeSlip } from '../../testing/slip-picks.ts';
import { readRefusals, withPrices } from './read-refusals.ts';
import { keyOf } from './slip-state.ts';
import { createSlipWords } from './slip-words.ts';

const words = createSlipWords('en', 'TRY', SLIP_TEXTS.en);
const slip = makeSlip([makePick(1, 2_000), makePick(2, 1_500)]);
const keys = slip.picks.map(keyOf);

function refused(
  refusal: Partial<RefusalView> & Pick<RefusalView, 'reason'>,
  prices = [2_000, 1_500],
): BetView {
  return {
    state: 'refused',
    refusal: { at: [], limit: null, minOdds: null, ...refusal },
    picks: slip.picks.map(({ eventId, marketId, pick }, at) => ({
      eventId,
      marketId,
      pick,
      price: prices[at],
    })),
  } as unknown as BetView;
}

it.each(['suspended', 'closed', 'started', 'related'] as const)('marks the picks that are %s', (reason) => {
  const { troubles, text } = readRefusals([refused({ reason, at: [1] })], words);
  expect([...troubles]).toEqual([[keys[1], reason]]);
  expect(text).not.toBeNull();
});

it('shows the prices that a refusal names, and leaves the accepted ones', () => {
  const { prices } = readRefusals([refused({ reason: 'price' }, [1_900, 1_500])], words);
  const changed = withPrices(slip, prices);
  expect(changed.picks.map(({ seen, now }) => [seen, now])).toEqual([
    [2_000, 1_900],
    [1_500, 1_500],
  ]);
  expect(withPrices(slip, new Map())).toBe(slip);
});

it('remembers the lowest limit, and names it', () => {
  const { highestMinor, text } = readRefusals(
    [refused({ reason: 'stakeHigh', limit: 5_000 }), refused({ reason: 'stakeHigh', limit: 3_000 })],
    words,
  );
  expect(highestMinor).toBe(3_000);
  expect(text).toContain('₺30');
});

it.each([
  'funds',
  'limit',
  'bonus',
  'blocked',
  'session',
  'undecided',
  'tooManyPicks',
  'tooManyLines',
  'invalid',
] as const)('has words for %s in both languages', (reason) => {
  const texts = (['tr', 'en'] as const).map(
    (lang) => readRefusals([refused({ reason })], createSlipWords(lang, 'TRY', SLIP_TEXTS[lang])).text,
  );
  expect(texts.every((text) => text !== null && text.length > 10 && !text.includes('{'))).toBe(true);
  expect(texts[0]).not.toBe(texts[1]);
});

it('says that a stake comes back whose bet was never decided', () => {
  const refunding = { ...refused({ reason: 'undecided' }), state: 'refunding' } as BetView;
  expect(readRefusals([refunding], words).text).toBe(words.texts.problem.undecided);
  expect(readRefusals([refused({ reason: 'funds' })], words).needsFunds).toBe(true);
});

it('names the figure of the terms of a bonus, in both languages', () => {
  const textOf = (lang: 'tr' | 'en', bet: BetView) =>
    readRefusals([bet], createSlipWords(lang, 'TRY', SLIP_TEXTS[lang])).text;
  const stake = refused({ reason: 'bonusStake', limit: 10_000 });
  expect([textOf('tr', stake), textOf('en', stake)]).toEqual([
    expect.stringContaining('₺100 '),
    expect.stringContaining('₺100.'),
  ]);
  const odds = refused({ reason: 'bonusOdds', minOdds: 1_500 });
  expect([textOf('tr', odds), textOf('en', { ...odds, isFreeBet: true })]).toEqual([
    expect.stringContaining('Bonus parası en az 1,50'),
    expect.stringContaining('free bet can be staked at odds of 1.50'),
  ]);
  expect(readRefusals([odds], words).isOfBonus).toBe(true);
  expect(readRefusals([refused({ reason: 'funds' })], words).isOfBonus).toBe(false);
});
