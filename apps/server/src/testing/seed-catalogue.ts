import {
  category,
  type Database,
  game,
  gameCategory,
  paymentCategory,
  paymentMethod,
  slider,
  sportsProvider,
  studio,
} from '@baize/db';

export const slotId = 172101;
export const switchedOffId = 100009;
export const withoutDemoId = 100010;
export const transferMethodId = 1;
export const cardMethodId = 2;

type GameRow = typeof game.$inferInsert;

function makeGame(row: Pick<GameRow, 'id' | 'nameTr' | 'nameEn'> & Partial<GameRow>): GameRow {
  return {
    slug: `game-${row.id}`,
    studioId: 1,
    type: 'casino',
    folded: `${row.nameTr} ${row.nameEn}`.toLowerCase().replaceAll('ı', 'i').replaceAll('ş', 's'),
    picture: `game-${row.id}`,
    pictureEn: `game-${row.id}-en`,
    shape: 'portrait',
    demo: true,
    launchable: true,
    rtpBasisPoints: 9640,
    minBetMinor: 100n,
    maxBetMinor: 100_000n,
    play: 'slots/stacked-twenty-five',
    mechanic: 'lines',
    lines: 25,
    popularity: 10,
    releasedAt: '2025-01-01',
    ...row,
  };
}

const amountField = {
  type: 'amount',
  name: 'amount',
  label: { tr: 'Tutar', en: 'Amount' },
  required: true,
};

/** A small catalogue with a game, a payment method and a banner of each kind that the tests use. */
export async function seedCatalogue({ sql }: Pick<Database, 'sql'>): Promise<void> {
  await seedGames(sql);
  await seedSliders(sql);
  await seedPayments(sql);
  await seedSports(sql);
  await seedPoker(sql);
  await seedLiveSlots(sql);
  await seedBinary(sql);
}

/** What is played at the poker room, on the poker wallet. */
export const pokerIds = { room: 900_201, tavla: 900_202 } as const;

async function seedPoker(sql: Database['sql']): Promise<void> {
  const provider = 'sandbox-poker';
  const studioId = pokerIds.room - 800_000;
  await sql.insert(studio).values({
    id: studioId,
    slug: 'poker',
    name: 'Poker',
    provider,
    picture: 'poker',
    sort: 110,
    enabled: false,
  });
  const row = { studioId, provider, type: 'poker', ...unlisted };
  await sql
    .insert(game)
    .values([
      makeGame({ ...row, id: pokerIds.room, nameTr: 'Poker salonu', nameEn: 'Poker room' }),
      makeGame({ ...row, id: pokerIds.tavla, nameTr: 'Tavla', nameEn: 'Tavla', tableId: '4' }),
    ]);
}

/** Slots of the same studio and provider as those of the main wallet. */
export const liveSlotIds = { first: 900_301, second: 900_302 } as const;

async function seedLiveSlots(sql: Database['sql']): Promise<void> {
  const row = {
    ...unlisted,
    studioId: 1,
    provider: 'sandbox-studio',
    type: 'live_slot',
    play: 'slots/stacked-twenty-five',
    rtpBasisPoints: 9_600,
    lines: 25,
  };
  await sql
    .insert(game)
    .values([
      makeGame({ ...row, id: liveSlotIds.first, nameTr: 'Son Vapur', nameEn: 'The Last Ferry' }),
      makeGame({ ...row, id: liveSlotIds.second, nameTr: 'Çarşı Işıkları', nameEn: 'Lights of the Bazaar' }),
    ]);
}

/** The binary option, on the wallet of its own. */
export const binaryId = 900_401;

async function seedBinary(sql: Database['sql']): Promise<void> {
  await sql.insert(studio).values({
    id: binaryId - 800_000,
    slug: 'binary',
    name: 'Binary',
    provider: 'sandbox-studio',
    picture: 'binary',
    sort: 111,
    enabled: false,
  });
  await sql.insert(game).values(
    makeGame({
      id: binaryId,
      studioId: binaryId - 800_000,
      provider: 'sandbox-studio',
      type: 'binary',
      nameTr: 'Yukarı Aşağı',
      nameEn: 'Up or Down',
      ...unlisted,
      play: 'binary',
    }),
  );
}

const unlisted = {
  demo: false,
  launchable: false,
  play: null,
  mechanic: null,
  lines: null,
  rtpBasisPoints: null,
};

/** Game ids of the books, by the names of the sports providers. */
export const sportsbookIds = { redline: 900_101, betconstruct: 900_102, betradar: 900_103 } as const;

