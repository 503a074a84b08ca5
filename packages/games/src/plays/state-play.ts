import type { BetMath } from '../bets/bet-math.ts';
import { bingoMath } from '../bingo/bingo-math.ts';
import type { BingoFormat } from '../bingo/bingo-card.ts';
import { courtRules, type CourtSport } from '../courts/court-sports.ts';
import { crashMath } from '../crash/crash-math.ts';
import { toNumber } from '../exact/fraction.ts';
import { fiveBallsBets } from '../five-balls/five-balls-math.ts';
import { cardFigures } from '../house-cards/card-figures.ts';
import type { CardPlay } from '../house-cards/card-games.ts';
import { kenoMath } from '../keno/keno-math.ts';
import { KENO_MOST_PICKS } from '../keno/keno-table.ts';
import { luckyWheelColours, luckyWheelMath } from '../lucky-wheel/lucky-wheel.ts';
import type { InstantGame } from '../instant/instant-game.ts';
import { allRoundsOf, type StepGame } from '../instant/step-game.ts';
import { createBaccarat } from '../tables/baccarat/baccarat.ts';
import { BLACKJACK_RETURN } from '../tables/blackjack/play-blackjack.ts';
import { createBoomLadder } from '../tables/boom-ladder/boom-ladder.ts';
import { createDragonTiger } from '../tables/dragon-tiger/dragon-tiger.ts';
import { createMoneyWheel } from '../tables/money-wheel/money-wheel.ts';
import { createRoulette } from '../tables/roulette/roulette.ts';
import { createSicBo } from '../tables/sic-bo/sic-bo.ts';
import { createAndarBahar } from '../tables/studio/andar-bahar.ts';
import { createCupOfCards } from '../tables/studio/cup-of-cards.ts';
import { createDiceDuel } from '../tables/studio/dice-duel.ts';
import { createHandDuel } from '../tables/studio/hand-duel.ts';
import { createHandGame } from '../tables/studio/hand-game.ts';
import { createLastCard } from '../tables/studio/last-card.ts';
import { createMiniRoulette } from '../tables/roulette/mini-roulette.ts';
import { createOddsEvens } from '../tables/studio/odds-evens.ts';
import { createOverUnder } from '../tables/studio/over-under.ts';
import { createPickAColour } from '../tables/studio/pick-a-colour.ts';
import { createSnapCard } from '../tables/studio/snap-card.ts';
import { createTenSeconds } from '../tables/studio/ten-seconds.ts';
import { createThirtyForty } from '../tables/studio/thirty-forty.ts';
import { spotEdgesOf } from '../tables/spots/edges.ts';
import type { SpotGame } from '../tables/spots/spot-game.ts';
import { createSweetWheel } from '../tables/sweet-wheel/sweet-wheel.ts';
import { bingoTerms, courtMargins, crashTerms, footballMargins, raceMargins } from './house-terms.ts';
import { instantPlays, stepPlays } from './instant-plays.ts';
import type { HousePlay } from './play-names.ts';
import type { PlayStatement } from './statements.ts';

/** A top win that is rarer than this is not one to play for. */
const LEAST_CHANCE = 1e-12;

/** A room of usual size. The prizes of a round do not depend on it, except by what rounding takes. */
const BINGO_TICKETS = 100;

