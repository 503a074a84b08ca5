import {
  createFastDraw,
  type Draw,
  playSlot,
  richWeightFor,
  slotModels,
  type SlotVariant,
} from '@baize/games';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { JackpotPools } from '../../feeds/jackpots/jackpot-pools.ts';
import type { Visit } from '../../visits/visit.ts';
import { GamePace } from '../../wire/game-pace.ts';
import type { WalletClient } from '../wallet/wallet-client.ts';
import { SlotRounds, type SlotRoundsDeps } from './slot-rounds.ts';
import { START_MINOR, STAKE_MINOR, StudioBench } from '../testing/studio-bench.ts';

const variant = boldTen();
const game = { play: 'slots/bold-ten' };

function boldTen(): SlotVariant {
  const model = slotModels.find(({ id }) => id === 'bold-ten');
  if (model === undefined) throw new RangeError('there is no such model');
  return { model, richWeight: richWeightFor(model, 9640) };
}

/** The first seed whose round is like that. */
function seedOf(isWanted: (units: number) => boolean): number {
  for (let seed = 1; ; seed++) if (isWanted(playSlot(variant, createFastDraw(seed)).units)) return seed;
}
const WINNING = seedOf((units) => units > 40);
const LOSING = seedOf((units) => units === 0);
const WIN_MINOR = (playSlot(variant, createFastDraw(WINNING)).units * STAKE_MINOR) / 20;

/** Every round is the same. */
const always =
  (seed: number): (() => Draw) =>
  () => {
    let draw = createFastDraw(seed);
    return (below) => {
      // A round begins with the choice of strips.
      if (below === 1_000_000_000) draw = createFastDraw(seed);
      return draw(below);
    };
  };
const winning = always(WINNING);
const losing = always(LOSING);
/** Every pool is won just above its start amount. */
const soon: Draw = () => 0;

let bench: StudioBench;
const open = (mode: 'real' | 'demo' | 'replay' = 'real', hasJackpot = false) =>
  bench.openPage({ mode, game: { ...game, hasJackpot } });

beforeEach(async () => {
  bench = new StudioBench();
  await bench.open(winning());
});
afterEach(() => bench.close());

