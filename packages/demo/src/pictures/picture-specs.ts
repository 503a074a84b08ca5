import type { PictureSpec } from '@baize/art';

import { demoGames } from '../catalogue.ts';
import type { DemoGame } from '../games/game.ts';
import { liveSlots } from '../live-slots.ts';
import { brandBanners } from '../site/brand-banners.ts';
import { binaryPicture } from './binary-picture.ts';
import { englishCover } from './english-cover.ts';
import { pokerPictures } from './poker-pictures.ts';
import { sportsbookPictures } from './sportsbook-pictures.ts';
import { sitePictures } from './site-pictures.ts';
import { studioPictures } from './studio-pictures.ts';

/** Number of games shown on the home page and the first page of a lobby, by lobby. */
const COMMITTED_GAMES = {
  casino: 84,
  live_casino: 30,
  games: 8,
  bingo: 8,
  virtual_games: 8,
  tv_games: 8,
} as const;

const coversOf = (game: DemoGame) =>
  [game.picture, englishCover(game)].filter((cover) => cover !== undefined);

/** Every picture of the demo, by stem. */
export function pictureSpecs(): ReadonlyMap<string, PictureSpec> {
  const specs = [
    ...sitePictures(),
    ...pokerPictures(),
    ...studioPictures(),
    ...sportsbookPictures(),
    binaryPicture,
    ...liveSlots.map(({ art }) => art.picture),
    ...demoGames().flatMap((game) => coversOf(game)),
  ];
  return new Map(specs.map((spec) => [spec.name, spec]));
}

const HOUSE = /^house-(.+)$/;

/**
 * The picture for sharing a page: a picture of the site, or a brand's first banner as `house-<brand>`; undefined for
 * any other stem.
 */
export function sharedPictureSpec(stem: string): PictureSpec | undefined {
  const brand = HOUSE.exec(stem)?.[1];
  const banner = brandBanners.find((row) => row.brand === brand);
  const spec = pictureSpecs().get(brand === undefined ? stem : (banner?.picture ?? ''));
  return spec?.shape === 'mark' ? undefined : spec;
}

/** Stems of the committed pictures, so that the first page after a first start draws nothing. */
export function committedPictures(): string[] {
  const games = Object.entries(COMMITTED_GAMES).flatMap(([type, count]) =>
    demoGames()
      .filter((game) => game.type === type)
      .slice(0, count),
  );
  const newest = demoGames().filter(
    (game) => game.type === 'casino' && game.categories.includes('new-releases'),
  );
  const jackpots = demoGames().filter((game) => game.features.includes('jackpot'));
  const stems = [
    ...[...sitePictures(), ...pokerPictures(), ...studioPictures()].map((spec) => spec.name),
    ...[...games, ...newest.slice(0, 12), ...jackpots.slice(0, 8)].flatMap((game) =>
      coversOf(game).map((cover) => cover.name),
    ),
  ];
  return [...new Set(stems)];
}