/** Each follows from all bets of its game, exactly. Some take a second or two, which is why the results are committed. */
const statements: Readonly<Record<HousePlay, () => PlayStatement>> = {
  'tables/roulette': () => stateTable(createRoulette()),
  'tables/french-roulette': () => stateTable(createRoulette({ laPartage: true })),
  'tables/blackjack': () => ({ returns: alike(BLACKJACK_RETURN), top: null }),
  'tables/baccarat': () => stateTable(createBaccarat()),
  'tables/no-commission-baccarat': () => stateTable(createBaccarat({ commission: 'none' })),
  'tables/dragon-tiger': () => stateTable(createDragonTiger()),
  'tables/sic-bo': () => stateTable(createSicBo()),
  'tables/money-wheel': () => stateTable(createMoneyWheel()),
  'tables/sweet-wheel': () => stateTable(createSweetWheel()),
  'tables/boom-ladder': () => stateTable(createBoomLadder()),
  'tables/mini-roulette': () => stateTable(createMiniRoulette()),
  'tables/snap-card': () => stateTable(createSnapCard()),
  'tables/hand-game': () => stateTable(createHandGame()),
  'tables/odds-evens': () => stateTable(createOddsEvens()),
  'tables/pick-a-colour': () => stateTable(createPickAColour()),
  'tables/ten-seconds': () => stateTable(createTenSeconds()),
  'tables/over-under': () => stateTable(createOverUnder()),
  'tables/thirty-forty': () => stateTable(createThirtyForty()),
  'tables/dice-duel': () => stateTable(createDiceDuel()),
  'tables/andar-bahar': () => stateTable(createAndarBahar()),
  'tables/hand-duel': () => stateTable(createHandDuel()),
  'tables/cup-of-cards': () => stateTable(createCupOfCards()),
  'tables/last-card': () => stateTable(createLastCard()),
  crash: () => ({ ...stateBets([crashMath(crashTerms.cap, crashTerms)]), returns: lessEdge(crashTerms) }),
  'bingo/75': () => stateBingo('bingo75'),
  'bingo/90': () => stateBingo('bingo90'),
  keno: () => stateBets(Array.from({ length: KENO_MOST_PICKS }, (_, index) => kenoMath(index + 1))),
  'lucky-wheel': () => stateBets(luckyWheelColours.map(luckyWheelMath)),
  mines: () => stateSteps(stepPlays.mines),
  plinko: () => stateInstant(instantPlays.plinko),
  'climb/tower': () => stateSteps(stepPlays['climb/tower']),
  'climb/slope': () => stateSteps(stepPlays['climb/slope']),
  'climb/roofs': () => stateSteps(stepPlays['climb/roofs']),
  'climb/road': () => stateSteps(stepPlays['climb/road']),
  'dice-100': () => stateInstant(instantPlays['dice-100']),
  threshold: () => stateInstant(instantPlays.threshold),
  'wheel-54': () => stateInstant(instantPlays['wheel-54']),
  scratch: () => stateInstant(instantPlays.scratch),
  'number-hunt': () => stateInstant(instantPlays['number-hunt']),
  'single-card': () => stateInstant(instantPlays['single-card']),
  race: () => ({ returns: lessMargins(Object.values(raceMargins)), top: null }),
  football: () => ({ returns: lessMargins(Object.values(footballMargins)), top: null }),
  'cards/jacks-or-better': () => stateCards('cards/jacks-or-better'),
  'cards/jacks-and-up': () => stateCards('cards/jacks-and-up'),
  'cards/joker-poker': () => stateCards('cards/joker-poker'),
  'cards/closed-poker': () => stateCards('cards/closed-poker'),
  'cards/three-card-poker': () => stateCards('cards/three-card-poker'),
  'cards/red-dog': () => stateCards('cards/red-dog'),
  'cards/casino-holdem': () => stateCards('cards/casino-holdem'),
  'cards/two-hand-holdem': () => stateCards('cards/two-hand-holdem'),
  'cards/caribbean-stud': () => stateCards('cards/caribbean-stud'),
  'cards/royal-night': () => stateCards('cards/royal-night'),
  'race/six': () => ({ returns: lessMargins(Object.values(raceMargins)), top: null }),
  'five-balls': () => stateBets(fiveBallsBets().map(({ math }) => math)),
  'courts/basketball': () => stateCourt('basketball'),
  'courts/three-pointers': () => stateCourt('three-pointers'),
  'courts/tennis': () => stateCourt('tennis'),
  'courts/table-tennis': () => stateCourt('table-tennis'),
  'courts/volleyball': () => stateCourt('volleyball'),
  'courts/darts': () => stateCourt('darts'),
  'courts/billiards': () => stateCourt('billiards'),
  'courts/ice-hockey': () => stateCourt('ice-hockey'),
  'courts/bowling': () => stateCourt('bowling'),
  'courts/penalties': () => stateCourt('penalties'),
};

export function statePlay(play: HousePlay): PlayStatement {
  return statements[play]();
}

function stateTable<Result, Outcome>(game: SpotGame<Result, Outcome>): PlayStatement {
  return stateBets(spotEdgesOf(game));
}

function stateBets(bets: readonly Pick<BetMath, 'returns' | 'topPay' | 'topChance'>[]): PlayStatement {
  const returns = bets.map((bet) => toNumber(bet.returns));
  const topPay = Math.max(...bets.map((bet) => bet.topPay));
  const chances = bets.filter((bet) => bet.topPay === topPay).map((bet) => toNumber(bet.topChance));
  const chance = Math.max(...chances);
  return {
    returns: fromTo(returns),
    top: chance < LEAST_CHANCE ? null : { pays: topPay / 100, chance },
  };
}

/** The top win is that of the bet that pays most; one with several stakes has none of its own. */
function stateCards(play: CardPlay): PlayStatement {
  const figures = cardFigures[play]();
  const returns = figures.map((figure) => figure.returns);
  const [top = null] = figures.flatMap((figure) => figure.top ?? []).toSorted((a, b) => b.pays - a.pays);
  return { returns: fromTo(returns), top };
}

function stateCourt(sport: CourtSport): PlayStatement {
  return { returns: lessMargins(courtRules(sport).markets.map((market) => courtMargins[market])), top: null };
}

function stateBingo(format: BingoFormat): PlayStatement {
  return { returns: alike(toNumber(bingoMath({ ...bingoTerms, format }, BINGO_TICKETS).returns)), top: null };
}

function stateInstant(game: InstantGame): PlayStatement {
  return stateBets(game.stated.map((choice) => game.mathOf(choice)));
}

function stateSteps(game: StepGame): PlayStatement {
  return stateBets(allRoundsOf(game));
}

function fromTo(returns: readonly number[]): PlayStatement['returns'] {
  return { most: Math.max(...returns), least: Math.min(...returns) };
}

function alike(value: number): PlayStatement['returns'] {
  return { most: value, least: value };
}

function lessEdge({ edgeBasisPoints }: { readonly edgeBasisPoints: number }): PlayStatement['returns'] {
  return alike(1 - edgeBasisPoints / 10_000);
}

/** Odds are rounded down to hundredths, which takes less than a hundredth of a bet's chance. */
function lessMargins(margins: readonly number[]): PlayStatement['returns'] {
  return { most: 1 - Math.min(...margins) / 10_000, least: 1 - Math.max(...margins) / 10_000 };
}
