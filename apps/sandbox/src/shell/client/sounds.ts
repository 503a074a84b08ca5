/** What is heard in a game. */
export type SoundName =
  | 'tick'
  | 'place'
  | 'ball'
  | 'open'
  | 'boom'
  | 'drop'
  | 'spin'
  | 'start'
  | 'goal'
  | 'win'
  | 'end';

/** Sound is off until a player wants it; these games have none yet. */
export const sounds = {
  play(_name: SoundName): void {},
};
