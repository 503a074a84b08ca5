/* For document heads and late parts of other areas. */
export { gameFactsKey } from './game-page/game-facts-key.ts';
export { gameSheet } from './game-page/game-page-data.ts';
export { HIGH_FLYER } from './high-flyer/high-flyer-id.ts';
export { leadElsewhere } from './missing-game.ts';
export { RecentGames } from './recent-games.tsx';
export { BesidePlay } from './session/beside-play.tsx';
export { PlayReturn } from './session/play-return.tsx';
