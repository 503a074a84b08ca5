import { type PokerRoomPort, PokerRoomUnavailable } from '../ports/poker-room.ts';

/** The poker room of a deployment without one: always unavailable. */
export function createClosedPokerRoom(): PokerRoomPort {
  const refuse = () => Promise.reject(new PokerRoomUnavailable('this deployment has no poker room'));
  return { readStats: refuse, addUser: refuse, openLobby: refuse };
}
