import { betMathOf } from '../bets/bet-math.ts';
import { readChoice, readWhole } from '../bets/read-bets.ts';
import type { InstantGame } from '../instant/instant-game.ts';
import {
  DICE_NUMBERS,
  type DiceChoice,
  diceChoiceWith,
  dicePays,
  diceSides,
  type DiceTerms,
  diceWinners,
  isDiceWon,
  LEAST_WINNERS,
  MOST_WINNERS,
} from './dice-pays.ts';

/** The roll in hundredths, 0 to 9,999. JSON as it is. */
export interface DiceResult {
  readonly roll: number;
}

/** A roll under or over a number that the player chooses. */
export function createDice(terms: DiceTerms): InstantGame<DiceChoice, DiceResult> {
  const topPay = (choice: DiceChoice) => dicePays(diceWinners(choice), terms);
  return {
    name: 'dice-100',
    fields: ['side', 'threshold'],
    readChoice(fields) {
      const side = readChoice(fields['side'], diceSides);
      const ends = [LEAST_WINNERS, MOST_WINNERS].map((winners) => diceChoiceWith(side, winners).threshold);
      return { side, threshold: readWhole(fields['threshold'], Math.min(...ends), Math.max(...ends)) };
    },
    topPay,
    draw: (_, draw) => ({ roll: draw(DICE_NUMBERS) }),
    pays: (choice, { roll }) => (isDiceWon(choice, roll) ? topPay(choice) : 0),
    mathOf(choice) {
      const winners = diceWinners(choice);
      return betMathOf([
        { weight: BigInt(winners), pays: topPay(choice) },
        { weight: BigInt(DICE_NUMBERS - winners), pays: 0 },
      ]);
    },
    stated: Array.from({ length: MOST_WINNERS - LEAST_WINNERS + 1 }, (_, index) =>
      diceChoiceWith('under', LEAST_WINNERS + index),
    ),
    proven: [
      ['under 50.00', diceChoiceWith('under', 5_000)],
      ['over 95.00', { side: 'over', threshold: 9_500 }],
      ['under 97.00', diceChoiceWith('under', MOST_WINNERS)],
    ],
  };
}