describe('a round of a slot', () => {
  it('is bet, drawn, paid and ended', async () => {
    const { body } = await bench.spin(await open());
    await bench.settled();
    expect(body.win).toBe(WIN_MINOR);
    expect(body.balance).toBe(START_MINOR - STAKE_MINOR + WIN_MINOR);
    expect(bench.balance).toBe(body.balance);
    expect(bench.wallet.calls).toEqual(['session', 'bet', 'win', 'round_end']);
  });

  it('without a prize sends no win', async () => {
    await bench.restart(losing(), soon);
    const { body } = await bench.spin(await open());
    expect(body).toMatchObject({ win: 0, jackpot: 0, balance: START_MINOR - STAKE_MINOR });
    await bench.settled();
    expect(bench.wallet.calls).toEqual(['session', 'bet', 'round_end']);
  });

  it('is in the journal with its result before its win is sent', async () => {
    const playKey = await open();
    await bench.fault('refuse', 'win', 1_000);
    const { body } = await bench.spin(playKey);
    expect(body.state).toBe('winning');
    const stored = await bench.journal();
    expect(stored.map(({ state }) => state)).toEqual(['betting', 'open', 'winning']);
    expect(stored.at(-1)).toMatchObject({ id: body.id, result: body.result, winMinor: WIN_MINOR });
  });

  it.each([
    ['bet', 'silent'],
    ['bet', 'half'],
    ['bet', 'refuse'],
  ])('returns the stake when the %s is %s', async (call, kind) => {
    const playKey = await open();
    await bench.fault(kind, call);
    const { body } = await bench.spin(playKey);
    expect(['refunding', 'refunded']).toContain(body.state);
    expect(body.result).toBeNull();
    await bench.settled();
    expect(bench.balance).toBe(START_MINOR);
    expect(bench.wallet.calls).not.toContain('win');
  });

  it('returns the stake even if several refunds are lost', async () => {
    const playKey = await open();
    await bench.fault('silent', 'bet');
    await bench.fault('silent', 'rollback', 2);
    await bench.fault('refuse', 'rollback', 2);
    await bench.spin(playKey);
    await bench.settled();
    expect(bench.balance).toBe(START_MINOR);
  });

  it.each([
    ['silent', 3],
    ['half', 2],
    ['refuse', 3],
    ['duplicate', 1],
  ])('is paid exactly once when its win is %s', async (kind, times) => {
    const playKey = await open();
    await bench.fault(kind, 'win', times);
    expect((await bench.spin(playKey)).body.win).toBe(WIN_MINOR);
    await bench.settled();
    expect(bench.balance).toBe(START_MINOR - STAKE_MINOR + WIN_MINOR);
  });

  it('is one stake if the bet is sent twice concurrently', async () => {
    const playKey = await open();
    await bench.fault('duplicate', 'bet');
    await bench.spin(playKey);
    await bench.settled();
    expect(bench.balance).toBe(START_MINOR - STAKE_MINOR + WIN_MINOR);
  });

  it('from before a restart is paid by its stored result', async () => {
    const playKey = await open();
    await bench.fault('refuse', 'win', 1_000);
    await bench.spin(playKey);
    await bench.restart(losing(), soon);
    await bench.settled();
    expect(bench.balance).toBe(START_MINOR - STAKE_MINOR + WIN_MINOR);
  });

  it('without a decision is refunded after a restart', async () => {
    const playKey = await open();
    await bench.fault('silent', 'bet');
    await bench.fault('refuse', 'rollback', 1_000);
    await bench.spin(playKey);
    await bench.restart(winning());
    await bench.settled();
    expect(bench.balance).toBe(START_MINOR);
  });

  it('is stuck if it stays undecided for too long, and can be retried', async () => {
    const playKey = await open();
    await bench.fault('refuse', 'win', 1_000);
    const { body } = await bench.spin(playKey);
    bench.clock.advance(61_000);
    await expect.poll(() => bench.unfinished()).toMatchObject([{ id: body.id, state: 'stuck' }]);
    await bench.sandbox.inject({ method: 'POST', url: '/studio/faults/clear' });
    await bench.sandbox.inject({ method: 'POST', url: `/studio/wagers/${body.id}/retry` });
    await bench.settled();
    expect(bench.balance).toBe(START_MINOR - STAKE_MINOR + WIN_MINOR);
    const retry = { method: 'POST', url: `/studio/wagers/${body.id}/retry` } as const;
    expect((await bench.sandbox.inject(retry)).statusCode).toBe(404);
  });

  it.each(['NO_FUNDS', 'LIMIT', 'PLAYER_BLOCKED', 'SESSION_EXPIRED'] as const)(
    'is not played when the wallet says %s',
    async (status) => {
      const playKey = await open();
      bench.wallet.refusal = status;
      const { body } = await bench.spin(playKey);
      expect(body).toMatchObject({ state: 'refused', reason: status, win: 0, result: null });
      expect(await bench.unfinished()).toEqual([]);
      expect(bench.wallet.calls).toEqual(['session', 'bet']);
    },
  );

  it('with play money needs no wallet', async () => {
    const { body } = await bench.spin(await open('demo'));
    expect(body).toMatchObject({ win: WIN_MINOR, balance: 1_000_000 - STAKE_MINOR + WIN_MINOR });
    expect(bench.wallet.calls).toEqual([]);
    expect(await bench.journal()).toEqual([]);
  });

  it('of a replay is always the same, paid at least twice its stake and has no feature', async () => {
    await bench.restart(createFastDraw(1), soon);
    const [first, second] = [await bench.spin(await open('replay')), await bench.spin(await open('replay'))];
    expect(first.body.win).toBeGreaterThanOrEqual(2 * STAKE_MINOR);
    expect(first.body.result?.games).toHaveLength(1);
    expect(second.body.result).toEqual(first.body.result);
    expect(bench.wallet.calls).toEqual([]);
  });
});

