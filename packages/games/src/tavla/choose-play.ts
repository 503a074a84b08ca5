import { type Evaluation, evaluateCarefully, evaluatePlainly } from './evaluate.ts';
import { type Dice, legalPlays, type Play } from './legal-plays.ts';
import type { Position, Side } from './position.ts';
import { boardOf, PLAIN_RULES, type TavlaRules } from './step.ts';

/** How well the house's simple opponent plays. Neither of them looks ahead or knows more than the roll that it plays. */
export type Strength = 'beginner' | 'careful';

export const STRENGTHS: readonly Strength[] = ['beginner', 'careful'];

const EVALUATIONS: Readonly<Record<Strength, Evaluation>> = {
  beginner: evaluatePlainly,
  careful: evaluateCarefully,
};

/** The play of a roll that an opponent likes best, always the same one; empty if no die can be played. */
export function choosePlay(
  position: Position,
  side: Side,
  dice: Dice,
  strength: Strength,
  rules: TavlaRules = PLAIN_RULES,
): Play {
  const evaluate = EVALUATIONS[strength];
  let best: Play = [];
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const { play, position: end } of legalPlays(position, side, dice, rules)) {
    const worth = evaluate(boardOf(end, side));
    if (worth > bestWorth) {
      best = play;
      bestWorth = worth;
    }
  }
  return best;
}
