import type { Draw } from '../../random/draw.ts';
import { type SpotGame, spotsById, type Weighted } from '../spots/spot-game.ts';
import { compareHands, type Hand, handAt, HANDS } from './hands.ts';
import { type PlainBet, pricedSpots } from './priced-spots.ts';

/** The hands of one throw. */
export type Throw = readonly [red: Hand, blue: Hand];

/** A finished duel. */
export interface DuelOutcome {
  readonly winner: 'red' | 'blue';
  /** Throws that the other has won. */
  readonly against: 0 | 1;
  /** The hand that won the last throw. */
  readonly last: Hand;
  /** Whether a throw was tied, and thrown again. */
  readonly wasTied: boolean;
}

const NEEDED = 2;

/** Two presenters play rock, paper, scissors until one has won two throws; tied throws are thrown again. */
export function createHandDuel(): SpotGame<readonly Throw[], DuelOutcome> {
  const outcomes = allDuels();
  return {
    name: 'hand-duel',
    spots: spotsById(pricedSpots(outcomes, bets)),
    drawResult: drawDuel,
    outcomeOf: duelOf,
    distribution: () => outcomes,
    history: (throws) => {
      const { winner, against } = duelOf(throws);
      return {
        result: winner === 'red' ? `${NEEDED}-${against}` : `${against}-${NEEDED}`,
        winner: winner.toUpperCase(),
      };
    },
  };
}

const bets: readonly PlainBet<DuelOutcome>[] = [
  ...(['red', 'blue'] as const).map((side) => ({
    id: `${side}-side`,
    kind: 'side',
    wins: ({ winner }: DuelOutcome) => winner === side,
  })),
  ...(['red', 'blue'] as const).flatMap((side) =>
    [0, 1].map((score) => ({
      id: `${side}-2-${score}`,
      kind: 'duel-score',
      wins: ({ winner, against }: DuelOutcome) => winner === side && against === score,
    })),
  ),
  ...HANDS.map((id, hand) => ({ id, kind: 'last-hand', wins: ({ last }: DuelOutcome) => last === hand })),
  { id: 'tied', wins: ({ wasTied }) => wasTied },
  { id: 'untied', wins: ({ wasTied }) => !wasTied },
];

function drawDuel(draw: Draw): Throw[] {
  const throws: Throw[] = [];
  const won = { red: 0, blue: 0 };
  while (Math.max(won.red, won.blue) < NEEDED) {
    const hands: Throw = [handAt(draw(HANDS.length)), handAt(draw(HANDS.length))];
    throws.push(hands);
    const lead = compareHands(...hands);
    if (lead > 0) won.red += 1;
    if (lead < 0) won.blue += 1;
  }
  return throws;
}

function duelOf(throws: readonly Throw[]): DuelOutcome {
  const leads = throws.map((hands) => compareHands(...hands));
  const winner = leads.at(-1) === 1 ? 'red' : 'blue';
  const [red, blue] = throws.at(-1) ?? [0, 0];
  return {
    winner,
    against: leads.some((lead) => lead !== 0 && lead !== leads.at(-1)) ? 1 : 0,
    last: winner === 'red' ? red : blue,
    wasTied: leads.includes(0),
  };
}

/**
 * All duels, in parts of 324. Two decisive throws end one half of all duels and three the other half, and a throw is decisive
 * two times in three, whatever was thrown before. Winner and last hand are as likely each.
 */
function allDuels(): Weighted<DuelOutcome>[] {
  const ends = [
    { against: 0, untied: 12n },
    { against: 1, untied: 8n },
  ] as const;
  const PARTS = 27n;
  return (['red', 'blue'] as const).flatMap((winner) =>
    ends.flatMap(({ against, untied }) =>
      HANDS.flatMap((_, hand) => [
        { outcome: { winner, against, last: handAt(hand), wasTied: false }, weight: untied },
        { outcome: { winner, against, last: handAt(hand), wasTied: true }, weight: PARTS - untied },
      ]),
    ),
  );
}
