import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';

export const studio = pgTable('studio', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique('studio_slug_key'),
  name: text('name').notNull(),
  /** The provider that runs its games. */
  provider: text('provider').notNull(),
  live: boolean('live').notNull().default(false),
  picture: text('picture').notNull(),
  sort: integer('sort').notNull(),
  enabled: boolean('enabled').notNull().default(true),
});

export const category = pgTable('category', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull(),
  type: text('type').notNull(),
  nameTr: text('name_tr').notNull(),
  nameEn: text('name_en').notNull(),
  icon: text('icon').notNull(),
  /** 1 shows the category on the home page. */
  homePage: smallint('home_page').notNull().default(0),
  sort: integer('sort').notNull(),
});

export const game = pgTable(
  'game',
  {
    id: integer('id').primaryKey(),
    slug: text('slug').notNull().unique('game_slug_key'),
    studioId: integer('studio_id')
      .notNull()
      .references(() => studio.id),
    type: text('type').notNull(),
    nameTr: text('name_tr').notNull(),
    nameEn: text('name_en').notNull(),
    /** Both names in search form, set by the importer. */
    folded: text('folded').notNull(),
    picture: text('picture').notNull(),
    /** With the English name in it; null if one picture serves both languages. */
    pictureEn: text('picture_en'),
    shape: text('shape', { enum: ['portrait', 'landscape'] }).notNull(),
    demo: boolean('demo').notNull(),
    launchable: boolean('launchable').notNull(),
    /** `slots/bold-ten`, `tables/roulette`, `crash` …; null if its provider knows from its id. */
    play: text('play'),
    /** The provider that runs it, if it is not that of its studio. */
    provider: text('provider'),
    /** Of the bet that returns most, if bets differ. */
    rtpBasisPoints: integer('rtp_basis_points'),
    /** Of the bet that returns least; null if bets do not differ. */
    leastRtpBasisPoints: integer('least_rtp_basis_points'),
    mechanic: text('mechanic', { enum: ['lines', 'ways', 'coins', 'cluster', 'changing', 'climbing'] }),
    volatility: smallint('volatility'),
    minBetMinor: bigint('min_bet_minor', { mode: 'bigint' }),
    maxBetMinor: bigint('max_bet_minor', { mode: 'bigint' }),
    maxWinMultiplier: doublePrecision('max_win_multiplier'),
    /** One paid game in so many has that win. */
    topWinOdds: bigint('top_win_odds', { mode: 'number' }),
    /** Paid games of 10,000 with any prize, and with more than the stake. */
    hitRate: smallint('hit_rate'),
    winRate: smallint('win_rate'),
    /** One paid game in so many starts the feature. */
    featureOdds: integer('feature_odds'),
    lines: smallint('lines'),
    ways: integer('ways'),
    features: text('features').array().notNull().default([]),
    /** The live-table provider's id of this table, with its leading zeros. */
    tableId: text('table_id'),
    popularity: integer('popularity').notNull().default(0),
    releasedAt: date('released_at', { mode: 'string' }).notNull(),
    enabled: boolean('enabled').notNull().default(true),
  },
  (table) => [index('game_studio_index').on(table.studioId), index('game_type_index').on(table.type)],
);

export const gameCategory = pgTable(
  'game_category',
  {
    gameId: integer('game_id')
      .notNull()
      .references(() => game.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull(),
  },
  (table) => [
    primaryKey({ name: 'game_category_pkey', columns: [table.gameId, table.categoryId] }),
    index('game_category_category_index').on(table.categoryId, table.sort),
  ],
);

/** The texts of a slider in one language. */
export interface SliderText {
  kicker: string;
  title: string;
  text: string;
  action: string;
}

/** A slider, story or promotion without a site id belongs to every brand. */
export const slider = pgTable('slider', {
  id: integer('id').primaryKey(),
  siteId: integer('site_id'),
  type: text('type').notNull(),
  sort: integer('sort').notNull(),
  picture: text('picture').notNull(),
  url: text('url').notNull(),
  texts: jsonb('texts').$type<{ tr: SliderText; en: SliderText }>().notNull(),
  placement: text('placement', { enum: ['main', 'side'] }).notNull(),
});

export const story = pgTable('story', {
  id: integer('id').primaryKey(),
  siteId: integer('site_id'),
  picture: text('picture').notNull(),
  url: text('url').notNull(),
  titleTr: text('title_tr').notNull(),
  titleEn: text('title_en').notNull(),
  sort: integer('sort').notNull(),
});

export const promotion = pgTable('promotion', {
  id: integer('id').primaryKey(),
  siteId: integer('site_id'),
  picture: text('picture').notNull(),
  nameTr: text('name_tr').notNull(),
  nameEn: text('name_en').notNull(),
  descriptionTr: text('description_tr').notNull(),
  descriptionEn: text('description_en').notNull(),
  sort: integer('sort').notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }),
});

/** A popup that a brand shows over its first page until the visitor has seen it; without a site id, of every brand. */
export const popup = pgTable('popup', {
  id: integer('id').primaryKey(),
  siteId: integer('site_id'),
  picture: text('picture').notNull(),
  url: text('url').notNull(),
  nameTr: text('name_tr').notNull(),
  nameEn: text('name_en').notNull(),
  sort: integer('sort').notNull(),
  enabled: boolean('enabled').notNull().default(true),
});

/** A player's favourite game. */
export const favoriteGame = pgTable(
  'favorite_game',
  {
    siteId: integer('site_id').notNull(),
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    gameId: integer('game_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'favorite_game_pkey', columns: [table.siteId, table.playerId, table.gameId] }),
  ],
);

/** One row with a version that grows with every change of what visitors are shown. */
export const catalogueChange = pgTable('catalogue_change', {
  id: integer('id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
});

/** The number of players of a game over all brands; games without players are absent. */
export const gamePopularity = pgTable('game_popularity', {
  gameId: integer('game_id').primaryKey(),
  /** Over four weeks, and over one. */
  players: integer('players').notNull(),
  recentPlayers: integer('recent_players').notNull(),
});

/** One row: the version of the counts in `game_popularity`. */
export const playCount = pgTable('play_count', {
  id: integer('id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
  countedOn: date('counted_on'),
  readUntil: timestamp('read_until', { withTimezone: true }),
});

/** An info page; a brand's own page replaces the shared one with the same slug. */
export const page = pgTable(
  'page',
  {
    id: integer('id').primaryKey(),
    siteId: integer('site_id'),
    slug: text('slug').notNull(),
    sort: integer('sort').notNull(),
    nameTr: text('name_tr').notNull(),
    nameEn: text('name_en').notNull(),
    /** HTML; `{brand}` is replaced by the brand's name. */
    bodyTr: text('body_tr').notNull(),
    bodyEn: text('body_en').notNull(),
  },
  (table) => [unique('page_slug_key').on(table.siteId, table.slug).nullsNotDistinct()],
);
