/* For routes, document heads and late parts of other areas. */
export { chosenCategory, lobbyConfig } from './lobby-config.ts';
export { loadLobby, lobbyFactsKey, lobbyGames } from './lobby-data.ts';
export { WinnerList } from './winner-list.tsx';
