export { type Side, SIDE_PAYS, sideOfCard, sides } from './sides.ts';
export { type SideChoice, type SideGame, sideGames, type SideKind, type SideResult } from './two-sides.ts';
