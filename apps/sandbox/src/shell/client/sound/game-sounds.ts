import { SoundPlayer } from './sound-player.ts';

/** The sounds of the page's game. */
export const gameSounds = new SoundPlayer();
