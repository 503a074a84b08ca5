import { beforeEach, expect, it, vi } from 'vitest';

import type { CallResult } from '../../embeds/client/book-calls.ts';
import type { PageSession, SessionState } from '../../embeds/client/book-session.ts';
import { PageMemory } from '../../embeds/client/page-memory.ts';
import { makeOutside } from '../../testing/outside-memory.ts';
import { makePick, makeSlip } from '../../testing/slip-picks.ts';
import { BetPlacing, type BetRequest } from './bet-placing.ts';
import { rememberPending } from './pending-bets.ts';
import { betsOf } from './slip-bets.ts';

const saved = new Map<string, string>();

beforeEach(() => {
  saved.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => saved.get(name) ?? null,
    setItem: (name: string, value: string) => void saved.set(name, value),
    removeItem: (name: string) => void saved.delete(name),
  });
  return () => vi.unstubAllGlobals();
});

type Reply = CallResult<never>;
const lost: Reply = { ok: false, reason: null };

/** A page whose calls get this reply, and no other. */
function openPage(reply = lost, outside?: ConstructorParameters<typeof PageMemory>[1]) {
  const sent: BetRequest[] = [];
  const page = { reply };
  const placing = new BetPlacing({
    post: async (_path, body) => {
      sent.push(body as BetRequest);
      return page.reply;
    },
    read: async () => page.reply,
    pause: async () => undefined,
    now: () => 0,
  });
  let listener: (state: SessionState) => void = () => undefined;
  const session = { watch: (listen: typeof listener) => void (listener = listen) };
  rememberPending(placing, session as unknown as PageSession, new PageMemory('brand', outside));
  const signIn = (player: string) =>
    listener({
      kind: 'open',
      session: {
        playKey: 'k',
        player,
        balance: 10_000,
        minBet: 100,
        maxBet: 5_000,
        freeBet: 0,
        bonusMoney: 0,
        minOdds: 0,
        maxStake: null,
      },
    });
  const signOut = () => listener({ kind: 'visitor' });
  return Object.assign(page, { placing, sent, signIn, signOut });
}

/** A page of a player whose bet nobody has replied to. */
async function openWithBet(player: string) {
  const page = openPage();
  page.signIn(player);
  await page.placing.place(bets, 'better');
  return page;
}

const idsOf = (...pages: { sent: BetRequest[] }[]) =>
  new Set(pages.flatMap(({ sent }) => sent.map(({ requestId }) => requestId)));

const bets = betsOf(makeSlip([makePick(1, 2_000), makePick(2, 1_900)], { stakeMinor: 500 }));

it('sends bets whose reply was lost again after a reload, with the same ids', async () => {
  const before = await openWithBet('7-5');
  const after = openPage();
  after.signIn('7-5');
  await vi.waitFor(() => expect(after.placing.state.kind).toBe('offline'));
  expect(idsOf(before, after).size).toBe(1);
});

it('sends them again after a reload of a page that may store nothing itself', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const outside = makeOutside();
  const before = openPage(lost, outside);
  before.signIn('7-5');
  await before.placing.place(bets, 'better');
  const after = openPage(lost, outside);
  after.signIn('7-5');
  expect(after.sent).toHaveLength(1);
  expect(idsOf(before, after).size).toBe(1);
});

it('sends no bets of another player of the tab', async () => {
  await openWithBet('7-5');
  const other = openPage();
  other.signIn('7-6');
  expect(other.placing.state.kind).toBe('idle');
  expect(other.sent).toEqual([]);
});

it('sends bets again with the next session of their player, also after that of another one', async () => {
  const page = await openWithBet('7-5');
  page.reply = { ok: false, reason: 'session' };
  await page.placing.retry();
  expect(page.placing.state).toEqual({ kind: 'offline', isSignedOut: true });
  page.signOut();
  page.reply = lost;
  const { length } = page.sent;
  page.signIn('7-6');
  expect(page.placing.state.kind).toBe('idle');
  expect(page.sent).toHaveLength(length);
  page.signIn('7-5');
  await vi.waitFor(() => expect(page.sent.length).toBeGreaterThan(length));
  expect(idsOf(page).size).toBe(1);
});

it('keeps the bets of each player of a tab', async () => {
  const page = await openWithBet('7-5');
  page.signIn('7-6');
  await page.placing.place(bets, 'better');
  const [first, second] = [openPage(), openPage()];
  first.signIn('7-5');
  second.signIn('7-6');
  expect([first.sent.length, second.sent.length]).toEqual([1, 1]);
  expect(idsOf(first, second)).toEqual(idsOf(page));
});

it.each(['nobody', '7-6'])('shows no receipt of a player to %s', async (next) => {
  const page = openPage({ ok: true, value: { state: 'open', waitMs: 0 } as never });
  page.signIn('7-5');
  await page.placing.place(bets, 'better');
  page.signIn('7-5');
  expect(page.placing.state.kind).toBe('decided');
  if (next === 'nobody') page.signOut();
  else page.signIn(next);
  expect(page.placing.state.kind).toBe('idle');
});

it('forgets bets that were decided', async () => {
  const { placing } = await openWithBet('7-5');
  expect(saved.size).toBe(1);
  placing.end();
  expect(saved.size).toBe(0);
});
