export { type CourtBet, type CourtOffer, courtOffers, readCourtBets, settleCourt } from './court-bets.ts';
export {
  type CourtEnd,
  type CourtEvent,
  type CourtScore,
  type CourtSide,
  playCourt,
  type PlayedCourt,
} from './court-contest.ts';
export type { CourtMarket } from './court-markets.ts';
export {
  advantageOf,
  COURT_SIDES,
  type CourtFixture,
  courtRules,
  type CourtSport,
  courtSports,
} from './court-sports.ts';
