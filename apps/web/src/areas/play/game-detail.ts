import type { WireReply } from '@baize/contract';

export type GameDetail = WireReply<'GET /game-detail/{id}'>['data'];
export type Launch = WireReply<'GET /game/{id}'>['data'];
export type PlayMode = 'real' | 'demo';
