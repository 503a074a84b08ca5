import { toNumber } from '../exact/fraction.ts';
import { type CardPlay, cardGames } from './card-games.ts';
import { cardReturns } from './card-returns.ts';
import { redDogMath } from './red-dog-math.ts';
import { sideMath } from './side-math.ts';
import { royalNightRules } from './stand-off/caribbean-stud.ts';
import { casinoHoldemRules } from './stand-off/casino-holdem.ts';
import type { SideBet } from './stand-off/stand-off.ts';
import { threeCardMath } from './stand-off/three-card-math.ts';
import { threeCardRules } from './stand-off/three-card-poker.ts';
import { measureBestPlay } from './video-poker/best-play.ts';
import { type VideoPokerPlay, videoPokers } from './video-poker/pay-tables.ts';

/** A bet by the strategy that the rules sheet names. What decisions add is part of the result, not of the stake. */
export interface CardFigure {
  /** `main` is the game itself; the others are its side bets. */
  readonly bet: string;
  /** In stakes: 0.96 is 96 %. */
  readonly returns: number;
  /** In stakes, with its chance; null if it depends on several stakes. */
  readonly top: { readonly pays: number; readonly chance: number } | null;
}

const main = (returns: number): CardFigure => ({ bet: 'main', returns, top: null });

/** What rounds have shown cannot be computed anew. */
const simulated = (play: CardPlay): CardFigure => main(cardReturns[play]['main'] ?? 0);

function videoPoker(play: VideoPokerPlay): CardFigure[] {
  const { returns, topChance } = measureBestPlay(videoPokers[play]);
  const top = { pays: cardGames[play].topPay / 100, chance: topChance };
  return [{ bet: 'main', returns: toNumber(returns), top }];
}

/** @param cards that the side bet is about */
function side(bet: SideBet, cards: 3 | 5): CardFigure {
  const { returns, topPay, topChance } = sideMath(bet, cards);
  const top = { pays: topPay / 100, chance: toNumber(topChance) };
  return { bet: bet.pays.bet, returns: toNumber(returns), top };
}

/** The figures of each game; those of video poker take a second. */
export const cardFigures: Readonly<Record<CardPlay, () => CardFigure[]>> = {
  'cards/jacks-or-better': () => videoPoker('cards/jacks-or-better'),
  'cards/jacks-and-up': () => videoPoker('cards/jacks-and-up'),
  'cards/joker-poker': () => videoPoker('cards/joker-poker'),
  'cards/closed-poker': () => videoPoker('cards/closed-poker'),
  'cards/three-card-poker': () => [
    main(toNumber(threeCardMath().returns)),
    ...threeCardRules.sides.map((bet) => side(bet, 3)),
  ],
  'cards/red-dog': () => [main(toNumber(redDogMath().returns))],
  'cards/casino-holdem': () => [
    simulated('cards/casino-holdem'),
    ...casinoHoldemRules.sides.map((bet) => side(bet, 5)),
  ],
  'cards/two-hand-holdem': () => [simulated('cards/two-hand-holdem')],
  'cards/caribbean-stud': () => [simulated('cards/caribbean-stud')],
  'cards/royal-night': () => [
    simulated('cards/royal-night'),
    ...royalNightRules.sides.map((bet) => side(bet, 5)),
  ],
};
