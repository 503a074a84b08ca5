import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type StubbedPage, stubPage } from '../../shell/testing/stub-page.ts';
import type { DrawState, TicketView } from '../draw-messages.ts';
import type { DrawView } from './draw-page.ts';

const STAKE = 500;

const view: DrawView<null, null, null, null, null, null> = {
  showSale() {},
  showStanding() {},
  begin() {},
  step() {},
  end() {},
  showTickets() {},
  order: () => null,
  ordered() {},
  showRules() {},
};

let tickets: Partial<TicketView>[];
let page: StubbedPage;
beforeEach(async () => {
  vi.useFakeTimers();
  tickets = [];
  page = stubPage({ draw: { lost: '' } }, { '/tickets': () => ({ tickets }) });
  vi.resetModules();
  const { DrawPage } = await import('./draw-page.ts');
  const drawPage = new DrawPage(() => view);
  await vi.advanceTimersByTimeAsync(100);
  drawPage.draw();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function show(round: string, isOver: boolean): Promise<void> {
  const sale = { round: `after ${round}`, offer: null, opensAtMs: 0, closesAtMs: 60_000, standing: null };
  const shown = { round, offer: null, startedAtMs: 0, steps: [], isOver };
  page.receive({ type: 'state', nowMs: 0, sale, shown, past: [] } satisfies DrawState);
  await vi.advanceTimersByTimeAsync(2_000);
}

it('begins and ends a round with tickets for the page around, and no other', async () => {
  tickets = [{ round: '2', bet: STAKE, win: 0, state: 'ended', balance: null }];
  await show('1', false);
  await show('1', true);
  expect(page.rounds).toEqual([]);
  await show('2', false);
  expect(page.rounds).toEqual(['started']);
  await show('2', true);
  expect(page.rounds).toEqual(['started', 'ended']);
});

it('ends a round whose end it has not seen once another one is shown', async () => {
  tickets = [{ round: '1', bet: STAKE, win: 0, state: 'open' }];
  await show('1', false);
  await show('2', false);
  expect(page.rounds).toEqual(['started', 'ended']);
});

it('ends a round if its session is gone', async () => {
  tickets = [{ round: '1', bet: STAKE, win: 0, state: 'open' }];
  await show('1', false);
  page.receive({ type: 'expired' });
  expect(page.rounds).toEqual(['started', 'ended']);
});
