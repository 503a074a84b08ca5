import { provableBingo } from '../bingo/bingo-math.ts';
import { provableCourts } from '../courts/court-math.ts';
import { provableCrash } from '../crash/crash-math.ts';
import { provableFiveBalls } from '../five-balls/five-balls-math.ts';
import { provableFootball } from '../football/football-math.ts';
import { provableCards } from '../house-cards/provable-cards.ts';
import { provableKeno } from '../keno/keno-math.ts';
import { provableLuckyWheel } from '../lucky-wheel/lucky-wheel.ts';
import { type InstantGame, provableInstant } from '../instant/instant-game.ts';
import { provableSteps, type StepGame } from '../instant/step-game.ts';
import { bingoTerms, courtMargins, crashTerms, footballMargins, raceMargins } from '../plays/house-terms.ts';
import { instantPlays, stepPlays } from '../plays/instant-plays.ts';
import { provableRace } from '../race/race-math.ts';
import { richWeightFor } from '../slots/measures/figures.ts';
import { provableSlot } from '../slots/measures/provable-slot.ts';
import { slotModels } from '../slots/models/slot-models.ts';
import { createBaccarat } from '../tables/baccarat/baccarat.ts';
import { provableBlackjack } from '../tables/blackjack/play-blackjack.ts';
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
import { provableSpots } from '../tables/spots/provable-spots.ts';
import { createSweetWheel } from '../tables/sweet-wheel/sweet-wheel.ts';
import { sideGames } from '../two-sides/two-sides.ts';
import type { ProvableGame } from './provable-game.ts';

const SLOT_RETURN = 9_600;
const TICKETS = 6;

const field = { strengths: [26, 20, 16, 12, 10, 7, 5, 4] };
const smallField = { strengths: field.strengths.slice(0, 6) };
const fixture = { home: 7, away: 8 };

/**
 * Every game of the package, with its bets of each kind and pay. What operators set has one usual setting; tests of a game show
 * that its return follows from that.
 */
export function provableGames(): ProvableGame[] {
  return [
    ...slotModels.map((model) => provableSlot({ model, richWeight: richWeightFor(model, SLOT_RETURN) })),
    ...provableSpots(createRoulette()),
    ...provableSpots(createRoulette({ laPartage: true }), 'french-roulette'),
    provableBlackjack,
    ...provableSpots(createBaccarat()),
    ...provableSpots(createBaccarat({ commission: 'none' }), 'no-commission-baccarat'),
    ...provableSpots(createDragonTiger()),
    ...provableSpots(createSicBo()),
    ...provableSpots(createMoneyWheel()),
    ...provableSpots(createSweetWheel()),
    ...provableSpots(createBoomLadder()),
    ...provableSpots(createMiniRoulette()),
    ...provableSpots(createSnapCard()),
    ...provableSpots(createHandGame()),
    ...provableSpots(createOddsEvens()),
    ...provableSpots(createPickAColour()),
    ...provableSpots(createTenSeconds()),
    ...provableSpots(createOverUnder()),
    ...provableSpots(createThirtyForty()),
    ...provableSpots(createDiceDuel()),
    ...provableSpots(createAndarBahar()),
    ...provableSpots(createHandDuel()),
    ...provableSpots(createCupOfCards()),
    ...provableSpots(createLastCard()),
    ...provableCrash(crashTerms),
    provableBingo({ ...bingoTerms, format: 'bingo75' }, TICKETS),
    provableBingo({ ...bingoTerms, format: 'bingo90' }, TICKETS),
    ...provableKeno(),
    ...provableLuckyWheel(),
    ...Object.values<StepGame>(stepPlays).flatMap(provableSteps),
    ...Object.values<InstantGame>(instantPlays).flatMap(provableInstant),
    ...Object.values<InstantGame>(sideGames).flatMap(provableInstant),
    ...provableRace(field, raceMargins),
    ...provableRace(smallField, raceMargins, 'race/six'),
    ...provableFootball(fixture, footballMargins),
    ...provableCards(),
    ...provableFiveBalls(),
    ...provableCourts({ home: 2, away: 4 }, courtMargins),
  ];
}
