import { figuresOf, richWeightFor, slotPlayOf, type SlotModel } from '@baize/games';

import type { Feature, GameMath } from '../game.ts';

const BASIS_POINTS = 10_000;
const CLASSIC_REELS = 3;
/** Stakes are plain data by kind: fruit machines are played for less and for more than others. */
const CLASSIC_STAKES = { minBetMinor: 100n, maxBetMinor: 1_000_000n };
const STAKES = { minBetMinor: 200n, maxBetMinor: 500_000n };

/** What a slot plays and states, all of it from the mathematics of its model with its stated return. */
export interface SlotStatement {
  play: string;
  math: GameMath;
  features: Feature[];
}

/** @throws RangeError if the model cannot reach the return */
export function stateSlot(model: SlotModel, returnBasisPoints: number): SlotStatement {
  const figures = figuresOf({ model, richWeight: richWeightFor(model, returnBasisPoints) });
  const features = featuresOf(model);
  return {
    play: slotPlayOf(model),
    features,
    math: {
      ...(features.includes('classic') ? CLASSIC_STAKES : STAKES),
      rtpBasisPoints: Math.round(figures.return * BASIS_POINTS),
      mechanic: model.mechanic,
      volatility: figures.volatility,
      hitRate: Math.round(figures.hitRate * BASIS_POINTS),
      winRate: Math.round(figures.winRate * BASIS_POINTS),
      ...(figures.featureRate > 0 && { featureOdds: Math.round(1 / figures.featureRate) }),
      maxWinMultiplier: figures.topWin,
      ...(figures.topWinChance > 0 && { topWinOdds: Math.round(1 / figures.topWinChance) }),
      ...('lines' in model && { lines: model.lines.length }),
      ...(isOnWays(model) && { ways: model.rows.to ** model.strips.lean.length }),
    },
  };
}

function isOnWays({ mechanic }: SlotModel): boolean {
  return mechanic === 'ways' || mechanic === 'changing';
}

/** What a player meets in a model, in the words of the filters. */
function featuresOf(model: SlotModel): Feature[] {
  const symbols = new Set(Object.values(model.strips).flatMap((strips) => [...strips.join('')]));
  const freeGames = 'freeGames' in model ? model.freeGames : null;
  const multipliers = [
    freeGames?.multiplier ?? 1,
    ...('ladder' in model ? [...model.ladder, 1 + model.growth] : []),
    ...('wildMultiplier' in model ? [model.wildMultiplier ?? 1] : []),
  ];
  const met: Partial<Record<Feature, boolean>> = {
    classic: model.mechanic === 'lines' && model.strips.lean.length === CLASSIC_REELS,
    wild: symbols.has('W'),
    scatter: symbols.has('S'),
    free_spins: freeGames !== null,
    multiplier: Math.max(...multipliers) > 1,
    tumble: 'ladder' in model,
  };
  return (Object.keys(met) as Feature[]).filter((feature) => met[feature]);
}
