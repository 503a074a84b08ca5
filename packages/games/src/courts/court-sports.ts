import type { CourtMarket, CourtRules } from './court-markets.ts';
import { rally } from './rally.ts';
import { series } from './series.ts';
import { tally, type TurnChoices } from './tally.ts';

export const courtSports = [
  'basketball',
  'three-pointers',
  'tennis',
  'table-tennis',
  'volleyball',
  'darts',
  'billiards',
  'ice-hockey',
  'bowling',
  'penalties',
] as const;
export type CourtSport = (typeof courtSports)[number];

const turn = (call: string, points: number, weight: number) => [{ call, points }, weight] as const;

const attack = (advantage: number): TurnChoices => [
  turn('three', 3, 120 + advantage),
  turn('two', 2, 380 + 2 * advantage),
  turn('one', 1, 60),
  turn('miss', 0, 440 - 3 * advantage),
];

/** The last ball of each rack of five counts twice. */
const BALLS = 25;
const shot = (advantage: number, ball: number): TurnChoices => [
  ball < BALLS && ball % 5 === 4
    ? turn('money', 2, 520 + 5 * advantage)
    : turn('hit', 1, 520 + 5 * advantage),
  turn('miss', 0, 480 - 5 * advantage),
];

/** Three darts together. */
const visit = (advantage: number): TurnChoices => [
  turn('visit', 180, 30 + advantage),
  turn('visit', 140, 110 + 2 * advantage),
  turn('visit', 121, 60),
  turn('visit', 100, 190 + 2 * advantage),
  turn('visit', 85, 130),
  turn('visit', 60, 220 - 2 * advantage),
  turn('visit', 45, 160 - 2 * advantage),
  turn('visit', 26, 100 - advantage),
];

/** A minute of one side. */
const minute = (advantage: number): TurnChoices => [
  turn('goal', 1, 45 + advantage),
  turn('save', 0, 240),
  turn('wide', 0, 160),
  turn('build-up', 0, 555 - advantage),
];
const PENALTY_SHOT = 330;
const MINUTES = 60;

/** A frame counts by itself: 30 for a strike, 10 and the first ball for a spare, else its pins. */
const frame = (advantage: number): TurnChoices => [
  turn('strike', 30, 300 + 5 * advantage),
  turn('spare', 19, 120),
  turn('spare', 18, 130),
  turn('spare', 17, 90),
  turn('spare', 16, 60),
  turn('open', 9, 130 - 3 * advantage),
  turn('open', 8, 90 - 2 * advantage),
  turn('open', 7, 50),
  turn('open', 6, 30),
];

const kick = (advantage: number): TurnChoices => [
  turn('goal', 1, 750 + 4 * advantage),
  turn('save', 0, 170 - 3 * advantage),
  turn('wide', 0, 80 - advantage),
];

const rallyCalls = ['ace', 'winner', 'error'] as const;
const tennisGame = rally({ target: 4, lead: 1, shift: 20, calls: rallyCalls });
const tennisTieBreak = rally({ target: 5, lead: 1, shift: 20, calls: rallyCalls });
const tableTennisSet = rally({ target: 11, lead: 2, shift: 25, calls: rallyCalls });
const volleyCalls = ['spike', 'block', 'ace', 'error'] as const;
const volleySet = rally({ target: 25, lead: 2, shift: 20, calls: volleyCalls });
const lastVolleySet = rally({ target: 15, lead: 2, shift: 20, calls: volleyCalls });
/** Seven balls and the black. */
const billiardsFrame = rally({ target: 8, lead: 1, shift: 35, calls: ['pot'] });
const dartsLeg = tally({ parts: 1, turns: 3, choices: visit });

const SET_MARKETS: readonly CourtMarket[] = ['winner', 'score', 'total', 'first'];
const LONG_SET_MARKETS: readonly CourtMarket[] = ['winner', 'handicap', 'total', 'first', 'score'];

const rules: Readonly<Record<CourtSport, CourtRules>> = {
  basketball: {
    contest: tally({ parts: 4, turns: 48, choices: attack }),
    markets: ['winner', 'handicap', 'total', 'margin'],
    bands: [5, 10],
  },
  'three-pointers': {
    contest: tally({ parts: 5, turns: BALLS, choices: shot }),
    markets: ['winner', 'handicap', 'total', 'margin'],
    bands: [2, 5],
  },
  tennis: { contest: series(2, series(4, tennisGame, tennisTieBreak)), markets: SET_MARKETS },
  'table-tennis': { contest: series(3, tableTennisSet), markets: LONG_SET_MARKETS },
  volleyball: { contest: series(3, volleySet, lastVolleySet), markets: LONG_SET_MARKETS },
  darts: { contest: series(3, dartsLeg), markets: LONG_SET_MARKETS },
  billiards: { contest: series(4, billiardsFrame), markets: LONG_SET_MARKETS },
  'ice-hockey': {
    contest: tally({
      parts: 3,
      turns: MINUTES,
      choices: (advantage, turnIndex) =>
        turnIndex < MINUTES
          ? minute(advantage)
          : [
              turn('goal', 1, PENALTY_SHOT + 4 * advantage),
              turn('save', 0, 1_000 - PENALTY_SHOT - 4 * advantage),
            ],
    }),
    markets: ['result', 'winner', 'total', 'handicap', 'both'],
  },
  bowling: {
    contest: tally({ parts: 10, turns: 10, choices: frame }),
    markets: ['winner', 'handicap', 'total', 'margin'],
    bands: [20, 40],
  },
  penalties: {
    contest: tally({ parts: 5, turns: 5, choices: kick, endsEarly: true }),
    markets: ['winner', 'extra', 'total', 'handicap'],
  },
};

export const courtRules = (sport: CourtSport): CourtRules => rules[sport];

/** How strong the players or clubs of a sport are, from the strongest. */
const STRENGTHS = [8, 6, 4, 2, -2, -4, -6, -8] as const;
export const COURT_SIDES = STRENGTHS.length;

/** A contest by the positions of its sides, from 0. */
export interface CourtFixture {
  readonly home: number;
  readonly away: number;
}

/** @throws RangeError if the sport has no such side */
export function advantageOf({ home, away }: CourtFixture): number {
  const [host, guest] = [STRENGTHS[home], STRENGTHS[away]];
  if (host === undefined || guest === undefined) throw new RangeError(`no contest of ${home} and ${away}`);
  return host - guest;
}
