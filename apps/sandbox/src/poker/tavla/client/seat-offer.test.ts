import { PLAIN_RULES, type TavlaMatch } from '@baize/games/tavla';
import { expect, it, vi } from 'vitest';

import { tavlaEn } from '../../texts/tavla-en.ts';
import type { TavlaView } from '../tavla-messages.ts';
import { type SeatActs, seatChoices } from './seat-choices.ts';
import { SeatOffers } from './seat-offer.ts';

type Result = TavlaMatch['result'];

const matchOf = (id: string, result: Result) => ({
  id,
  names: { white: 'ada', black: 'can' },
  state: { result },
});

it.each<NonNullable<Result>>([
  { ended: 'won', winner: 'white', by: 'points' },
  { ended: 'won', winner: 'black', by: 'resignation' },
  { ended: 'won', winner: 'black', by: 'time' },
  { ended: 'cancelled', reason: 'house' },
])('after an end of %j no seat is offered for three seconds, and then only with a question', (result) => {
  const offers = new SeatOffers('ada');
  offers.follow(matchOf('1', null), 0);
  offers.follow(matchOf('1', result), 10_000);
  expect([offers.at(10_000), offers.restMs(11_000)]).toEqual(['later', 2_000]);
  // What changes at the table meanwhile makes it no longer and no shorter.
  offers.follow(matchOf('1', result), 12_000);
  expect([offers.at(12_999), offers.at(13_000), offers.restMs(13_000)]).toEqual(['later', 'ask', 0]);
  // A match of others ends it.
  offers.follow({ ...matchOf('2', null), names: { white: 'ece', black: 'can' } }, 14_000);
  expect(offers.at(14_000)).toBe('direct');
});

it('who has not played sits down at once, and who opens the page after a match is asked', () => {
  const watcher = new SeatOffers('ece');
  watcher.follow(matchOf('1', null), 0);
  watcher.follow(matchOf('1', { ended: 'won', winner: 'white', by: 'points' }), 5_000);
  expect([watcher.at(5_000), watcher.restMs(5_000)]).toEqual(['direct', 0]);
  const late = new SeatOffers('ada');
  expect(late.at(0)).toBe('direct');
  late.follow(matchOf('1', { ended: 'won', winner: 'white', by: 'points' }), 5_000);
  expect(late.at(5_000)).toBe('ask');
});

const view: TavlaView = {
  seat: null,
  terms: { points: 1, rules: PLAIN_RULES, turnMs: 30_000, bankMs: 60_000, missedTurns: 3 },
  stakeMinor: 10_000,
  commissionMinor: 1_000,
  seats: { white: null, black: null },
  reserved: ['white'],
  hasHouse: true,
  match: null,
};
const own = { balance: 50_000, isBuying: false, isPaying: false };
const terms = {
  texts: tavlaEn.actions,
  money: (minor: number) => `₺${minor / 100}`,
  offer: 'direct',
  isPaused: false,
} as const;

const mockActs = () => ({
  onSit: vi.fn<SeatActs['onSit']>(),
  onAskToSit: vi.fn<SeatActs['onAskToSit']>(),
  onLeave: vi.fn<SeatActs['onLeave']>(),
  onHouse: vi.fn<SeatActs['onHouse']>(),
});

it('the seat button takes a stake at once only if no match of the player came before', () => {
  const acts = mockActs();
  const choicesFor = (offer: 'later' | 'ask' | 'direct') =>
    seatChoices({ view, own }, { ...terms, offer }, acts);
  expect(choicesFor('later')).toEqual([]);
  const [asked] = choicesFor('ask');
  asked?.onChosen?.();
  expect([asked?.name, asked?.kind, acts.onSit.mock.calls, acts.onAskToSit.mock.calls]).toEqual([
    'Sit down: ₺100',
    'minor',
    [],
    [['black']],
  ]);
  const [direct] = choicesFor('direct');
  direct?.onChosen?.();
  expect([direct?.kind, acts.onSit.mock.calls]).toEqual(['go', [['black']]]);
});

it('a seat can be left, and the house called while nobody comes', () => {
  const acts = mockActs();
  const seated = { ...view, seat: 'white', seats: { white: 'ada', black: null }, reserved: [] } as const;
  const namesOf = (shown: TavlaView, isPaused = false) =>
    seatChoices({ view: shown, own }, { ...terms, isPaused }, acts).map(
      ({ name, onChosen }) => `${name} ${onChosen !== null}`,
    );
  expect(namesOf(seated)).toEqual(['Leave true', 'Play the house true']);
  expect(namesOf(seated, true)).toEqual(['Leave true', 'Play the house false']);
  expect(namesOf({ ...seated, reserved: ['black'] })).toEqual(['Leave true']);
  expect(namesOf({ ...seated, hasHouse: false })).toEqual(['Leave true']);
});
