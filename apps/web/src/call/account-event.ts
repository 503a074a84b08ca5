import type { WireReply } from '@baize/contract';

/** An event that the server pushes to the open pages of a signed-in player. */
export type AccountEvent = WireReply<'GET /account/events'>;
