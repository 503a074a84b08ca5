import type { Reply } from '@baize/contract';

import type { PlayerContext } from '../context.ts';
import { readUser } from './read-user.ts';

/** The signed-in player with the current balance. */
export async function readProfile(context: PlayerContext): Promise<Reply<'GET /user-profile'>> {
  return { profile: await readUser(context, context.player.id) };
}
