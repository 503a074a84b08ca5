import { POKER_PARTY } from '@baize/providers';

import { nativeDriver } from './sandbox-studio-driver.ts';
import { pokerIds } from './seed-catalogue.ts';
import type { TestApp } from './test-app.ts';
import type { TestPlayer } from './test-player.ts';

/** The wallet of the poker room, whose bets are booked on the poker wallet. */
export const pokerDriver = nativeDriver({
  provider: POKER_PARTY,
  gameId: pokerIds.room,
  otherGameId: pokerIds.tavla,
  wallet: 'poker',
});

/** The token that opening the lobby passes to the room, for a player who has no name there yet. */
export async function pokerToken(app: TestApp, { token }: TestPlayer): Promise<string> {
  const { names, launches } = app.pokerRoom;
  await app.call('POST', '/add-poker-user', { token, body: { username: `p${names.size.toString(36)}` } });
  await app.call('GET', '/open-lobby', { token });
  return launches.at(-1)?.token ?? '';
}