async function seedSports(sql: Database['sql']): Promise<void> {
  for (const [sort, [slug, id]] of Object.entries(sportsbookIds).entries()) {
    const provider = `sandbox-${slug}`;
    await sql.insert(studio).values({
      id: id - 800_000,
      slug,
      name: slug,
      provider,
      picture: slug,
      sort: 100 + sort,
      enabled: false,
    });
    await sql.insert(game).values(
      makeGame({
        id,
        studioId: id - 800_000,
        type: 'sport',
        nameTr: `${slug} spor bahsi`,
        nameEn: `${slug} sports bet`,
        ...unlisted,
      }),
    );
    await sql.insert(sportsProvider).values({ slug, provider, gameId: id, feed: 'sandbox-feeds' });
  }
}

async function seedGames(sql: Database['sql']): Promise<void> {
  await sql.insert(studio).values([
    { id: 1, slug: 'kuzgun', name: 'Kuzgun', provider: 'sandbox-studio', picture: 'studio-kuzgun', sort: 1 },
    { id: 2, slug: 'lodos', name: 'Lodos', provider: 'sandbox-studio', picture: 'studio-lodos', sort: 2 },
  ]);
  await sql.insert(category).values([
    {
      id: 1,
      slug: 'hot-games',
      type: 'casino',
      nameTr: 'Gözdeler',
      nameEn: 'Hot games',
      icon: 'flame',
      sort: 1,
    },
    {
      id: 2,
      slug: 'roulette',
      type: 'live_casino',
      nameTr: 'Rulet',
      nameEn: 'Roulette',
      icon: 'circle',
      sort: 2,
    },
  ]);
  await sql.insert(game).values([
    makeGame({
      id: slotId,
      nameTr: 'Ejder Hazinesi',
      nameEn: 'Dragon Hoard',
      popularity: 100,
      volatility: 2,
      hitRate: 4_443,
      winRate: 1_640,
      featureOdds: 117,
      maxWinMultiplier: 146.5,
      topWinOdds: 2_615_848,
    }),
    makeGame({ id: 100_001, nameTr: 'Işık Yolu', nameEn: 'Path of Light', popularity: 90, studioId: 2 }),
    makeGame({
      id: 100_002,
      nameTr: 'Altın Havuz',
      nameEn: 'Golden Pool',
      features: ['jackpot'],
      popularity: 80,
    }),
    makeGame({
      id: 100_003,
      nameTr: 'Rulet Bir',
      nameEn: 'Roulette One',
      type: 'live_casino',
      play: 'tables/roulette',
      tableId: '0101',
      leastRtpBasisPoints: 9_600,
      mechanic: null,
      lines: null,
      shape: 'landscape',
    }),
    makeGame({ id: switchedOffId, nameTr: 'Kapalı', nameEn: 'Closed', enabled: false }),
    makeGame({ id: withoutDemoId, nameTr: 'Denemesiz', nameEn: 'No Demo', demo: false }),
  ]);
  await sql.insert(gameCategory).values([
    { gameId: slotId, categoryId: 1, sort: 1 },
    { gameId: 100_001, categoryId: 1, sort: 2 },
    { gameId: 100_003, categoryId: 2, sort: 1 },
  ]);
}

async function seedSliders(sql: Database['sql']): Promise<void> {
  const texts = { kicker: 'a', title: 'b', text: 'c', action: 'd' };
  await sql.insert(slider).values([
    {
      id: 1,
      type: 'home',
      sort: 1,
      picture: 'banner-a',
      url: '/casino',
      texts: { tr: texts, en: texts },
      placement: 'main',
    },
    {
      id: 2,
      type: 'home',
      sort: 2,
      picture: 'banner-b',
      url: '/casino',
      texts: { tr: texts, en: texts },
      placement: 'side',
    },
  ]);
}

async function seedPayments(sql: Database['sql']): Promise<void> {
  await sql.insert(paymentCategory).values([{ id: 1, nameTr: 'Havale', nameEn: 'Bank transfer', sort: 1 }]);
  const method = {
    categoryId: 1,
    kind: 1,
    provider: 'sandbox-gateway',
    icon: 'landmark',
    color: '#2f8f6b',
    expireMinutes: 3,
    minMinor: 25_000n,
    maxMinor: 5_000_000n,
    stepMinor: 1_000n,
    endpoint: 'account/deposit/dynamic',
    sort: 1,
  };
  const bank = {
    type: 'select',
    name: 'bank',
    label: { tr: 'Banka', en: 'Bank' },
    required: true,
    options: [{ value: 'kuzey', label: { tr: 'Kuzey Bankası', en: 'Kuzey Bank' } }],
  };
  await sql.insert(paymentMethod).values([
    {
      ...method,
      id: transferMethodId,
      slug: 'hizli-havale',
      name: 'Hızlı Havale',
      nameEn: 'Fast Transfer',
      fields: [amountField, bank],
    },
    { ...method, id: cardMethodId, slug: 'kartix', name: 'Kartix', fields: [amountField] },
    { ...method, id: 3, slug: 'kapali', name: 'Kapalı', fields: [amountField], enabled: false },
  ]);
}
