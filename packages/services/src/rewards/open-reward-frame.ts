import { type Brand, fillFrameTemplate } from '@baize/brand';
import { CallError, type Reply, type RewardView } from '@baize/contract';
import { formatWire } from '@baize/currency';
import { and, eq, player, sumPayments } from '@baize/db';
import type { RewardLoyalty, RewardPause, RewardsPort } from '@baize/providers';

import type { Context, PlayerContext } from '../context.ts';
import { frameTheme } from '../frame-theme.ts';
import { dayIn } from '../site-time.ts';
import { readLoyalty } from './read-loyalty.ts';
import { whyNoOffers } from './why-no-offers.ts';

/** How long an address opens its page, by all partners. */
const ADDRESS_MS = 60_000;
/** Partners keep no daily row that is older. */
const PAUSES_DAYS = 60;
const MAX_PAUSES = 20;
const DAY_MS = 24 * 60 * 60_000;

const options = {
  'bonus-request': 'request_bonus_url',
  wheel: 'wheel_of_fortune_url',
  treasure: 'golden_treasure_url',
  level: 'level_url',
  case: 'case_url',
} as const satisfies { readonly [View in RewardView]: keyof Brand['options'] };

/** Pages that only brands with the trait have. */
const levelViews: readonly RewardView[] = ['level', 'case'];

/**
 * The address of a partner's page with the player's values, signed for this player and moment.
 *
 * @throws CallError `data_not_found` for a page that the brand has not, `no_offers` for a player who gets none,
 * `rewards_unavailable` if the deployment does not run the partner
 */
export async function openRewardFrame(
  context: PlayerContext,
  { view }: { readonly view: RewardView },
): Promise<Reply<'GET /account/reward-frame'>> {
  const { brand, clock, database, language, origin, player: owner } = context;
  const template = brand.options[options[view]];
  const isOpen = !levelViews.includes(view) || brand.traits['extras.levelPages'];
  if (template === undefined || !isOpen) throw new CallError('data_not_found');
  const port = findPartner(context, template);
  if (!port) throw new CallError('rewards_unavailable');
  const now = clock.now();
  const why = await whyNoOffers(database.pool, { siteId: owner.siteId, playerId: owner.id }, now);
  if (why !== undefined) throw new CallError('no_offers');
  const url = port.signAddress({
    siteId: brand.siteId,
    address: fillFrameTemplate(template, await frameValues(context)),
    lang: language,
    theme: frameTheme(brand),
    timeZone: brand.traits['site.timeZone'],
    returnUrl: `${origin}/`,
    loyalty: levelViews.includes(view) ? await describeLoyalty(context) : null,
    pauses: view === 'treasure' ? await listPauses(context) : [],
  });
  return { success: true, data: { url, expires_at: new Date(now.getTime() + ADDRESS_MS) } };
}

/** The partner whose page it is: a player's values go to nobody else. */
function findPartner({ providers }: Pick<Context, 'providers'>, template: string): RewardsPort | undefined {
  const origin = URL.parse(template)?.origin;
  if (origin === undefined) return undefined;
  return providers.all.find(({ rewards, frameOrigins }) => rewards && frameOrigins?.includes(origin))
    ?.rewards;
}

async function frameValues({ brand, database, player: owner }: PlayerContext) {
  const key = { siteId: owner.siteId, playerId: owner.id };
  const [[row], totals] = await Promise.all([
    database.sql
      .select({ username: player.username })
      .from(player)
      .where(and(eq(player.siteId, owner.siteId), eq(player.id, owner.id))),
    sumPayments(database.pool, key),
  ]);
  if (!row) throw new CallError('unauthenticated');
  const data = {
    username: row.username,
    user_id: owner.id,
    total_deposit: formatWire(totals.depositsMinor),
  };
  const [siteName = ''] = (brand.activeDomain ?? brand.options.domain).split('.');
  return {
    userId: String(owner.id),
    userName: row.username,
    siteName,
    data: Buffer.from(JSON.stringify(data)).toString('base64'),
  };
}

/** When the account was closed or frozen lately, the latest first: a daily row is not lost by that. */
async function listPauses({ brand, clock, database, player: owner }: PlayerContext): Promise<RewardPause[]> {
  const now = clock.now();
  const since = new Date(now.getTime() - PAUSES_DAYS * DAY_MS);
  const { rows } = await database.pool.query<{ from: Date; to: Date }>(
    `select greatest(s.from_at, $3) as from, least(s.to_at, $4) as to from (
       select starts_at as from_at, ends_at as to_at from exclusion where site_id = $1 and player_id = $2
       union all
       select frozen_at, coalesce(lifted_at, $4) from player_freeze where site_id = $1 and player_id = $2
     ) s where s.to_at > $3 order by s.to_at desc limit $5`,
    [owner.siteId, owner.id, since, now, MAX_PAUSES],
  );
  const dayOf = (at: Date) => dayIn(brand.traits['site.timeZone'], at);
  return rows.map(({ from, to }) => ({ from: dayOf(from), to: dayOf(to) }));
}

async function describeLoyalty(context: PlayerContext): Promise<RewardLoyalty> {
  const { data } = await readLoyalty(context);
  return {
    points: data.points,
    level: data.level.number,
    stakeMinor: Number(data.rule.stake),
    types: Object.fromEntries(data.rule.types.map(({ type, percent }) => [type, percent])),
    levels: data.levels.map(({ number, name, points, reward }) => ({
      number,
      name,
      from: points,
      gives: reward,
    })),
  };
}
