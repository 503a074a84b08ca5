import {
  type AtlasWords,
  composeAtlas,
  composeGround,
  composePicture,
  composeTitle,
  type GameArtSpec,
  type GameColors,
  gameColors,
  type GroundShape,
  type PictureSpec,
} from '@baize/art';

import { DrawingCache } from './drawing-cache.ts';
import { plainArt } from './plain-art.ts';

/** By the code of a game; games that are missing get a plain look. */
export type GameArtSource = ReadonlyMap<string, GameArtSpec>;

/** What the tile of a game shows, by the game's code. */
export type TilePictures = ReadonlyMap<string, Pick<PictureSpec, 'hero' | 'palette'>>;

type Language = 'tr' | 'en';

const words: Readonly<Record<Language, AtlasWords>> = {
  tr: { wild: 'JOKER', scatter: 'BONUS', mini: 'MİNİ', minor: 'KÜÇÜK', major: 'BÜYÜK', grand: 'DEV' },
  en: { wild: 'WILD', scatter: 'BONUS', mini: 'MINI', minor: 'MINOR', major: 'MAJOR', grand: 'GRAND' },
};

/** About 40 KB each. */
const MAX_DRAWINGS = 300;

/** The look of each game, drawn on first use: symbols, ground, title and colours. */
export class GameLooks {
  readonly #art: GameArtSource;
  readonly #drawings = new DrawingCache(MAX_DRAWINGS);

  constructor(art: GameArtSource) {
    this.#art = art;
  }

  /** Codes of the games with a look of their own. */
  get codes(): readonly string[] {
    return [...this.#art.keys()];
  }

  /** Composition, colours and symbols of a game, for the contact sheet. */
  specOf(code: string): GameArtSpec {
    return this.#art.get(code) ?? plainArt;
  }

  /** All symbols as one SVG, with the words of a language on them. */
  atlas(code: string, lang: Language): string {
    return this.#drawings.get(`atlas ${lang} ${code}`, () => composeAtlas(this.specOf(code), words[lang]));
  }

  /** The ground behind the reels. */
  ground(code: string, shape: GroundShape): string {
    return this.#drawings.get(`ground ${shape} ${code}`, () =>
      composeGround(this.specOf(code).picture, shape),
    );
  }

  /** The picture of the game's tile. */
  cover(code: string): string {
    return this.#drawings.get(`cover ${code}`, () => composePicture(this.specOf(code).picture));
  }

  /** The game's name in the lettering of its tile. */
  title(code: string, name: string, lang: Language): string {
    return composeTitle(this.specOf(code).picture, name, lang);
  }

  colors(code: string): GameColors {
    return gameColors(this.specOf(code).picture.palette);
  }
}
