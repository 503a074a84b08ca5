export type SoundEvent = 'start' | 'stop' | 'land' | 'tumble' | 'coin' | 'win1' | 'win2' | 'win3' | 'feature';

/** The sounds of a game. */
export const sounds = {
  /** Silent: these games have no sounds yet. */
  play(_event: SoundEvent): void {},
};