describe('a request', () => {
  it('is one round, however often it is sent', async () => {
    const playKey = await open();
    const [first, second] = await Promise.all([bench.spin(playKey), bench.spin(playKey)]);
    const third = await bench.spin(playKey);
    expect([second.body.id, third.body.id]).toEqual([first.body.id, first.body.id]);
    expect(bench.wallet.calls.filter((call) => call === 'bet')).toHaveLength(1);
  });

  it('waits for the round before it, and 2.5 seconds from its start', async () => {
    const playKey = await open();
    const [first, second] = await Promise.all([bench.spin(playKey), bench.spin(playKey, 'request-2')]);
    expect(first.code).toBe(200);
    expect(second.body).toEqual({ reason: 'BUSY' });
    bench.clock.advance(2_499);
    expect((await bench.spin(playKey, 'request-2')).body).toEqual({ reason: 'TOO_FAST' });
    bench.clock.advance(1);
    expect((await bench.spin(playKey, 'request-2')).code).toBe(200);
  });

  it('waits as long if the game is opened again', async () => {
    await bench.spin(await open());
    bench.wallet.renewToken();
    const playKey = await open();
    bench.clock.advance(2_499);
    expect((await bench.spin(playKey, 'request-2')).body).toEqual({ reason: 'TOO_FAST' });
    bench.clock.advance(1);
    expect((await bench.spin(playKey, 'request-2')).code).toBe(200);
  });

  it.each([0, -20, 21, 6_000, 1e9])('cannot stake %s', async (bet) => {
    expect(await bench.spin(await open(), 'request-1', bet)).toMatchObject({
      code: 409,
      body: { reason: 'STAKE' },
    });
  });

  it.each([
    [{ requestId: 'short', bet: STAKE_MINOR }],
    [{ requestId: 'request-1', bet: '1200' }],
    [{ bet: STAKE_MINOR }],
  ])('like %j is not read', async (payload) => {
    expect((await bench.post(await open(), '/studio/slots/spin', payload)).statusCode).toBe(400);
  });

  it('of a page that is not open is refused', async () => {
    expect((await bench.spin('nobody')).code).toBe(401);
    for (const call of ['open', 'shown', 'showing'])
      expect((await bench.post('nobody', `/studio/slots/${call}`, { id: '1' })).statusCode).toBe(401);
  });

  it('of another kind of game is refused', async () => {
    const playKey = await bench.openPage({ mode: 'demo', game: { play: 'crash' } });
    expect((await bench.spin(playKey)).body).toEqual({ reason: 'GAME_UNKNOWN' });
  });
});

describe('a round that no page has shown to its end', () => {
  it('is shown by the next page, once', async () => {
    const { body } = await bench.spinUnshown(await open());
    expect(body.balance).toBe(START_MINOR - STAKE_MINOR);
    bench.wallet.renewToken();
    const [playKey, { id, result }] = [await open(), body];
    expect((await bench.openSlot(playKey)).unshown).toMatchObject({ id, win: WIN_MINOR, result });
    expect((await bench.post(playKey, '/studio/slots/showing', { id })).statusCode).toBe(204);
    expect((await bench.post(playKey, '/studio/slots/shown', { id })).statusCode).toBe(200);
    expect((await bench.openSlot(playKey)).unshown).toBeNull();
    expect((await bench.post(playKey, '/studio/slots/shown', { id: 'no round' })).statusCode).toBe(404);
    expect((await bench.openSlot(playKey)).unshown).toBeNull();
  });

  it('is waited for while it is being played', async () => {
    const playKey = await open();
    const { promise, resolve } = Promise.withResolvers<void>();
    bench.wallet.held = promise;
    const playing = bench.spinUnshown(playKey);
    await expect.poll(() => bench.unfinished()).toHaveLength(1);
    const opening = bench.openSlot(playKey);
    setTimeout(resolve, 50);
    expect((await opening).unshown?.id).toBe((await playing).body.id);
  });

  it('is shown after a restart as long as it is not paid', async () => {
    const playKey = await open();
    await bench.fault('refuse', 'win', 1_000);
    const { body } = await bench.spin(playKey);
    await bench.restart(losing(), soon);
    bench.wallet.renewToken();
    expect((await bench.openSlot(await open())).unshown).toMatchObject({ id: body.id, result: body.result });
  });

  it('is none of another game or player, and there is none at first', async () => {
    const playKey = await open('demo');
    expect(await bench.openSlot(playKey)).toMatchObject({ unshown: null });
    await bench.spin(playKey);
    expect((await bench.openSlot(await open('demo'))).unshown).toBeNull();
  });
});

