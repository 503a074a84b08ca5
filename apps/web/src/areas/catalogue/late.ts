/* What routes, document heads and other areas take from here into parts that come after the first paint. */
export { chosenCategory, lobbyConfig } from './lobby-config.ts';
export { loadLobby, lobbyFactsKey, lobbyGames } from './lobby-data.ts';
export { WinnerList } from './winner-list.tsx';
