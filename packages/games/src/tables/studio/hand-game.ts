import { type Spot, type SpotGame, spotsById } from '../spots/spot-game.ts';
import { compareHands, type Hand, handAt, HANDS } from './hands.ts';
import { alike } from './priced-spots.ts';

const [LOST, RETURNED, WON] = [0, 100, 188];

/** Rock, paper, scissors against the dealer's hand: the one that beats it wins, the same one gets its stake back. */
export function createHandGame(): SpotGame<Hand, Hand> {
  const outcomes = alike(HANDS.map((_, index) => handAt(index)));
  return {
    name: 'hand-game',
    spots: spotsById(HANDS.map((id, index) => handSpot(id, handAt(index)))),
    drawResult: (draw) => handAt(draw(HANDS.length)),
    outcomeOf: (hand) => hand,
    distribution: () => outcomes,
    history: (hand) => ({ result: HANDS[hand] }),
  };
}

function handSpot(id: string, own: Hand): Spot<Hand> {
  const payback = (dealers: Hand) => {
    const lead = compareHands(own, dealers);
    return lead > 0 ? WON : lead === 0 ? RETURNED : LOST;
  };
  return { id, kind: 'hand', pays: (WON - 100) / 100, top: WON, payback };
}
