import { expect, it } from 'vitest';

import { MARKET_TEXTS } from '../../texts/market-texts.ts';
import { makeSlip } from '../../testing/slip-picks.ts';
import { learnFacts, learnPrices } from '../price-store.ts';
import { describeFirst } from './describe-pick.ts';
import { changesToConfirm } from './slip-prices.ts';

const ref = { eventId: 4_711, marketId: 'full.result', pick: '1' };
const facts = {
  id: ref.eventId,
  home: 'Toros Şimşek',
  away: 'Karadeniz Fırtına',
  sport: 'football',
  league: 'anadolu',
  startsAt: '2026-11-26T12:00:00.000Z',
  phase: 'upcoming',
  isSuspended: false,
  clock: '',
  score: '',
  redCards: '',
} as const;
const describe = (seen: number | null, shownPrice: number | null) =>
  describeFirst({ ...ref, seen }, shownPrice, MARKET_TEXTS.en);

it('asks about a price that is lower than where the pick was chosen', () => {
  learnFacts(facts);
  learnPrices({ event: ref.eventId, version: 1, markets: [[ref.marketId, [['1', 1_900]]]] });
  const pick = describe(2_000, 1_900);
  expect(pick).toMatchObject({ seen: 2_000, now: 1_900, trouble: null });
  expect(changesToConfirm(makeSlip(pick ? [pick] : [], { rule: 'better' }))).toEqual([pick]);
  expect(describe(null, 1_900)).toMatchObject({ seen: 1_900, now: 1_900, trouble: null });
});

it('says that a pick is not on sale any more', () => {
  learnFacts({ ...facts, id: 4_712 });
  const gone = { ...ref, eventId: 4_712, seen: 2_000 };
  expect(describeFirst(gone, null, MARKET_TEXTS.en)).toMatchObject({ now: 2_000, trouble: 'closed' });
  learnFacts({ ...facts, id: 4_712, isSuspended: true });
  expect(describeFirst(gone, null, MARKET_TEXTS.en)).toMatchObject({ trouble: 'suspended' });
  expect(describeFirst({ ...gone, eventId: 4_713 }, null, MARKET_TEXTS.en)).toBeNull();
  expect(describeFirst({ ...gone, seen: null }, null, MARKET_TEXTS.en)).toBeNull();
});
