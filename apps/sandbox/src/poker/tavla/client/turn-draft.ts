import {
  afterSteps,
  type Dice,
  landingOf,
  nextSteps,
  type Position,
  type Side,
  type Step,
  type TavlaRules,
} from '@baize/games/tavla';

/** The turn of the player while it is put together, step by step. Immutable. */
export interface TurnDraft {
  readonly position: Position;
  readonly side: Side;
  readonly dice: Dice;
  readonly rules: TavlaRules;
  readonly played: readonly Step[];
}

export const positionOfDraft = ({ position, side, played }: TurnDraft): Position =>
  afterSteps(position, side, played);

const stepsOf = ({ position, side, dice, played, rules }: TurnDraft): Step[] =>
  nextSteps(position, side, dice, played, rules);

export const isComplete = (draft: TurnDraft): boolean => stepsOf(draft).length === 0;

/** The points whose checkers can move now. */
export const originsOfDraft = (draft: TurnDraft): Set<number> =>
  new Set(stepsOf(draft).map(({ from }) => from));

/** Where a checker of a point can go, with one die or several in a row, and the steps that lead there: the fewest there are. */
export function targetsOf(draft: TurnDraft, from: number): Map<number, readonly Step[]> {
  const targets = new Map<number, readonly Step[]>();
  let reached: readonly (readonly Step[])[] = [[]];
  while (reached.length > 0) {
    const further: Step[][] = [];
    for (const steps of reached) {
      const at = steps.reduce((_, step) => landingOf(step), from);
      for (const step of stepsOf(withSteps(draft, steps))) {
        if (step.from !== at || targets.has(landingOf(step))) continue;
        targets.set(landingOf(step), [...steps, step]);
        further.push([...steps, step]);
      }
    }
    reached = further;
  }
  return targets;
}

export const withSteps = (draft: TurnDraft, steps: readonly Step[]): TurnDraft => ({
  ...draft,
  played: [...draft.played, ...steps],
});

export const withoutLast = (draft: TurnDraft): TurnDraft => ({ ...draft, played: draft.played.slice(0, -1) });
