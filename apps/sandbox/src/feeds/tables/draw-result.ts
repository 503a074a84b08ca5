import type { Draw } from '@baize/games';
import type { LiveGameResult, LiveTableType } from '@baize/providers';

type Outcome = Omit<LiveGameResult, 'gameId' | 'time'>;

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

/** Segments of a wheel of 54, with their counts. */
const WHEELS = {
  MEGAWHEEL: { '1': 20, '2': 13, '5': 7, '8': 4, '10': 4, '15': 2, '20': 2, '30': 1, '40': 1 },
  SWEETBONANZA: { '1': 21, '2': 13, '5': 7, BUBBLE: 6, CANDY: 4, SWEET: 3 },
} as const;

/** House edge of a crash game, in thousandths. */
const FLIGHT_EDGE = 30;
const MAX_MULTIPLIER = 500;

function drawSegment(segments: Readonly<Record<string, number>>, draw: Draw): string {
  const total = Object.values(segments).reduce((sum, count) => sum + count, 0);
  let place = draw(total);
  for (const [name, count] of Object.entries(segments)) {
    if (place < count) return name;
    place -= count;
  }
  return '1';
}

/** Points of a hand of two or three cards; tens and faces count zero, the usual rule decides on the third card. */
function drawHand(draw: Draw): number {
  const card = () => Math.min(draw(13) + 1, 10) % 10;
  const two = (card() + card()) % 10;
  return two <= 5 ? (two + card()) % 10 : two;
}

/** Draws a round of one kind of table. */
export function drawResult(type: LiveTableType, draw: Draw): Outcome {
  switch (type) {
    case 'ROULETTE': {
      const number = draw(37);
      return { result: String(number), color: number === 0 ? 'green' : RED.has(number) ? 'red' : 'black' };
    }
    case 'SicBO': {
      const dice = [draw(6) + 1, draw(6) + 1, draw(6) + 1];
      return { result: dice.join('-'), totalSum: dice.reduce((sum, die) => sum + die, 0) };
    }
    case 'BACCARAT': {
      const [player, banker] = [drawHand(draw), drawHand(draw)];
      return { player, banker, winner: player === banker ? 'TIE' : player > banker ? 'PLAYER' : 'BANKER' };
    }
    case 'DRAGONTIGER': {
      const [dragon, tiger] = [draw(13), draw(13)];
      const winner = dragon === tiger ? 'TIE' : dragon > tiger ? 'DRAGON' : 'TIGER';
      return { result: RANKS[Math.max(dragon, tiger)] ?? 'A', winner };
    }
    case 'BOOMORBUST': {
      const place = draw(1_000);
      const multiplier = (1_000 - FLIGHT_EDGE) / (1_000 - place);
      return { result: Math.min(Math.max(multiplier, 1), MAX_MULTIPLIER).toFixed(2) };
    }
    case 'BLACKJACK': {
      const dealer = draw(28);
      // A dealer busts in about 28 of 100 hands and otherwise ends with 17 to 21.
      return draw(100) < 28 ? { result: 'BUST' } : { result: String(17 + (dealer % 5)) };
    }
    default:
      return { result: drawSegment(WHEELS[type], draw) };
  }
}
