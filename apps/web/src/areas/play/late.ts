/* What other areas take from here into parts that come after the first paint. */
export { RecentGames } from './recent-games.tsx';
