import { describe, expect, it } from 'vitest';

import { demoGames } from './catalogue.ts';

const games = demoGames().filter(({ play, math }) => play !== null && math.mechanic === undefined);
const slots = demoGames().filter(({ math }) => math.mechanic !== undefined);

/** Words for the names of games, and what a game that has one of them plays; nobody expects another game behind them. */
const promises: readonly (readonly [words: RegExp, plays: RegExp])[] = [
  [/ (rulet\S*|roulette) /, /^tables\/(french-|mini-)?roulette$/],
  [/ (fransız|french) /, /^tables\/french-roulette$/],
  [/ (blackjack|yirmi bir|twenty-one) /, /^tables\/blackjack$/],
  [/ (bakara|baccarat|punto|banco) /, /^tables\/(no-commission-)?baccarat$/],
  [/ (komisyonsuz|no commission) /, /^tables\/no-commission-baccarat$/],
  [/ (ejder|kaplan|dragon|tiger) /, /^tables\/dragon-tiger$/],
  [/ (sic bo|üç zar|three dice) /, /^tables\/sic-bo$/],
  [/ (zar\S*|dice|düşeş) /, /^(tables\/(sic-bo|dice-duel|over-under)|dice-100)$/],
  [/ (poker|hold’em|vale ya|jacks) /, /^cards\//],
  [
    / (kart(lar\S*)?|cards?) /,
    /^(cards\/|single-card$|choice$|tables\/(snap-card|last-card|cup-of-cards|dragon-tiger)$)/,
  ],
  [/ (çark\S*|wheel) /, /^(tables\/(money-wheel|sweet-wheel|(french-)?roulette)|lucky-wheel|wheel-54)$/],
  [/ (şeker\S*|candy|sugar) /, /^(tables\/sweet-wheel|bingo\/75)$/],
  [/ (merdiven\S*|ladder|fitil|fuse) /, /^tables\/boom-ladder$/],
  [/ (bingo\S*|tombala\S*|tombola|çinko) /, /^bingo\//],
  [/ (keno|sayısal|çekiliş\S*|draw) /, /^keno$/],
  [/ (futbol\S*|football|maç|match|derbi|lig\S*|league) /, /^(football|race|tables\/cup-of-cards)$/],
  [/ (koşu\S*|yarış\S*|tazı\S*|race|greyhounds) /, /^race(\/six)?$/],
  [
    / (tenis|tennis|voleybol|volleyball|basketbol|basketball|dart\S*|bilardo|billiards|bowling|hokey\S*|hockey) /,
    /^courts\//,
  ],
  [/ (taş kâğıt|rock paper) /, /^tables\/hand-(game|duel)$/],
  [/ (tek mi|odds or evens) /, /^tables\/odds-evens$/],
  [/ (yazı tura|heads|para|coin|toss) /, /^(choice|tables\/money-wheel)$/],
  [/ (kırmızı (mı )?siyah|red or black) /, /^choice$/],
];

/** What a name must not promise, since nothing of ours has it: pace, seats for all, extra prizes, other games. */
const unkept =
  / (hızlı(?! kart)|hız|quick|speed(?! skating)|rapid|turbo|oto |auto|şimşek\S*|yıldırım\S*|lightning|thunder|sınırsız|endless|infinite|squeeze|plus|süper|super|mega|double|balık tut|fishing|kapı|doors?|hava durumu|forecast|tahmin|guess|quiz) /;

/** Plays whose games say by a word what they are; the other plays have one name each or are told apart by the cover. */
const saidBy: Readonly<Record<string, RegExp>> = {
  'tables/roulette': /rulet/,
  'tables/french-roulette': /fransız/,
  'tables/blackjack': /blackjack|yirmi bir|as ve vale/,
  'tables/baccarat': /bakara|punto/,
  'tables/dragon-tiger': /ejder|yüksek kart/,
  'tables/sic-bo': /sic bo|üç zar/,
  'tables/money-wheel': /çark/,
  'tables/sweet-wheel': /şeker/,
  'tables/boom-ladder': /merdiven/,
  'lucky-wheel': /çark/,
  'bingo/90': /bingo|tombala|çinko|bilet/,
  'bingo/75': /bingo/,
  keno: /keno|sayısal|çekiliş/,
};

/** Which plays a cover shows, by the scenes that show a game and by the emblems that are its tools. */
const shown: readonly (readonly [picture: RegExp, plays: RegExp])[] = [
  [/^roulette |^\S+ roulette$/, /roulette$/],
  [/^blackjack /, /^tables\/blackjack$/],
  [/^baccarat /, /baccarat$/],
  [/^dragon-tiger |tiger-head/, /^tables\/dragon-tiger$/],
  [/^sic-bo /, /^tables\/sic-bo$/],
  [/^poker /, /^cards\//],
  [/^game-show | money-wheel$/, /wheel(-54)?$/],
  [/^bingo /, /^bingo\//],
  [/^flight /, /^(crash|climb\/\w+)$/],
  [/ (dice|emoji:game-die|game:rolling-dice\S*)$/, /sic-bo$|dice|over-under$|odds-evens$/],
  [/ (cards|game:card-\S+|game:poker-hand\S*|emoji:joker)$/, /^(tables|cards)\/|^single-card$|^choice$/],
];

/** In both languages, with a space before and after every word. */
const padded = ({ name }: (typeof games)[number]) =>
  ` ${name.tr.toLocaleLowerCase('tr')} | ${name.en.toLocaleLowerCase('en')} `;

describe('the name of a game', () => {
  it.each(promises)('with %s is that of a game that plays %s', (words, plays) => {
    const named = games.filter((game) => words.test(padded(game)));
    expect(named.length).toBeGreaterThan(0);
    expect(
      named.filter(({ play }) => !plays.test(String(play))).map(({ name, play }) => [name.tr, play]),
    ).toEqual([]);
  });

  it('promises nothing that no game of ours has', () => {
    const wrong = games.filter((game) => unkept.test(padded(game)));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('says what is played, if several games play it', () => {
    const silent = games.filter(({ play, name }) => {
      const word = saidBy[String(play)];
      return word !== undefined && !word.test(name.tr.toLocaleLowerCase('tr'));
    });
    expect(silent.map(({ name, play }) => [name.tr, play])).toEqual([]);
  });

  it('is not that of a table if the game is a slot', () => {
    const tables =
      / (rulet\S*|roulette|blackjack|bakara|baccarat|sic bo|poker|bingo\S*|tombala\S*|tombola|keno) /;
    expect(slots.filter((game) => tables.test(padded(game))).map(({ name }) => name)).toEqual([]);
  });
});

describe('the cover of a game', () => {
  it.each(shown)('that matches %s is that of a game that plays %s', (picture, plays) => {
    const covered = games.filter((game) => picture.test(`${game.picture.composition} ${game.picture.hero}`));
    expect(covered.length).toBeGreaterThan(0);
    expect(
      covered.filter(({ play }) => !plays.test(String(play))).map(({ name, play }) => [name.tr, play]),
    ).toEqual([]);
  });
});
