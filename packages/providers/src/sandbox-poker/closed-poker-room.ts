import { type PokerRoomPort, PokerRoomUnavailable } from '../ports/poker-room.ts';

/** What stands in the room's place where a deployment has none: it is always out of reach. */
export function createClosedPokerRoom(): PokerRoomPort {
  const refuse = () => Promise.reject(new PokerRoomUnavailable('this deployment has no poker room'));
  return { readStats: refuse, addUser: refuse, openLobby: refuse };
}
