import type { game, studio } from '@baize/db';
import { foldName } from '@baize/services';

import { walletGames } from '../wallet-games.ts';

const studioIdOf = (gameId: number) => gameId - 800_000;

export const walletGameStudios: readonly (typeof studio.$inferInsert)[] = walletGames.map(
  ({ id, slug, provider, name, picture }, sort) => ({
    id: studioIdOf(id),
    slug,
    name: name.en,
    provider,
    picture,
    sort: 9_100 + sort,
    enabled: false,
  }),
);

export const walletGameRows: readonly (typeof game.$inferInsert)[] = walletGames.map(
  ({ id, slug, type, provider, name, picture, play, minBetMinor, maxBetMinor }) => ({
    id,
    slug,
    studioId: studioIdOf(id),
    provider,
    type,
    nameTr: name.tr,
    nameEn: name.en,
    folded: `${foldName(name.tr)} ${foldName(name.en)}`,
    picture,
    shape: 'landscape',
    play: play ?? null,
    demo: false,
    launchable: false,
    minBetMinor,
    maxBetMinor,
    releasedAt: '2026-01-01',
    enabled: true,
  }),
);
