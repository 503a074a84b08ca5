import { beforeEach, expect, it, vi } from 'vitest';

import type { BetView } from '../../api/bet-views.ts';
import type { PageSession, SessionState } from '../../embeds/client/book-session.ts';
import { makeBetView } from '../../testing/bet-view.ts';
import { fakeDocument, type FakeElement } from '../../testing/fake-document.ts';
import { BETS_TEXTS } from '../../texts/bets-texts.ts';
import { MARKET_TEXTS } from '../../texts/market-texts.ts';
import { SLIP_TEXTS } from '../../texts/slip-texts.ts';
import { createSlipWords } from '../slip/slip-words.ts';
import { createBetDays } from './bet-context.ts';

type Reply = Promise<{ readonly bets: readonly BetView[] }>;
let reply: () => Reply;

beforeEach(() => {
  vi.stubGlobal('document', fakeDocument());
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async () => Response.json(await reply()));
  return () => vi.unstubAllGlobals();
});

async function start() {
  const { OpenBets } = await import('./open-bets.ts');
  let listener: (state: SessionState) => void = () => undefined;
  const session = { isOpen: false, watch: (listen: typeof listener) => void (listener = listen) };
  const onCount = vi.fn<(count: number) => void>();
  const bets = new OpenBets(
    {
      words: createSlipWords('en', 'TRY', SLIP_TEXTS.en),
      texts: BETS_TEXTS.en,
      markets: MARKET_TEXTS.en,
      session: session as unknown as PageSession,
      days: createBetDays('en', BETS_TEXTS.en, () => 0),
      say: () => undefined,
    },
    onCount,
  );
  const set = (state: SessionState) => {
    session.isOpen = state.kind === 'open';
    listener(state);
  };
  const signIn = (player: string) =>
    set({
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
  const count = () => (bets.root as unknown as FakeElement).all('bet').length;
  return { set, signIn, onCount, count };
}

const never = new Promise<never>(() => undefined);

it('shows nobody the bets of the player before', async () => {
  reply = async () => ({ bets: [makeBetView('1'), makeBetView('2')] });
  const { signIn, set, onCount, count } = await start();
  signIn('7-5');
  await vi.waitFor(() => expect(count()).toBe(2));
  expect(onCount).toHaveBeenLastCalledWith(2);
  reply = () => never;
  signIn('7-5');
  expect(count()).toBe(2);
  signIn('7-6');
  expect(count()).toBe(0);
  expect(onCount).toHaveBeenLastCalledWith(0);
  reply = async () => ({ bets: [makeBetView('3')] });
  set({ kind: 'visitor' });
  signIn('7-6');
  await vi.waitFor(() => expect(count()).toBe(1));
  set({ kind: 'visitor' });
  expect(count()).toBe(0);
  expect(onCount).toHaveBeenLastCalledWith(0);
});

it('does not show bets that come after their player has left', async () => {
  const late = Promise.withResolvers<Awaited<Reply>>();
  reply = () => late.promise;
  const { signIn, set, onCount, count } = await start();
  signIn('7-5');
  set({ kind: 'visitor' });
  late.resolve({ bets: [makeBetView('1')] });
  await new Promise((resolve) => setImmediate(resolve));
  expect(count()).toBe(0);
  expect(onCount).not.toHaveBeenCalledWith(1);
});
