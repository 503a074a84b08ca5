export type { ReturnProof } from './judge-return.ts';
export { playMany } from './play-many.ts';
export type { ProvableGame } from './provable-game.ts';
export { provableGames } from './provable-games.ts';
