import type { PictureSpec } from '@baize/art';

import type { DemoGame } from '../games/game.ts';

/** The cover with the English name in it; undefined where it would be the same one. */
export function englishCover({ name, picture }: Pick<DemoGame, 'name' | 'picture'>): PictureSpec | undefined {
  // The scenes of live tables have no lettering.
  if (name.en === name.tr || picture.shape !== 'portrait') return undefined;
  return { ...picture, name: `${picture.name}-en`, title: name.en, language: 'en' };
}
