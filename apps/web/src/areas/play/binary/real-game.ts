import { tabEntries } from '../../../app/browser-storage.ts';

const STORAGE_KEY = 'baize.binaryReal';

/** Real bets go on while the page is reloaded, so the game is opened again instead of its start. */
export const noteRealGame = (playerId: number): void => void tabEntries.write(STORAGE_KEY, String(playerId));

export const forgetRealGame = (): void => tabEntries.remove(STORAGE_KEY);

/** Whether the player has the game open with real money in this tab. */
export const hasRealGame = (playerId: number): boolean => tabEntries.read(STORAGE_KEY) === String(playerId);
