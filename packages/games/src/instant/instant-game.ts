import type { BetMath } from '../bets/bet-math.ts';
import { type Hundredths, payRoundedDown } from '../bets/pay.ts';
import { type ProvableGame, provableBet } from '../proof/provable-game.ts';
import type { Draw } from '../random/draw.ts';
import type { InstantBet, InstantChoices } from './instant-bet.ts';

/**
 * A game of one stake and one draw, for one player.
 *
 * @typeParam Choice what the player chooses before it
 * @typeParam Result what the game shows: plain JSON
 */
export interface InstantGame<Choice = unknown, Result = unknown> extends InstantChoices<Choice> {
  readonly name: string;
  draw(choice: Choice, draw: Draw): Result;
  pays(choice: Choice, result: Result): Hundredths;
  /** A game with this choice, exactly. */
  mathOf(choice: Choice): BetMath;
  /** Choices among which are those with the highest and the lowest return, and with the top pay. */
  readonly stated: readonly Choice[];
  /** Choices of each kind by what a proof calls them. */
  readonly proven: readonly (readonly [name: string, choice: Choice])[];
}

/** What a game pays in minor units, its stake included. */
export function settleInstant<Choice, Result>(
  game: InstantGame<Choice, Result>,
  { choice, stakeMinor }: InstantBet<Choice>,
  result: Result,
): bigint {
  return payRoundedDown(stakeMinor, game.pays(choice, result));
}

export function provableInstant(game: InstantGame): ProvableGame[] {
  return game.proven.map(([name, choice]) =>
    provableBet(`${game.name}, ${name}`, game.mathOf(choice), (draw) =>
      game.pays(choice, game.draw(choice, draw)),
    ),
  );
}
