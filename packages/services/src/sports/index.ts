export { listWidgetGames, type MatchContext } from './list-widget-games.ts';
