import {
  createFastDraw,
  figuresOf,
  playSlot,
  richWeightFor,
  sharedModels,
  slotModels,
  SYMBOLS,
  UNITS_PER_STAKE,
} from '@baize/games';
import type { LaunchTicket } from '@baize/providers';
import { inputsOf } from '@baize/testkit/test-scope';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { STAKE_MINOR, START_MINOR, StudioBench } from '../testing/studio-bench.ts';
import { pageModelOf } from './page-model.ts';
import { replayedScript } from './replayed-script.ts';
import type { SlotPageData } from './slot-page.ts';
import { variantForLaunch } from './slot-variant.ts';

const RETURN = 9_640;
const variants = inputsOf(slotModels, (model) => sharedModels.includes(model)).map((model) => ({
  id: model.id,
  model,
  richWeight: richWeightFor(model, RETURN),
}));
const bench = new StudioBench();

beforeAll(() => bench.open(createFastDraw(5)));
afterAll(() => bench.close());

describe.each(variants)('$id', ({ id, model, richWeight }) => {
  const game = { code: id, play: `slots/${id}` };

  it('pays every unit of its script, with real money', async () => {
    bench.wallet.renewToken();
    // All models play with one wallet, which would not last for their stakes.
    bench.wallet.balanceMinor = BigInt(START_MINOR);
    const playKey = await bench.openPage({ game });
    for (let round = 0; round < 3; round++) {
      const before = bench.balance;
      const { body } = await bench.spin(playKey, `request-${round}`);
      await bench.settled();
      expect(body.result).toMatchObject({ model: id });
      expect(body.win).toBe(((body.result?.units ?? -1) * STAKE_MINOR) / UNITS_PER_STAKE);
      expect(bench.balance).toBe(before - STAKE_MINOR + body.win);
      bench.clock.advance(2_500);
    }
  });

  it('has a page with its prizes, lines and figures', async () => {
    const frame = await bench.sandbox.inject(`/studio/frame${await bench.searchOf({ mode: 'demo', game })}`);
    const [, json = ''] = /id="frame-data">([^<]*)</.exec(frame.body) ?? [];
    const { own } = JSON.parse(json) as { own: SlotPageData };
    expect(own.model).toEqual(JSON.parse(JSON.stringify(pageModelOf(model))));
    expect(own.figures).toEqual(figuresOf({ model, richWeight }));
    expect([own.rtpBasisPoints, own.shortestGameMs]).toEqual([RETURN, 2_500]);
    expect(frame.body).toContain(`data-mechanic="${model.mechanic}"`);
  });

  it('names in its paytable every symbol that pays, and each prize by what it is for', () => {
    const { pays, strips, hasWilds } = pageModelOf(model);
    expect(pays.map(({ symbol }) => symbol)).toEqual(Object.keys(model.pays));
    for (const { symbol, prizes } of pays) {
      expect(SYMBOLS).toContain(symbol);
      expect(prizes.map(({ units }) => units)).toEqual(model.pays[symbol]?.filter((units) => units > 0));
      const counts = prizes.map(({ count }) => count);
      expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    }
    if (strips.some((strip) => strip.includes('W'))) expect(hasWilds).toBe(true);
  });

  it('replays the same round, without a feature and above the stake', () => {
    const script = replayedScript({ model, richWeight }, '1');
    expect(replayedScript({ model, richWeight }, '1')).toEqual(script);
    expect(script.units).toBeGreaterThanOrEqual(2 * UNITS_PER_STAKE);
    expect(script.games).toHaveLength(1);
    expect(script.games[0]?.hold).toBeUndefined();
  });

  it('pays in its scripts only what its paytable has', () => {
    const { pays, mechanic } = pageModelOf(model);
    const draw = createFastDraw(11);
    for (let round = 0; round < 300; round++) {
      const [paid] = playSlot({ model, richWeight }, draw).games;
      for (const win of paid?.drops[0]?.wins ?? []) {
        // Wilds of lines may multiply.
        if (win.kind === 'scatter' || mechanic === 'lines' || 'wildMultiplier' in model) continue;
        const prizes = pays.find(({ symbol }) => symbol === win.symbol)?.prizes ?? [];
        const alike = win.kind === 'ways' ? win.reels : win.kind === 'line' ? win.count : win.cells.length;
        const prize = prizes.findLast(({ count }) => count <= alike);
        expect(prize && prize.units * (win.kind === 'ways' ? win.ways : 1)).toBe(win.units);
      }
    }
  });
});

describe('what a launch plays', () => {
  const ticket = { type: 'casino', rtpBasisPoints: RETURN, lines: null, play: null };
  const idOf = (game: Partial<LaunchTicket['game']>) =>
    variantForLaunch({ game: { ...ticket, ...game } })?.model.id ?? null;

  it.each([
    [{ play: 'slots/locked-nine' }, 'locked-nine'],
    [{ play: 'slots/no-such-model' }, null],
    [{ play: 'crash' }, null],
    [{ type: 'live_casino' }, null],
    [{ lines: 5 }, 'doubling-three'],
    [{ lines: 10 }, 'stacked-twenty-five'],
    [{}, 'stacked-twenty-five'],
    [{ type: 'jackpot' }, 'stacked-twenty-five'],
    [{ play: 'slots/plain-three', rtpBasisPoints: 9_800 }, null],
  ])('%j is %s', (game, id) => {
    expect(idOf(game)).toBe(id);
  });

  it('has every return of the catalogue that names no model', () => {
    for (const rtpBasisPoints of [9_400, 9_720]) {
      expect(idOf({ rtpBasisPoints, lines: 5 })).not.toBeNull();
      expect(idOf({ rtpBasisPoints, lines: 25 })).not.toBeNull();
    }
  });

  it('is a notice if there is no such game, framed only by its parent', async () => {
    const frame = await bench.sandbox.inject(`/studio/frame${await bench.searchOf()}`);
    expect(frame.statusCode).toBe(200);
    expect(frame.headers['content-security-policy']).toContain(
      "frame-ancestors 'self' http://localhost:3000",
    );
    expect(frame.body).toContain('Ejder Hazinesi');
    expect((await bench.sandbox.inject('/studio/frame?game=1')).statusCode).toBe(400);
    for (const game of [{ type: 'live_casino' }, { rtpBasisPoints: 9_000 }, { play: 'slots/none' }]) {
      const notice = await bench.sandbox.inject(`/studio/frame${await bench.searchOf({ game })}`);
      expect(notice.body).toContain('kendi stüdyosunda oynanır');
      expect(notice.body).not.toContain('slot-page.ts');
    }
  });

  it('needs a launch that is signed and not used before', async () => {
    const search = await bench.searchOf();
    const openWith = (text: string) =>
      bench.sandbox.inject({ method: 'POST', url: '/studio/play/open', payload: { search: text } });
    bench.wallet.renewToken();
    expect((await openWith(search)).statusCode).toBe(200);
    expect((await openWith(search)).json()).toEqual({ reason: 'SESSION_EXPIRED' });
    expect((await openWith(search.replace('172101', '172102'))).json()).toEqual({ reason: 'LAUNCH' });
  });

  it('loads all scripts and style sheets that its page names', async () => {
    const { body } = await bench.sandbox.inject(
      `/studio/frame${await bench.searchOf({ mode: 'demo', game: { play: 'slots/bold-ten' } })}`,
    );
    const names = [...body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(5);
    for (const name of names)
      expect([name, (await bench.sandbox.inject(name)).statusCode]).toEqual([name, 200]);
  });
});
