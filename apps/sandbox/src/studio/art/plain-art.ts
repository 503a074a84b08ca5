import type { GameArtSpec } from '@baize/art';

/** The look of a game that the catalogue has no picture of: gold on felt. */
export const plainArt: GameArtSpec = {
  picture: {
    name: 'plain',
    seed: 7,
    shape: 'portrait',
    composition: 'frame',
    lettering: 'grotesque',
    palette: 'felt',
    title: '',
    hero: 'game:crown:gold',
    sides: [],
  },
  companions: ['game:star-medal', 'game:ringing-bell', 'game:horseshoe', 'game:clover'],
  scatter: 'game:cut-diamond:silver',
  lows: 'gems',
};
