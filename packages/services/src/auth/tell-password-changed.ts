import { and, eq, player } from '@baize/db';

import type { Context } from '../context.ts';
import { type LetterFacts, type PlayerLetter, writeToPlayer } from './write-to-player.ts';

/**
 * Tells the contact on file that the password is another one, so that an owner whose account was taken over hears
 * of it. Runs beside the answer: the password has changed whether or not a letter goes out.
 */
export function tellPasswordChanged(
  context: Context,
  playerId: number,
  writeLetter: (facts: LetterFacts) => PlayerLetter,
): void {
  const { database, brand, errands } = context;
  errands.run(async () => {
    const [receiver] = await database.sql
      .select({
        name: player.name,
        email: player.email,
        phoneCountryId: player.phoneCountryId,
        phone: player.phone,
        language: player.language,
      })
      .from(player)
      .where(and(eq(player.siteId, brand.siteId), eq(player.id, playerId)));
    if (receiver) await writeToPlayer(context, receiver, '/forget-password', writeLetter);
  });
}
