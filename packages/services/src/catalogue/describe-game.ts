import { type Game, gameCategory, type GameType, type Language } from '@baize/contract';

import { textIn } from '../text-in.ts';
import type { CatalogueGame } from './catalogue-game.ts';
import { coverIn, pictureAddress } from '../picture-address.ts';
import type { CatalogueRows } from './read-catalogue-rows.ts';

type GameRow = CatalogueRows['games'][number] & { readonly type: GameType };
type StudioRow = CatalogueRows['studios'][number];
type CategoryPosition = Pick<CatalogueRows['gameCategories'][number], 'categoryId' | 'sort'>;

const NEW_MS = 42 * 24 * 60 * 60_000;
const categoryNumbers: Readonly<Record<string, number>> = gameCategory;

/** Derives a catalogue game from its row. */
export function describeGame(
  row: GameRow,
  studio: StudioRow,
  categories: readonly CategoryPosition[],
  now: Date,
): CatalogueGame {
  const picture = { tr: coverIn(row, 'tr'), en: coverIn(row, 'en') };
  const tile = (language: Language): Game => ({
    id: row.id,
    slug: row.slug,
    name: textIn(row, 'name', language),
    image: pictureAddress(picture[language], row.shape),
    picture: picture[language],
    shape: row.shape,
    provider_id: studio.id,
    provider: { id: studio.id, name: studio.name, slug: studio.slug },
    demo: row.demo ? 1 : 0,
    game_category: categoryNumbers[row.type] ?? gameCategory.casino,
    type: row.type,
    ...(row.tableId !== null && { table_id: row.tableId }),
    badge: badgeOf(row, now),
  });
  return {
    id: row.id,
    slug: row.slug,
    type: row.type,
    name: { tr: row.nameTr, en: row.nameEn },
    picture,
    shape: row.shape,
    studioId: studio.id,
    studioName: studio.name,
    provider: row.provider ?? studio.provider,
    play: row.play,
    tableId: row.tableId,
    demo: row.demo,
    launchable: row.launchable,
    rtpBasisPoints: row.rtpBasisPoints,
    leastRtpBasisPoints: row.leastRtpBasisPoints,
    mechanic: row.mechanic,
    lines: row.lines,
    ways: row.ways,
    minBetMinor: row.minBetMinor,
    maxBetMinor: row.maxBetMinor,
    lobbies: lobbiesOf(row),
    categoryIds: categories.map(({ categoryId }) => categoryId),
    categorySorts: categories.map(({ sort }) => sort),
    volatility: row.volatility,
    hitRate: row.hitRate,
    winRate: row.winRate,
    featureOdds: row.featureOdds,
    maxWinMultiplier: row.maxWinMultiplier,
    topWinOdds: row.topWinOdds,
    features: row.features,
    releasedAt: row.releasedAt,
    tile: { tr: tile('tr'), en: tile('en') },
  };
}

/** Jackpot games are listed in their own lobby too. */
function lobbiesOf({ type, features }: GameRow): readonly GameType[] {
  return features.includes('jackpot') && type !== 'jackpot' ? [type, 'jackpot'] : [type];
}

function badgeOf(row: GameRow, now: Date): Game['badge'] {
  if (row.features.includes('jackpot')) return 'jackpot';
  const ageMs = now.getTime() - new Date(row.releasedAt).getTime();
  return ageMs >= 0 && ageMs <= NEW_MS ? 'new' : null;
}