describe('a jackpot', () => {
  interface Pool {
    id: string;
    amountMinor: number;
    hits: number;
  }
  async function pool(tierId: string): Promise<Pool | undefined> {
    const feed = await bench.sandbox.inject('/feeds/jackpots.json');
    const { networks } = feed.json<{ networks: { id: string; tiers: Pool[] }[] }>();
    return networks.find(({ id }) => id === 'grand')?.tiers.find(({ id }) => id === tierId);
  }

  it('grows by real stakes on its games, but not by play money', async () => {
    await bench.close();
    bench = new StudioBench();
    await bench.open(losing(), (below) => Math.max(below - 1, 0));
    const before = await pool('minor');
    await bench.spin(await open('demo', true), 'request-1');
    expect(await pool('minor')).toEqual(before);
    await bench.spin(await open('real', true), 'request-2', 5_000);
    // 40 basis points of 50.00 are 0.20.
    expect(await pool('minor')).toMatchObject({ amountMinor: (before?.amountMinor ?? 0) + 20, hits: 0 });
  });

  it('does not grow by a stake that was refused', async () => {
    await bench.restart(losing(), (below) => Math.max(below - 1, 0));
    const before = await pool('minor');
    const playKey = await open('real', true);
    bench.wallet.refusal = 'LIMIT';
    await bench.spin(playKey, 'request-1', 5_000);
    expect(await pool('minor')).toEqual(before);
  });

  it('does not keep a stake whose round could not be stored', async () => {
    const nothing = () => Promise.resolve();
    const journal = { append: nothing, appendAll: nothing, close: nothing };
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const pools = new JackpotPools({ journal, clock: bench.clock, draw: soon }, []);
    const before = pools.describe();
    const wager = { state: 'open', betMinor: 5_000 };
    const book = { place: async () => wager };
    const shown = { settle: () => Promise.reject(new Error('disk full')) };
    const pace = new GamePace(bench.clock, 2_500);
    // Only what a round calls.
    const parts = { wallet: {} as WalletClient, pace, pools, draw: winning(), log };
    const rounds = new SlotRounds({
      ...({ book, shown } as unknown as Pick<SlotRoundsDeps, 'book' | 'shown'>),
      ...parts,
    });
    const ticket = {
      mode: 'real',
      currency: 'TRY',
      game: { code: '1', play: 'slots/bold-ten', rtpBasisPoints: 9_640, hasJackpot: true, studioName: 'A' },
    };
    const visit = {
      ticket,
      seat: 'a',
      wallet: { session: 's', player: 'p' },
      limits: { minBet: 20, maxBet: 5_000 },
      wagerByRequest: new Map(),
    };
    await rounds.play(visit as unknown as Visit, 'request-1', { betMinor: 5_000 });
    const amounts = (networks: typeof before) =>
      networks.flatMap(({ tiers }) => tiers.map(({ amountMinor, hits }) => [amountMinor, hits]));
    expect(amounts(pools.describe())).toEqual(amounts(before));
  });

  it('that was won before a crash is taken out of its pool afterwards', async () => {
    await bench.restart(winning(), soon);
    const playKey = await open('real', true);
    await bench.fault('refuse', 'win', 1_000);
    await bench.spin(playKey);
    await bench.sandbox.close();
    // As if the process had ended before it could save the pools.
    await bench.remove('jackpot-pools.jsonl');
    await bench.start(winning(), soon);
    expect(await pool('grand')).toMatchObject({ hits: 1, amountMinor: 15_000_000 });
  });

  it('that reached its amount is paid as a separate win, and starts again', async () => {
    await bench.close();
    bench = new StudioBench();
    await bench.open(winning(), soon);
    const { body } = await bench.spin(await open('real', true));
    await bench.settled();
    expect(bench.wallet.calls).toEqual(['session', 'bet', 'win', 'win', 'round_end']);
    const jackpotMinor = 15_000_000 + 2;
    expect(body).toMatchObject({ win: WIN_MINOR, jackpot: jackpotMinor });
    expect(bench.balance).toBe(START_MINOR - STAKE_MINOR + WIN_MINOR + jackpotMinor);
    expect(await pool('grand')).toMatchObject({ hits: 1, amountMinor: 15_000_000 });
  });

  it('is paid once across a restart', async () => {
    await bench.close();
    bench = new StudioBench();
    await bench.open(winning(), soon);
    const playKey = await open('real', true);
    await bench.fault('refuse', 'win', 50);
    await bench.spin(playKey);
    await bench.restart(winning(), soon);
    await bench.settled();
    expect(await pool('grand')).toMatchObject({ hits: 1 });
    expect(bench.balance).toBe(START_MINOR - STAKE_MINOR + WIN_MINOR + 15_000_002);
  });
});
