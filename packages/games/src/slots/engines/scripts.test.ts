import { inputsOf } from '@baize/testkit/test-scope';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createFastDraw } from '../../random/fast-draw.ts';
import { sharedModels, slotModels } from '../models/slot-models.ts';
import { playSlot, WEIGHT_SCALE } from '../play-slot.ts';
import { replay } from '../script/replay.ts';
import type { SlotScript } from '../script/script.ts';
import { UNITS_PER_STAKE } from '../units.ts';
import { engineFor } from './engine-for.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const variants = inputsOf(slotModels, (model) => sharedModels.includes(model)).map((model) => ({
  model,
  richWeight: WEIGHT_SCALE / 2,
}));

/** All prizes of a script, before the cap. */
function sumPrizes({ games }: SlotScript): number {
  const wins = games.flatMap((game) => game.drops).flatMap((drop) => drop.wins);
  const holds = games.filter((game) => game.hold !== undefined);
  const coins = holds.flatMap(({ coins: start, hold }) => [
    ...(start ?? []),
    ...(hold?.respins.flat() ?? []),
  ]);
  const grand = holds.reduce((sum, { hold }) => sum + (hold?.grandUnits ?? 0), 0);
  return [...wins, ...coins].reduce((sum, { units }) => sum + units, grand);
}

/**
 * The first of many rounds that a condition holds for.
 *
 * @param seed with which a rare one is found soon
 */
function findScript(id: string, isWanted: (script: SlotScript) => boolean, seed = 1): SlotScript {
  const variant = variants.find(({ model }) => model.id === id);
  if (variant === undefined) throw new RangeError(`no model is called ${id}`);
  const draw = createFastDraw(seed);
  for (let round = 0; round < 200_000; round++) {
    const script = playSlot(variant, draw);
    if (isWanted(script)) return script;
  }
  throw new RangeError(`no round of ${id} is like that`);
}

describe.each(variants)('rounds of $model.id', (variant) => {
  const { model } = variant;

  it('are the ones that simulations play, and the same again for the same draws', () => {
    const engine = engineFor(model);
    fc.assert(
      fc.property(seeds, (seed) => {
        const script = playSlot(variant, createFastDraw(seed));
        const draw = createFastDraw(seed);
        engine.playPaid(draw(WEIGHT_SCALE) < variant.richWeight, draw, null);
        if (engine.round.award > 0) engine.playFeature(draw, null);
        expect(engine.round.units).toBe(script.units);
        expect(playSlot(variant, createFastDraw(seed))).toEqual(script);
      }),
      { numRuns: 200 },
    );
  });

  it('are whole, survive storage, and replay to what they pay', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const script = playSlot(variant, createFastDraw(seed));
        const frames = replay(JSON.parse(JSON.stringify(script)) as SlotScript);
        expect(frames.at(-1)?.paid).toBe(script.units);
        expect(script.units).toBe(Math.min(sumPrizes(script), model.cap * UNITS_PER_STAKE));
        expect(Number.isSafeInteger(script.units)).toBe(true);
        expect(script.beatsStake).toBe(script.units > UNITS_PER_STAKE);
        expect(script.isCapped).toBe(script.units === model.cap * UNITS_PER_STAKE);
        for (const { wins } of frames) for (const { units } of wins) expect(units).toBeGreaterThan(0);
      }),
      { numRuns: 200 },
    );
  });

  it('show whole boards whose wins are where they are said to be', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { grid, wins, freeGamesLeft } of replay(playSlot(variant, createFastDraw(seed)))) {
          expect(grid).toHaveLength(model.strips.lean.length);
          expect(freeGamesLeft).toBeGreaterThanOrEqual(0);
          for (const column of grid) {
            expect(column.length).toBeGreaterThanOrEqual(model.rows.from);
            expect(column.length).toBeLessThanOrEqual(model.rows.to);
          }
          for (const { symbol, cells } of wins) {
            for (const [reel, row] of cells) expect([symbol, 'W']).toContain(grid[reel]?.[row]);
          }
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('a round', () => {
  it('of tumbling clusters refills what has vanished from above', () => {
    const script = findScript('rising-clusters', ({ games }) => (games[0]?.drops.length ?? 0) > 4);
    const [first, second] = replay(script);
    const gone = new Set(first?.wins.flatMap(({ cells }) => cells.map(String)));
    expect(second?.fallen.reduce((sum, rows) => sum + rows, 0)).toBe(gone.size);
    first?.grid.forEach((column, reel) => {
      const stays = [...column].filter((_, row) => !gone.has(`${reel},${row}`)).join('');
      expect(second?.grid[reel]?.endsWith(stays)).toBe(true);
    });
    const drops = script.games[0]?.drops ?? [];
    expect(drops.slice(0, 5).map(({ multiplier }) => multiplier)).toEqual([1, 1, 2, 2, 3]);
    expect(drops.at(-1)?.wins).toEqual([]);
  });

  it('of free games has a multiplier that grows with every winning tumble and is never reset', () => {
    const { games } = findScript('climbing-eight', (script) => script.games.length > 10);
    const drops = games.slice(1).flatMap((game) => game.drops);
    let wins = 0;
    for (const drop of drops) {
      expect(drop.multiplier).toBe(1 + wins);
      if (drop.wins.length > 0) wins += 1;
    }
    expect(wins).toBeGreaterThan(5);
  });

  it('of free games has as many as its scatters add', () => {
    const script = findScript('steady-twenty', ({ games }) => games.slice(1).some((game) => game.freeGames));
    const added = script.games.reduce((sum, game) => sum + (game.freeGames ?? 0), 0);
    expect(script.games).toHaveLength(1 + added);
    expect(replay(script).at(-1)?.freeGamesLeft).toBe(0);
  });

  it('of locked coins ends after three respins without one, and pays all coins at the end', () => {
    const script = findScript('locked-six', ({ games }) => (games[0]?.hold?.respins.length ?? 0) > 5);
    const respins = replay(script).filter(
      ({ wins, respinsLeft }, index) => index > 0 && !wins.length && respinsLeft !== null,
    );
    expect(respins.at(-1)?.respinsLeft).toBe(0);
    expect(respins.slice(0, -1).every(({ respinsLeft }) => respinsLeft !== 0)).toBe(true);
    const last = respins.at(-1);
    const cells = new Set(last?.coins.map(({ cell }) => String(cell)));
    expect(cells.size).toBe(last?.coins.length);
    expect(respins.at(-2)?.paid).toBeLessThan(script.units);
  });

  it('ends at its cap', () => {
    const script = findScript(
      'rising-clusters',
      (capped) => capped.isCapped && sumPrizes(capped) > capped.units,
      4_305,
    );
    expect(script.units).toBe(2_000 * UNITS_PER_STAKE);
    expect(sumPrizes(script)).toBeGreaterThan(script.units);
    expect(replay(script).at(-1)?.paid).toBe(script.units);
    const drops = script.games[0]?.drops ?? [];
    const before = drops.slice(0, -1).flatMap(({ wins }) => wins);
    expect(before.reduce((sum, { units }) => sum + units, 0)).toBeLessThan(script.units);
  });

  it('that returns the stake or less does not beat it', () => {
    const script = findScript('plain-three', ({ units }) => units > UNITS_PER_STAKE);
    expect(script.beatsStake).toBe(true);
    expect(findScript('locked-nine', ({ units }) => units === UNITS_PER_STAKE).beatsStake).toBe(false);
  });
});
