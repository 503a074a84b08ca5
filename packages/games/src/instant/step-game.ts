import type { BetMath } from '../bets/bet-math.ts';
import { type Hundredths, payRoundedDown } from '../bets/pay.ts';
import { type ProvableGame, provableBet } from '../proof/provable-game.ts';
import type { Draw } from '../random/draw.ts';
import type { InstantBet, InstantChoices } from './instant-bet.ts';

/** `open`: another step can be taken; `cleared`: the round is at its last step; `hit`: the last step lost it. */
export type StepState = 'open' | 'cleared' | 'hit';

/**
 * A game in which a player takes step after step and may end it before each. What can be hit is hidden before the first one.
 *
 * @typeParam Choice what the player chooses before it
 * @typeParam Hidden what can be hit: plain JSON
 */
export interface StepGame<Choice = unknown, Hidden = unknown> extends InstantChoices<Choice> {
  readonly name: string;
  hide(choice: Choice, draw: Draw): Hidden;
  /**
   * The next step, from untrusted JSON.
   *
   * @param steps the steps taken so far, in their order
   * @returns null if it is one of these already
   * @throws InvalidBet
   */
  readStep(json: unknown, choice: Choice, steps: readonly number[]): number | null;
  stateOf(choice: Choice, hidden: Hidden, steps: readonly number[]): StepState;
  /** What so many steps pay that hit nothing; 100 for none, since nothing was risked. */
  stepPays(choice: Choice, count: number): Hundredths;
  /** The number of steps with which a round ends by itself, at least one. */
  lastStep(choice: Choice): number;
  /** A round that ends after so many steps, exactly. */
  mathOf(choice: Choice, count: number): BetMath;
  /** All of them. */
  readonly choices: readonly Choice[];
  /** Some rounds by what a proof calls them: a choice, and the steps taken with it. */
  readonly proven: readonly (readonly [name: string, choice: Choice, steps: readonly number[]])[];
}

/**
 * What a round pays that ends with these steps, in hundredths of its stake. Nothing was risked before the first step, so a round
 * that ends there returns the stake.
 */
export function roundPays<Choice, Hidden>(
  game: StepGame<Choice, Hidden>,
  choice: Choice,
  hidden: Hidden,
  steps: readonly number[],
): Hundredths {
  return game.stateOf(choice, hidden, steps) === 'hit' ? 0 : game.stepPays(choice, steps.length);
}

/** The same in minor units, its stake included. */
export function settleSteps<Choice, Hidden>(
  game: StepGame<Choice, Hidden>,
  { choice, stakeMinor }: InstantBet<Choice>,
  hidden: Hidden,
  steps: readonly number[],
): bigint {
  return payRoundedDown(stakeMinor, roundPays(game, choice, hidden, steps));
}

/** Every round that a player may end, with every choice. */
export function allRoundsOf(game: StepGame): BetMath[] {
  return game.choices.flatMap((choice) =>
    Array.from({ length: game.lastStep(choice) }, (_, step) => game.mathOf(choice, step + 1)),
  );
}

export function provableSteps(game: StepGame): ProvableGame[] {
  return game.proven.map(([name, choice, steps]) =>
    provableBet(`${game.name}, ${name}`, game.mathOf(choice, steps.length), (draw) =>
      roundPays(game, choice, game.hide(choice, draw), steps),
    ),
  );
}
