import type { BetMath } from '../bets/bet-math.ts';
import { oddsMath } from '../bets/odds.ts';
import { type ProvableGame, provableBet } from '../proof/provable-game.ts';
import { drawOrder } from './draw-race.ts';
import { raceChance, type RaceMargins, raceOdds, racePays, type RacePick } from './race-bets.ts';
import { type RaceChances, raceChances } from './race-chances.ts';
import type { RaceField } from './race-field.ts';

/** A bet on a race, exactly; null if it is not offered. */
export function raceMath(pick: RacePick, chances: RaceChances, margins: RaceMargins): BetMath | null {
  const chance = raceChance(pick, chances);
  const odds = raceOdds(pick, chances, margins);
  return chance === undefined || odds === null ? null : oddsMath(chance, odds);
}

const PROVEN_PICKS: readonly RacePick[] = [
  { kind: 'win', runners: [1] },
  { kind: 'win', runners: [6] },
  { kind: 'place', runners: [2] },
  { kind: 'show', runners: [3] },
  { kind: 'forecast', runners: [1, 2] },
  { kind: 'forecast', runners: [6, 5] },
];

/** @param name what the catalogue says that a game with such a field plays */
export function provableRace(field: RaceField, margins: RaceMargins, name = 'race'): ProvableGame[] {
  const chances = raceChances(field);
  return PROVEN_PICKS.flatMap((pick) => {
    const math = raceMath(pick, chances, margins);
    if (math === null) return [];
    return provableBet(`${name}, ${pick.kind} ${pick.runners.join('-')}`, math, (draw) =>
      racePays({ ...pick, odds: math.topPay }, { order: drawOrder(field, draw) }),
    );
  });
}
