import { foldName } from '@baize/services';
import type { game, studio } from '@baize/db';

import { sportsbookPicture } from '../pictures/sportsbook-pictures.ts';
import { sportsbookName, sportsbooks, sportsbookStakes } from '../sports-providers.ts';

/** A book has no games in any lobby, so its studio is in none either. */
export const sportsbookStudios: readonly (typeof studio.$inferInsert)[] = sportsbooks.map(
  ({ studioId, slug, name, provider }, sort) => ({
    id: studioId,
    slug: `spor-${slug}`,
    name,
    provider,
    picture: sportsbookPicture(slug),
    sort: 9_000 + sort,
    enabled: false,
  }),
);

export const sportsbookGames: readonly (typeof game.$inferInsert)[] = sportsbooks.map((book) => {
  const name = sportsbookName(book);
  return {
    id: book.gameId,
    slug: `spor-${book.slug}`,
    studioId: book.studioId,
    type: 'sport',
    nameTr: name.tr,
    nameEn: name.en,
    folded: `${foldName(name.tr)} ${foldName(name.en)}`,
    picture: sportsbookPicture(book.slug),
    shape: 'landscape',
    demo: false,
    launchable: false,
    ...sportsbookStakes,
    releasedAt: '2026-01-01',
    enabled: true,
  };
});
