import type { STUDIO_TR } from './studio-tr.ts';

const HANDS = { rock: 'Rock', paper: 'Paper', scissors: 'Scissors' };

/** By play. */
export const STUDIO_EN: typeof STUDIO_TR = {
  'tables/mini-roulette': {
    rules:
      'A small wheel of 13 pockets: 0 and the numbers 1 to 12. Bets pay as if there were no zero, 11 to 1 for a number. On zero, half of all other bets is returned, and zero itself pays 11.5 to 1. Every bet returns 25/26.',
    spots: { low: '1–6', high: '7–12' },
    kinds: {},
  },
  'tables/snap-card': {
    rules:
      'Two cards come from one deck that is shuffled before each round. Bet on whether the second is higher than the first, lower or of the same rank. Aces are low and kings high. A snap loses bets on higher and lower. Colours are red and black.',
    spots: {
      first: '1st card',
      second: '2nd card',
      lower: 'Second lower',
      snap: 'Snap',
      higher: 'Second higher',
      'one-colour': 'Same colour',
      'one-suit': 'Same suit',
      'two-colours': 'Two colours',
    },
    kinds: { rise: 'Higher or lower' },
  },
  'tables/hand-game': {
    rules:
      'Choose rock, paper or scissors against the dealer’s hand; you may choose more than one. Rock beats scissors, scissors beat paper, paper beats rock. A bet that beats the dealer’s hand pays 0.88 to 1, the same hand returns the bet. All three hands are as likely.',
    spots: { ...HANDS, dealer: 'Dealer' },
    kinds: { hand: 'Your hand' },
  },
  'tables/odds-evens': {
    rules:
      'The dealer lays 1 to 10 counters out of the bowl; each number is as likely. Bet on an odd or even number of them, on few (1–5) or many (6–10), or on the exact number.',
    spots: { odd: 'Odd', even: 'Even', few: 'Few · 1–5', many: 'Many · 6–10', count: '{n} counters' },
    kinds: { half: 'Odd, even, few, many', count: 'Exact number' },
  },
  'tables/pick-a-colour': {
    rules:
      'There are 40 balls in the sphere: 16 red, 12 blue, 8 green, 3 violet and 1 gold. All balls are in it again for each round, and one is drawn. Bet on its colour.',
    spots: {
      'ball-red': 'Red',
      'ball-blue': 'Blue',
      'ball-green': 'Green',
      'ball-violet': 'Violet',
      'ball-gold': 'Gold',
    },
    kinds: { colour: 'Colour' },
  },
  'tables/ten-seconds': {
    rules:
      'The stopwatch starts at zero and stops at a random moment before ten seconds are over: the thousand moments from 0.00 to 9.99 are as likely each. Bet on the second in which it stops, on the first or last five seconds, on an odd or even second, or on two equal decimals, such as 4.77.',
    spots: {
      early: 'First 5 s',
      late: 'Last 5 s',
      odd: 'Odd second',
      even: 'Even second',
      twins: 'Twin decimals',
      second: '{n}.00–{n}.99',
      time: '{n} seconds',
    },
    kinds: { half: 'Half the moments', second: 'Exact second' },
  },
  'tables/over-under': {
    rules:
      'Two dice are thrown. Bet on a sum under seven, of seven or over seven, on the sum itself, or on two equal dice. A seven loses bets on under and over.',
    spots: {
      'under-seven': 'Under seven',
      seven: 'Seven',
      'over-seven': 'Over seven',
      'equal-dice': 'Any double',
      total: 'Total {n}',
    },
    kinds: { side: 'Under or over', total: 'Total' },
  },
  'tables/thirty-forty': {
    rules:
      'Trente et quarante. The black row is dealt first, then the red one; each ends once it has 31 points or more, and the lower row wins. An ace is 1, jacks, queens and kings are 10. Colour wins if the first card has the colour of the winning row, Inverse if it has not. Equal rows return these bets, except at 31, where they lose. Each card comes from a full, shuffled deck.',
    spots: {
      red: 'Red',
      black: 'Black',
      colour: 'Colour',
      inverse: 'Inverse',
      tie: 'Equal rows',
      'tie-31': 'Equal at 31',
    },
    kinds: { 'even-money': 'Red, black, colour, inverse' },
  },
  'tables/dice-duel': {
    rules:
      'Red and blue throw two dice each; the higher sum wins. Bet on the winner, on a tie, on a win by 4 or more, or on the sum of all four dice. A tie loses bets on red and blue, a sum of 14 those on under and over.',
    spots: {
      red: 'Red',
      blue: 'Blue',
      'red-side': 'Red',
      'blue-side': 'Blue',
      tie: 'Tie',
      'red-clear': 'Red by 4+',
      'blue-clear': 'Blue by 4+',
      'under-14': 'Four dice under 14',
      'over-14': 'Four dice over 14',
    },
    kinds: { side: 'Winner', clear: 'Win by 4 or more', 'all-dice': 'Sum of all dice' },
  },
  'tables/andar-bahar': {
    rules:
      'One card of a freshly shuffled deck is put in the middle. Then both sides get cards in turn, Andar first; the side that first gets a card of the same rank wins. As the first card is Andar’s, Andar wins a little more often and pays 0.9 to 1. You can also bet on how many cards it takes.',
    spots: { middle: 'Middle card', andar: 'Andar', bahar: 'Bahar', cards: '{n} cards' },
    kinds: { side: 'Andar or Bahar', cards: 'Number of cards' },
  },
  'tables/hand-duel': {
    rules:
      'In the studio, red and blue play rock, paper, scissors; who wins two throws wins the duel. Tied throws are thrown again. Bet on the winner, on the score, on the hand that wins the last throw, or on whether any throw is tied. All three hands are as likely.',
    spots: {
      ...HANDS,
      red: 'Red',
      blue: 'Blue',
      'red-side': 'Red',
      'blue-side': 'Blue',
      'red-2-0': 'Red 2–0',
      'red-2-1': 'Red 2–1',
      'blue-2-0': 'Blue 2–0',
      'blue-2-1': 'Blue 2–1',
      rock: 'Last by rock',
      paper: 'Last by paper',
      scissors: 'Last by scissors',
      tied: 'A throw is tied',
      untied: 'No throw is tied',
    },
    kinds: { side: 'Winner', 'duel-score': 'Score', 'last-hand': 'Wins the last throw' },
  },
  'tables/cup-of-cards': {
    rules:
      'Two teams get five cards each of a deck that is shuffled before each round; every heart is a goal. Bet on the result, on the number of goals, on whether both teams score, or on the exact score.',
    spots: {
      home: 'Home',
      tie: 'Draw',
      away: 'Away',
      'goals-low': '0–2 goals',
      'goals-high': '3+ goals',
      'both-yes': 'Both score',
      'both-no': 'Not both',
      score: '{n}',
    },
    kinds: { result: 'Result', goals: 'Number of goals', both: 'Both teams score', score: 'Exact score' },
  },
  'tables/last-card': {
    rules:
      'A pack of 13 cards: jack, queen and king of each suit, and a joker. They are shuffled, and twelve are turned and put aside one by one; the card that is left decides. Bet on its colour, suit or rank, or on the joker. If the joker is left, all other bets lose.',
    spots: {
      taken: 'Put aside',
      last: 'The last card',
      red: 'Red',
      black: 'Black',
      joker: 'Joker',
      'rank-J': 'Jack',
      'rank-Q': 'Queen',
      'rank-K': 'King',
      spades: 'Spades',
      hearts: 'Hearts',
      diamonds: 'Diamonds',
      clubs: 'Clubs',
    },
    kinds: { colour: 'Colour', rank: 'Rank', suit: 'Suit' },
  },
};
