import { cleanName } from '@baize/contract/typed-identifiers';

import type { PlayerContext } from '../context.ts';
import { notePokerUser } from './note-poker-user.ts';
import { callPokerRoom } from './poker-room-call.ts';

/**
 * Registers a player's name at the poker room, which has its own rules for names.
 *
 * @throws CallError `poker_name_length`, `poker_name_letters`, `poker_name_unfit`, `poker_name_taken`
 */
export async function addPokerUser(
  context: PlayerContext,
  input: { readonly username: string },
): Promise<void> {
  const {
    brand,
    pokerRoom,
    player: { siteId, id },
  } = context;
  await callPokerRoom(brand, () =>
    pokerRoom.addUser({ siteId, player: { id: `${siteId}-${id}` }, username: cleanName(input.username) }),
  );
  await notePokerUser(context);
}
