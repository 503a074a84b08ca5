export { type Catalogue, type CatalogueDeps, type CatalogueGame, loadCatalogue } from './catalogue.ts';
export type { CatalogueContext } from './catalogue-context.ts';
export { describeStudio } from './describe-studio.ts';
export { lastWinners } from './last-winners.ts';
export { listGames } from './list-games.ts';
export { lobbyConfig } from './lobby-config.ts';
export { pictureAddress } from './picture-address.ts';
export { readGame } from './read-game.ts';
