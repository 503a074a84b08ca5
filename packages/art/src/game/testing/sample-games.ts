import type { AtlasWords, GameArtSpec, LowSet } from '../game-art.ts';

export const englishWords: AtlasWords = {
  wild: 'WILD',
  scatter: 'BONUS',
  mini: 'MINI',
  minor: 'MINOR',
  major: 'MAJOR',
  grand: 'GRAND',
};

/** A game with these low symbols. */
export function sampleGame(lows: LowSet, picture: Partial<GameArtSpec['picture']> = {}): GameArtSpec {
  return {
    picture: {
      name: 'gece-kurdu',
      seed: 3,
      shape: 'portrait',
      composition: 'night',
      lettering: 'slab',
      palette: 'night',
      title: 'Gece Kurdu',
      hero: 'game:wolf-head:silver',
      sides: [],
      ...picture,
    },
    companions: ['game:stag-head', 'game:pine-tree', 'game:owl', 'game:feather'],
    scatter: 'game:moon:gold',
    lows,
  };
}
