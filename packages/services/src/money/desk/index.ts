export {
  correctPlayer,
  type CorrectingServices,
  type Correction,
  type CorrectionResult,
} from './correct-player.ts';
export {
  excludePlayer,
  type ExcludingServices,
  type OpenAccount,
  type PlayerExclusion,
  type RequestedExclusion,
} from './exclude-player.ts';
export { type FoundPlayers, findPlayers, type PlayerHit } from './find-players.ts';
export type { PlayerEvent as PlayerTimelineEvent } from './player-timeline.ts';
export type { SearchKind } from './search-keys.ts';
export { type PlayerStanding, showPlayer, type ShownPlayer, type UsedDestination } from './show-player.ts';
export { restorePlayer, suspendPlayer, type SuspendingServices, type Suspension } from './suspend-player.ts';
