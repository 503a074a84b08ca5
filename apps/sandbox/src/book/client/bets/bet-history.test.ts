import { beforeEach, expect, it, vi } from 'vitest';

import type { BetListView } from '../../api/list-bet-views.ts';
import type { PageSession } from '../../embeds/client/book-session.ts';
import { makeBetView } from '../../testing/bet-view.ts';
import { fakeDocument, type FakeElement } from '../../testing/fake-document.ts';
import { BETS_TEXTS } from '../../texts/bets-texts.ts';
import { MARKET_TEXTS } from '../../texts/market-texts.ts';
import { SLIP_TEXTS } from '../../texts/slip-texts.ts';
import { createSlipWords } from '../slip/slip-words.ts';
import { createBetDays } from './bet-context.ts';

const REFRESH_MS = 60_000;

/** Lists by filter, or a reply to be waited for. */
let lists: Record<string, BetListView | Promise<BetListView>>;
let page: ReturnType<typeof fakeDocument>;

beforeEach(() => {
  vi.useFakeTimers();
  page = fakeDocument();
  vi.stubGlobal('document', page);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
  vi.stubGlobal('fetch', async (url: string) => {
    const query = new URL(url, 'http://book').searchParams;
    const list = await lists[query.get('before') ?? query.get('filter') ?? ''];
    return { ok: true, status: 200, json: async () => list };
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

async function start() {
  const { BetHistory } = await import('./bet-history.ts');
  const history = new BetHistory(
    {
      words: createSlipWords('en', 'TRY', SLIP_TEXTS.en),
      texts: BETS_TEXTS.en,
      markets: MARKET_TEXTS.en,
      session: { isOpen: true } as PageSession,
      days: createBetDays('en', BETS_TEXTS.en, () => 0),
      say: () => undefined,
    },
    () => undefined,
  );
  const [list, detail] = [history.list, history.detail] as unknown as [FakeElement, FakeElement];
  const heading = () => detail.all('ticket-head')[0]?.textContent ?? '';
  const outcome = () => detail.all('pill')[0]?.textContent ?? '';
  const refresh = () => vi.advanceTimersByTimeAsync(REFRESH_MS);
  return { history, list, detail, heading, outcome, refresh };
}

const listOf = (...bets: BetListView['bets']): BetListView => ({ bets, before: null });
const [first, second] = [makeBetView('1', { code: '11111111' }), makeBetView('2', { code: '22222222' })];
const settled = { state: 'settled', paid: 0, settledAt: first.placedAt } as const;

it('heads the details by what has become of the bet', async () => {
  lists = { open: listOf(first), all: listOf() };
  const { history, heading, outcome, refresh } = await start();
  await history.load('all');
  expect([heading(), outcome()]).toEqual([expect.stringContaining('1111'), 'Open']);
  lists = { open: listOf(), all: listOf({ ...first, ...settled }) };
  await refresh();
  expect([heading(), outcome()]).toEqual([expect.stringContaining('1111'), 'Lost']);
});

it('says why an operator voided a bet', async () => {
  const [pick] = first.picks;
  const picks = pick ? [{ ...pick, result: 'void' as const }] : [];
  lists = {
    open: listOf(),
    all: listOf({ ...first, ...settled, paid: 500, picks, voidedFor: 'Placed after the goal.' }),
  };
  const { history, detail, outcome } = await start();
  await history.load('all');
  expect(outcome()).toBe(BETS_TEXTS.en.states.void);
  expect(detail.all('bet-note').map((note) => note.textContent)).toEqual([
    'The operator voided this bet: Placed after the goal.',
  ]);
});

it('shows the details of no bet that has left the list', async () => {
  lists = { open: listOf(first, second) };
  const { history, list, detail, heading, refresh } = await start();
  await history.load('open');
  expect(heading()).toContain('1111');
  lists = { open: listOf(second) };
  await refresh();
  expect(heading()).toContain('2222');
  const isOpen = (bet: FakeElement) => bet.className.includes('is-open');
  expect(list.all('bet').filter(isOpen)).toHaveLength(1);
  lists = { open: listOf() };
  await refresh();
  expect(detail.children).toEqual([]);
});

it('leaves the list alone while the same bets are in it', async () => {
  lists = { open: listOf(first, second) };
  const { history, list, refresh } = await start();
  await history.load('open');
  const replace = vi.spyOn(list, 'replaceChildren');
  lists = { open: listOf({ ...first, possible: 7_700 }, second) };
  await refresh();
  expect(replace).not.toHaveBeenCalled();
  expect(list.textContent).toContain('77.00');
  // Another bet comes: the button with the focus is the same one.
  const button = list.all('bet-open')[0] as FakeElement;
  page.activeElement = button;
  const focus = vi.spyOn(button, 'focus');
  lists = { open: listOf(makeBetView('3'), first, second) };
  await refresh();
  expect(list.all('bet')).toHaveLength(3);
  expect(focus).toHaveBeenCalledOnce();
});

it('adds an older page to its own list, once', async () => {
  const older = Promise.withResolvers<BetListView>();
  lists = {
    open: listOf(),
    all: { bets: [{ ...first, ...settled }], before: '1' },
    1: older.promise,
    won: listOf(),
  };
  const { history, list } = await start();
  await history.load('all');
  const press = () => list.all('bets-foot')[0]?.firstElementChild?.click();
  press();
  press();
  older.resolve(listOf({ ...second, ...settled }));
  await vi.advanceTimersByTimeAsync(0);
  expect(list.all('bet')).toHaveLength(2);
  const late = Promise.withResolvers<BetListView>();
  lists[1] = late.promise;
  await history.load('all');
  press();
  await history.load('won');
  late.resolve(listOf({ ...second, ...settled }));
  await vi.advanceTimersByTimeAsync(0);
  expect(list.all('bet')).toHaveLength(0);
});

it('shows nothing of a player who has left', async () => {
  const late = Promise.withResolvers<BetListView>();
  lists = { open: listOf(first) };
  const { history, list, detail } = await start();
  await history.load('open');
  lists = { open: late.promise };
  void history.load('open');
  history.end(page.createElement('p') as unknown as HTMLElement);
  late.resolve(listOf(second));
  await vi.advanceTimersByTimeAsync(0);
  expect(list.children.map(({ tag }) => tag)).toEqual(['p']);
  expect(detail.children).toEqual([]);
});
