import { betMathOf } from '../bets/bet-math.ts';
import type { InstantGame } from '../instant/instant-game.ts';
import type { Draw } from '../random/draw.ts';
import { shuffle } from '../random/shuffle.ts';
import { SCRATCH_CARDS, SCRATCH_EQUAL, SCRATCH_FIELDS, scratchPrizes } from './scratch-table.ts';

/** The prize that each of the nine fields shows, by its index in the table. JSON as it is. */
export interface ScratchResult {
  readonly fields: readonly number[];
}

/** A card with nothing to choose: three equal fields win what they show. */
export const scratch: InstantGame<null, ScratchResult> = {
  name: 'scratch',
  fields: [],
  readChoice: () => null,
  topPay: () => Math.max(...scratchPrizes.map(({ pays }) => pays)),
  draw: (_, draw) => ({ fields: layOut(drawPrize(draw), draw) }),
  pays(_, { fields }) {
    const prize = scratchPrizeOf(fields);
    return prize === null ? 0 : (scratchPrizes[prize]?.pays ?? 0);
  },
  mathOf() {
    const winning = scratchPrizes.reduce((sum, { cards }) => sum + cards, 0);
    return betMathOf([
      ...scratchPrizes.map(({ pays, cards }) => ({ weight: BigInt(cards), pays })),
      { weight: BigInt(SCRATCH_CARDS - winning), pays: 0 },
    ]);
  },
  stated: [null],
  proven: [['a card', null]],
};

/** The prize that three fields show; null if none does. */
export function scratchPrizeOf(fields: readonly number[]): number | null {
  const prize = scratchPrizes.findIndex((_, index) => countOf(fields, index) >= SCRATCH_EQUAL);
  return prize === -1 ? null : prize;
}

/** The prize of one of the cards; null for one that wins nothing. */
function drawPrize(draw: Draw): number | null {
  let card = draw(SCRATCH_CARDS);
  const prize = scratchPrizes.findIndex(({ cards }) => (card -= cards) < 0);
  return prize === -1 ? null : prize;
}

/**
 * The fields of a card with this prize. Every layout that has it and no other is equally likely, so a card does not look closer to
 * a win than chance makes it.
 */
function layOut(prize: number | null, draw: Draw): number[] {
  const won = prize === null ? [] : Array.from({ length: SCRATCH_EQUAL }, () => prize);
  for (;;) {
    const rest = Array.from({ length: SCRATCH_FIELDS - won.length }, () => draw(scratchPrizes.length));
    const isOther = scratchPrizes.every(
      (_, index) => countOf(rest, index) < (index === prize ? 1 : SCRATCH_EQUAL),
    );
    if (isOther) return shuffle([...won, ...rest], draw);
  }
}

const countOf = (fields: readonly number[], prize: number): number =>
  fields.filter((field) => field === prize).length;
