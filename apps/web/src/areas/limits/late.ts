/* For routes and late parts of other areas. */
export { helpLinesQuery } from './limit-queries.ts';
export { RoomLine } from './room-line.tsx';
export { type FirstLimitState, useFirstLimit } from './use-first-limit.ts';
export { type KnownRoom, usePlayRoom } from './use-play-room.ts';
