/* What document heads and other areas take from here into parts that come after the first paint. */
export { gameFactsKey } from './game-page/game-facts-key.ts';
export { gameSheet } from './game-page/game-page-data.ts';
export { RecentGames } from './recent-games.tsx';
