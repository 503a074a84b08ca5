import type { WireReply } from '@baize/contract';

/** What the server tells the open pages of a signed-in player. */
export type AccountEvent = WireReply<'GET /account/events'>;
