import { payLine } from './pay-line.ts';
import { type SlotModel, type SlotSymbol, type StripSet, SYMBOLS, UNITS_PER_STAKE } from './slot-model.ts';

/** Resolution of the weight of strip sets: nine digits. */
export const WEIGHT_SCALE = 1_000_000_000;

/** Theoretical return of a strip set in stakes, including free games. */
export interface ExactReturn {
  total: number;
  lines: number;
  scatters: number;
  freeGames: number;
  /** Probability of free games per game. */
  freeGamesChance: number;
}

/**
 * The exact return of a base strip set. Each reel stops uniformly, so the symbols of a line are independent and the sum
 * over all stops equals a sum over symbol tuples weighted by their counts. The test verifies it against every stop
 * combination.
 */
export function computeExactReturn(model: SlotModel, strips: StripSet): ExactReturn {
  const lines = expectedLineUnits(model, strips) / UNITS_PER_STAKE;
  const freeGame = (model.freeGameMultiplier * expectedLineUnits(model, model.strips.free)) / UNITS_PER_STAKE;
  const chances = scatterCountChances(model, strips);
  let scatters = 0;
  let freeGames = 0;
  let freeGamesChance = 0;
  model.scatterPays.forEach((prize, index) => {
    const chance = chances[index + 3] ?? 0;
    scatters += (chance * prize.units) / UNITS_PER_STAKE;
    freeGames += chance * prize.freeGames * freeGame;
    freeGamesChance += prize.freeGames > 0 ? chance : 0;
  });
  return { total: lines + scatters + freeGames, lines, scatters, freeGames, freeGamesChance };
}

/**
 * How many of `WEIGHT_SCALE` games use the rich strips, so that the game has its stated return.
 *
 * @param rtpBasisPoints stated return: 9640 is 96.40 %
 * @throws RangeError if the model cannot reach that return
 */
export function richWeightFor(model: SlotModel, rtpBasisPoints: number): number {
  const { lean, rich } = returnsOf(model);
  const share = (rtpBasisPoints / 10_000 - lean) / (rich - lean);
  if (!(share >= 0 && share <= 1)) {
    throw new RangeError(`${model.id} returns ${lean} to ${rich}, not ${rtpBasisPoints} basis points`);
  }
  return Math.round(share * WEIGHT_SCALE);
}

/** The return of a model with this weight of the rich strips. */
export function mixedReturn(model: SlotModel, richWeight: number): number {
  const { lean, rich } = returnsOf(model);
  return lean + ((rich - lean) * richWeight) / WEIGHT_SCALE;
}

const knownReturns = new WeakMap<SlotModel, { lean: number; rich: number }>();

function returnsOf(model: SlotModel): { lean: number; rich: number } {
  const known = knownReturns.get(model);
  if (known !== undefined) return known;
  const computed = {
    lean: computeExactReturn(model, model.strips.lean).total,
    rich: computeExactReturn(model, model.strips.rich).total,
  };
  knownReturns.set(model, computed);
  return computed;
}

/** Sum over all tuples of one symbol per reel, in integers until a single division at the end. */
function expectedLineUnits(model: SlotModel, strips: StripSet): number {
  let weighted = 0n;
  const visit = (reel: number, symbols: SlotSymbol[], weight: bigint): void => {
    const strip = strips[reel];
    if (strip === undefined) {
      weighted += weight * BigInt(payLine(model, symbols)?.units ?? 0);
      return;
    }
    for (const symbol of SYMBOLS) {
      const count = strip.filter((candidate) => candidate === symbol).length;
      if (count > 0) visit(reel + 1, [...symbols, symbol], weight * BigInt(count));
    }
  };
  visit(0, [], 1n);
  const combinations = strips.reduce((product, strip) => product * strip.length, 1);
  return (Number(weighted) / combinations) * model.lines.length;
}

/** Probabilities of 0, 1, 2 … scatters in the window. */
function scatterCountChances(model: SlotModel, strips: StripSet): number[] {
  return strips.reduce<number[]>(
    (chances, strip) => {
      const onReel = scattersOnReel(model, strip);
      const next = Array.from({ length: chances.length + model.rows }, () => 0);
      chances.forEach((chance, sum) =>
        onReel.forEach((share, count) => {
          next[sum + count] = (next[sum + count] ?? 0) + chance * share;
        }),
      );
      return next;
    },
    [1],
  );
}

function scattersOnReel(model: SlotModel, strip: readonly SlotSymbol[]): number[] {
  const shares = Array.from({ length: model.rows + 1 }, () => 0);
  strip.forEach((_, stop) => {
    let count = 0;
    for (let row = 0; row < model.rows; row++) {
      if (strip[(stop + row) % strip.length] === 'scatter') count++;
    }
    shares[count] = (shares[count] ?? 0) + 1 / strip.length;
  });
  return shares;
}
