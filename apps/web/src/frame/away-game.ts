import { tabEntries } from '../app/browser-storage.ts';

const STORAGE_KEY = 'baize.awayGame';

/** The game for which this tab has left the site; undefined if none. */
export function awayGame(): number | undefined {
  const gameId = Number(tabEntries.read(STORAGE_KEY));
  return Number.isSafeInteger(gameId) && gameId > 0 ? gameId : undefined;
}

/** Notes that the tab leaves the site for a game, whose reality check then waits for its return. */
export const noteAwayGame = (gameId: number): void => void tabEntries.write(STORAGE_KEY, String(gameId));

export const forgetAwayGame = (): void => tabEntries.remove(STORAGE_KEY);
