import { type ProvableGame, provableBet } from '../proof/provable-game.ts';
import { type CardPlay, cardGames } from './card-games.ts';
import { cardReturns, SIMULATION_ERRORS } from './card-returns.ts';
import { type CardStrategy, playCardRound } from './play-round.ts';
import { raiseFromSeven, redDogMath } from './red-dog-math.ts';
import { pairOrAceKing, queenSixFour, tenOrDraw } from './stand-off/strategies.ts';
import { threeCardMath } from './stand-off/three-card-math.ts';
import { createBestHold, type HoldChoice } from './video-poker/best-play.ts';
import { type VideoPokerPlay, videoPokers } from './video-poker/pay-tables.ts';

/** Of what a round by best play pays, in stakes, as `measureBestPlay` computes it. */
export const BEST_PLAY_DEVIATIONS: Readonly<Record<VideoPokerPlay, number>> = {
  'cards/jacks-or-better': 4.417_542,
  'cards/jacks-and-up': 4.395_822,
  'cards/closed-poker': 4.397_740,
  'cards/joker-poker': 5.064_887,
};

const mainReturnOf = (play: CardPlay): number => cardReturns[play]['main'] ?? 0;

const isVideoPoker = (play: string): play is VideoPokerPlay => Object.hasOwn(videoPokers, play);

/** Each game by the strategy that its rules sheet names. Two hands are played as one is. */
export function provableCards(): ProvableGame[] {
  return [
    ...Object.keys(videoPokers).filter(isVideoPoker).map(provableVideoPoker),
    provableBet('cards/three-card-poker, queen six four', threeCardMath(), (draw) =>
      playCardRound(cardGames['cards/three-card-poker'], queenSixFour, draw),
    ),
    provableBet('cards/red-dog, raise from seven', redDogMath(), (draw) =>
      playCardRound(cardGames['cards/red-dog'], raiseFromSeven, draw),
    ),
    simulated('cards/casino-holdem', 'ten or draw', tenOrDraw, SIMULATION_ERRORS.casinoHoldem),
    simulated('cards/two-hand-holdem', 'ten or draw', tenOrDraw, SIMULATION_ERRORS.casinoHoldem),
    simulated('cards/caribbean-stud', 'pair or ace king', pairOrAceKing, SIMULATION_ERRORS.caribbean),
    simulated('cards/royal-night', 'pair or ace king', pairOrAceKing, SIMULATION_ERRORS.caribbean),
  ];
}

function simulated(play: CardPlay, name: string, strategy: CardStrategy, statedError: number): ProvableGame {
  return {
    name: `${play}, ${name}`,
    stated: mainReturnOf(play),
    statedError,
    standardDeviation: null,
    start: (draw) => () => playCardRound(cardGames[play], strategy, draw),
  };
}

function provableVideoPoker(play: VideoPokerPlay): ProvableGame {
  // It takes a second, and is the same for every run.
  let strategy: CardStrategy | undefined;
  return {
    name: `${play}, best play`,
    stated: mainReturnOf(play),
    statedError: 0,
    standardDeviation: BEST_PLAY_DEVIATIONS[play],
    start: (draw) => {
      const best = (strategy ??= holding(createBestHold(videoPokers[play])));
      return () => playCardRound(cardGames[play], best, draw);
    },
  };
}

/** The choice of positions in the order of the cards on the table. */
function holding(choice: HoldChoice): CardStrategy {
  return ({ rows }) => {
    const cards = (rows[0]?.cards ?? []).map((card) => card ?? 0);
    const ascending = cards.toSorted((a, b) => a - b);
    const held = choice(ascending);
    const hold = cards.flatMap((card, position) => ((held >> ascending.indexOf(card)) & 1 ? [position] : []));
    return { choice: 'draw', hold };
  };
}
