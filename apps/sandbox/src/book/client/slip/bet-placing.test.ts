import { expect, it, vi } from 'vitest';

import type { BetView } from '../../api/bet-views.ts';
import type { CallResult } from '../../embeds/client/book-calls.ts';
import { makeBetView } from '../../testing/bet-view.ts';
import { makePick, makeSlip } from '../../testing/slip-picks.ts';
import { BetPlacing, type BetRequest, isTaken, type PlacingState } from './bet-placing.ts';
import { betsOf } from './slip-bets.ts';

const slip = makeSlip([makePick(1, 2_000, { now: 2_100 }), makePick(2, 1_900)], { stakeMinor: 500 });

const view = (changes: Partial<BetView> = {}): BetView =>
  makeBetView('b1', { picks: [], sizes: [2], possible: 1_995, balance: 9_500, ...changes });

type Reply = CallResult<BetView>;
const lost: Reply = { ok: false, reason: null };
const taken = (changes: Partial<BetView> = {}): Reply => ({ ok: true, value: view(changes) });

/** A placing whose calls get these replies, the last one again and again. */
function start(posts: readonly Reply[], reads: readonly Reply[] = []) {
  const sent: BetRequest[] = [];
  const states: PlacingState['kind'][] = [];
  const next = (replies: Reply[]) => (replies.length > 1 ? replies.shift() : replies[0]) ?? lost;
  const left = [...posts];
  const leftReads = [...reads];
  const pause = vi.fn<() => Promise<void>>(async () => undefined);
  const placing = new BetPlacing({
    post: async (_path, body) => {
      sent.push(body as BetRequest);
      return next(left) as never;
    },
    read: async () => next(leftReads) as never,
    pause,
    now: () => 1_000,
  });
  placing.watch(({ kind }) => states.push(kind));
  return { placing, sent, states, pause };
}

it('sends each bet once, at the prices of now', async () => {
  const { placing, sent, states } = start([taken()]);
  await placing.place(betsOf(slip), 'better');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ sizes: [2], lineStake: 500, rule: 'better' });
  expect(sent[0]?.picks.map(({ price }) => price)).toEqual([2_100, 1_900]);
  expect(states).toEqual(['sending', 'decided']);
});

it('repeats a call that nobody replied to with the same id', async () => {
  const { placing, sent } = start([lost, taken()]);
  await placing.place(betsOf(slip), 'none');
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1);
  expect(placing.state).toMatchObject({ kind: 'decided', bets: [{ state: 'open' }] });
});

it('gives up after three tries, and goes on with the same id when asked', async () => {
  const { placing, sent } = start([lost, lost, lost, taken()]);
  await placing.place(betsOf(slip), 'none');
  expect(placing.state.kind).toBe('offline');
  await placing.retry();
  expect(placing.state.kind).toBe('decided');
  expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1);
});

it('waits for a live bet as long as it says, and then reads it until it is decided', async () => {
  const { placing, states, pause } = start(
    [taken({ state: 'waiting', waitMs: 5_000 })],
    [
      taken({ state: 'booking' }),
      lost,
      taken({ state: 'refused', refusal: { reason: 'suspended', at: [0], limit: null, minOdds: null } }),
    ],
  );
  await placing.place(betsOf(slip), 'all');
  expect(states).toEqual(['sending', 'waiting', 'decided']);
  expect(pause).toHaveBeenNthCalledWith(1, 5_000);
  expect(placing.state).toMatchObject({ kind: 'decided', bets: [{ refusal: { reason: 'suspended' } }] });
});

it.each(['waiting', 'booking'] as const)(
  'does not give up a bet that is %s while nobody can be asked about it',
  async (state) => {
    const { placing, sent, states } = start([taken({ state, waitMs: 5_000 }), taken()], [lost]);
    await placing.place(betsOf(slip), 'all');
    expect(states).toEqual(['sending', 'waiting', 'offline']);
    await placing.retry();
    expect(placing.state).toMatchObject({ kind: 'decided', bets: [{ state: 'open' }] });
    expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1);
  },
);

it('calls a bet taken once its stake is', () => {
  const states = ['waiting', 'booking', 'open', 'settled', 'cashedOut', 'refunding', 'refused'] as const;
  expect(states.filter((state) => isTaken(view({ state })))).toEqual(['open', 'settled', 'cashedOut']);
});

it('says why a call was refused before there was a bet', async () => {
  const { placing } = start([{ ok: false, reason: 'session' }]);
  await placing.place(betsOf(slip), 'all');
  expect(placing.state).toEqual({ kind: 'refused', reason: 'session' });
});

it('keeps bets that may have arrived when the session has ended', async () => {
  const ended: Reply = { ok: false, reason: 'session' };
  const { placing, sent } = start([lost, ended, taken()]);
  await placing.place(betsOf(slip), 'all');
  expect(placing.state).toEqual({ kind: 'offline', isSignedOut: true });
  await placing.retry();
  expect(placing.state.kind).toBe('decided');
  expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1);
  const live = start([taken({ state: 'waiting' })], [ended]);
  await live.placing.place(betsOf(slip), 'all');
  expect(live.placing.state).toEqual({ kind: 'offline', isSignedOut: true });
});

it('sends nothing more for a player who has left', async () => {
  const { placing, sent, states, pause } = start([lost]);
  pause.mockImplementationOnce(async () => placing.end());
  await placing.place(betsOf(slip), 'all');
  expect(sent).toHaveLength(1);
  expect(states).toEqual(['sending', 'idle']);
});

it('shows what became of the others if one of several is lost, once all are known', async () => {
  const singles = betsOf(
    makeSlip(slip.picks, {
      wantedKind: 'single',
      singleStakes: { '1 full.result 1': 100, '2 full.result 1': 200 },
    }),
  );
  const { placing, sent } = start([taken(), lost, lost, lost, taken({ id: 'b1' }), taken({ id: 'b2' })]);
  await placing.place(singles, 'all');
  expect(placing.state.kind).toBe('offline');
  await placing.retry();
  expect(placing.state).toMatchObject({ kind: 'decided', bets: [{ id: 'b1' }, { id: 'b2' }] });
  expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(2);
});
