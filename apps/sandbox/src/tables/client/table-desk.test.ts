import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type StubbedPage, stubPage } from '../../shell/testing/stub-page.ts';
import type { OwnMessage, StateMessage, TablePhase } from '../table-messages.ts';
import type { Surface } from './surface.ts';

vi.mock('./chip-rack.ts', () => ({
  ChipRack: class {
    allow(): void {}
    showAffordable(): void {}
  },
}));
vi.mock('./status-strip.ts', () => ({
  StatusStrip: class {
    show(): void {}
    count(): void {}
  },
}));

const STAKE = 500;

const surface = {
  elements: [],
  sound: 'chip',
  show() {},
  showOwn() {},
  refresh() {},
  pip: () => null,
  fromOwn: () => null,
  invitation: (mine: OwnMessage | null) => (mine?.seat == null ? 'Take a seat' : 'Bet now'),
  turnText: ({ view }: StateMessage) => view,
  describe: () => null,
  stakedOf: () => STAKE,
} as unknown as Surface;

let page: StubbedPage;
beforeEach(async () => {
  vi.useFakeTimers();
  const texts = {
    returned: '',
    won: '',
    lostRound: '',
    resultIs: '',
    playing: 'You are in',
    watching: 'Next time',
  };
  page = stubPage({ texts, limits: { minMinor: 100, maxMinor: 5_000 }, socket: '/socket', chips: [] });
  vi.resetModules();
  const { TableDesk } = await import('./table-desk.ts');
  void new TableDesk([], () => surface).open();
  await vi.advanceTimersByTimeAsync(100);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function show(round: string, phase: TablePhase, view: unknown = null): void {
  const time = { now: 0, startedAt: 0, endsAt: null, dealer: 'Ada' };
  const state: StateMessage = {
    type: 'state',
    round,
    phase,
    ...time,
    view,
    winners: [],
    results: [],
    seats: null,
  };
  page.receive(state);
}

function own(round: string, stake: OwnMessage['stake'], winMinor: number | null, seat: number | null = null) {
  const rest = { bets: null, reason: null, result: null, balance: 1_000, seat };
  page.receive({ type: 'own', round, stake, winMinor, betMinor: STAKE, ...rest } satisfies OwnMessage);
}

/** A round whose stake is taken. */
function begin(): void {
  show('1', 'closing');
  own('1', 'taken', null);
  show('1', 'playing');
  expect(page.rounds).toEqual(['started']);
}

it('ends a round with its result', () => {
  begin();
  show('1', 'result');
  own('1', 'taken', 0);
  expect(page.rounds).toEqual(['started', 'ended']);
  show('2', 'betting');
  own('2', 'none', null);
  expect(page.rounds).toEqual(['started', 'ended']);
});

it('ends a round whose result it has not seen once another one is there', () => {
  begin();
  show('2', 'betting');
  expect(page.rounds).toEqual(['started', 'ended']);
});

it('ends a round if its session is gone', () => {
  begin();
  page.receive({ type: 'refused', reason: 'SESSION_EXPIRED', spot: null });
  expect(page.rounds).toEqual(['started', 'ended']);
});

it('says again what a phase is once the own seat, stake or turn makes it something else', () => {
  const said: string[] = [];
  const note = () => said.push(page.message);
  show('1', 'betting');
  note();
  own('1', 'none', null, 4);
  note();
  show('1', 'playing');
  note();
  own('1', 'taken', null, 4);
  note();
  show('1', 'playing', 'Your turn');
  note();
  expect(said).toEqual(['Take a seat', 'Bet now', 'Next time', 'You are in', 'Your turn']);
});
