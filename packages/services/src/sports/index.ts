export { renewSportsToken } from './issue-sports-token.ts';
export { listWidgetGames, type MatchContext } from './list-widget-games.ts';
export { nameSportPlace } from './name-sport-place.ts';
export { openSportsFrame, openSportsScript } from './open-sportsbook.ts';
