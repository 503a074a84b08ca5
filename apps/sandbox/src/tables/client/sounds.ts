type SoundName = 'chip' | 'spin' | 'win' | 'closing';

/** Where a table sounds. Sound is off until a player wants it. */
export const sounds = {
  play(_name: SoundName): void {},
};
