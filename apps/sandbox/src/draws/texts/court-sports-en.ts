import type { SportTextsOf } from './court-texts.ts';

const rallyCalls = { ace: 'Ace', winner: 'Winner', error: 'Opponent’s error' };
const setMarkets = {
  winner: 'Match winner',
  handicap: 'Set handicap',
  total: 'Total sets',
  first: 'First set',
  score: 'Set score',
};

export const COURT_SPORTS_EN: SportTextsOf = {
  basketball: {
    part: 'Quarter {n}',
    decider: 'Overtime',
    markets: { winner: 'Winner', handicap: 'Handicap', total: 'Total points', margin: 'Winning margin' },
    calls: { three: 'Three-pointer', two: 'Two points', one: 'Free throw', miss: 'Missed' },
    rules: [
      'Four quarters are played, with 12 attacks for each team in a quarter. An attack gives 3, 2 or 1 points, or misses.',
      'After a tie, the teams have one more attack each until one is ahead. Overtime decides the winner only: total, handicap and margin are of the four quarters.',
    ],
  },
  'three-pointers': {
    part: 'Rack {n}',
    decider: 'Tie-break',
    markets: { winner: 'Winner', handicap: 'Handicap', total: 'Total points', margin: 'Winning margin' },
    calls: { hit: 'Hit', money: 'Money ball, two points', miss: 'Missed' },
    rules: [
      'Two shooters throw five balls from each of five racks. A hit is one point, and the last ball of a rack is worth two: 30 points at the most.',
      'After a tie, they throw one ball each until one is ahead. These balls decide the winner only: total, handicap and margin are of the 25 balls.',
    ],
  },
  tennis: {
    part: 'Set {n}',
    decider: '',
    markets: { ...setMarkets },
    calls: rallyCalls,
    rules: [
      'Two sets win the match. Sets are short: four games win one, and at 3–3 a tie-break to five points is played.',
      'There is no advantage: at 40–40 in a game and at 4–4 in a tie-break, one point decides. The chance of a point is always the same.',
    ],
  },
  'table-tennis': {
    part: 'Set {n}',
    decider: '',
    markets: { ...setMarkets },
    calls: rallyCalls,
    rules: ['Three sets win the match. A set is played to 11 points and won by two.'],
  },
  volleyball: {
    part: 'Set {n}',
    decider: '',
    markets: { ...setMarkets },
    calls: { spike: 'Spike', block: 'Block', ace: 'Ace', error: 'Opponents’ error' },
    rules: ['Three sets win the match. A set is played to 25 points, the fifth to 15; both are won by two.'],
  },
  darts: {
    part: 'Leg {n}',
    decider: '',
    markets: {
      winner: 'Match winner',
      handicap: 'Leg handicap',
      total: 'Total legs',
      first: 'First leg',
      score: 'Score in legs',
    },
    calls: { visit: 'Three darts: {points}' },
    rules: [
      'Three legs win the match. In a leg, the players throw three darts three times in turn; more points win the leg.',
      'After a tie in a leg, they throw three more darts each until one is ahead.',
    ],
  },
  billiards: {
    part: 'Frame {n}',
    decider: '',
    markets: {
      winner: 'Match winner',
      handicap: 'Frame handicap',
      total: 'Total frames',
      first: 'First frame',
      score: 'Score in frames',
    },
    calls: { pot: 'Potted' },
    rules: [
      'Four frames win the match. A frame is a game of eight-ball: who first pots seven balls and the black wins it.',
      'Who pots the next ball is drawn with the same chance each time.',
    ],
  },
  'ice-hockey': {
    part: 'Period {n}',
    decider: 'Penalty shots',
    markets: {
      result: 'Result in regular time',
      winner: 'Winner',
      total: 'Total goals',
      handicap: 'Handicap',
      both: 'Both score',
    },
    calls: { goal: 'Goal!', save: 'Saved', wide: 'Wide', 'build-up': 'Building up' },
    rules: [
      'Three periods of 20 minutes are played; in each minute either team can score.',
      'After a tie, penalty shots decide the winner: one each until one is ahead. All other bets are on the 60 minutes.',
    ],
  },
  bowling: {
    part: 'Frame {n}',
    decider: 'Roll-off',
    markets: { winner: 'Winner', handicap: 'Handicap', total: 'Total points', margin: 'Winning margin' },
    calls: { strike: 'Strike!', spare: 'Spare, {points}', open: '{points} pins' },
    rules: [
      'Ten frames are played, and each counts by itself: 30 for a strike, 10 and the first ball’s pins for a spare, and only the pins for an open frame. The most is 300.',
      'After a tie, one more frame each is played until one is ahead. These frames decide the winner only.',
    ],
  },
  penalties: {
    part: 'Kick {n}',
    decider: 'Sudden death',
    markets: {
      winner: 'Winner',
      extra: 'Sudden death?',
      total: 'Goals in the first five kicks',
      handicap: 'Handicap',
    },
    calls: { goal: 'Goal!', save: 'Saved', wide: 'Missed' },
    rules: [
      'Each team takes five kicks. It ends early once the team that is behind cannot catch up.',
      'After a tie, sudden death follows: one kick each until one team scores and the other does not. These goals decide the winner only.',
    ],
  },
};
