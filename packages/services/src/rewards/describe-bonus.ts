import type { BonusTerms, Language, Reply } from '@baize/contract';
import type { bonusAward } from '@baize/db';

import type { Services } from '../context.ts';
import type { StoredTerms } from './bonus-terms.ts';

type Award = typeof bonusAward.$inferSelect;
type Bonuses = Reply<'GET /account/bonuses'>['data'];
type Offered = Bonuses['offers'][number];
type Active = NonNullable<Bonuses['active']>;

interface Shown {
  readonly games: Services['games'];
  readonly language: Language;
}

/** What a player agrees to. Sums are the award's own, which later terms do not change. */
export function describeTerms({ games, language }: Shown, award: Award, { terms }: StoredTerms): Offered {
  return {
    award_id: award.id,
    terms_id: award.termsId,
    name: terms.name[language],
    summary: terms.summary[language],
    kind: terms.kind,
    amount: award.amountMinor,
    wager: award.wagerMinor,
    times: terms.wagering.times,
    base: terms.wagering.base,
    types: typesOf(terms),
    games: Object.entries(terms.contribution.games).map(([id, percent]) => ({
      id: Number(id),
      name: games.findBettable(Number(id))?.name[language] ?? id,
      percent,
    })),
    max_stake: award.maxStakeMinor,
    min_odds: award.minOdds,
    max_release: award.maxReleaseMinor,
    turnover: award.turnoverMinor,
    is_free_bet: award.isFreeBet,
    days_to_play: award.daysToPlay,
    offered_at: award.offeredAt,
    accept_until: award.acceptUntil,
  };
}

function typesOf({ contribution }: BonusTerms): Offered['types'] {
  return Object.entries(contribution.types)
    .map(([type, percent]) => ({ type, percent }))
    .toSorted((one, other) => other.percent - one.percent);
}

/** An active bonus with its progress. */
export function describeActive(shown: Shown, award: Award, stored: StoredTerms, balance: bigint): Active {
  const { wagerMinor, wageredMinor, turnoverMinor, acceptedAt, expiresAt, frozenAt } = award;
  if (!acceptedAt || !expiresAt) throw new Error(`bonus ${award.id} is not active`);
  return {
    ...describeTerms(shown, award, stored),
    accepted_at: acceptedAt,
    expires_at: expiresAt,
    balance,
    wagered: wageredMinor,
    left: leftOf(award),
    percent: wagerMinor === 0n ? 0 : Number(least((wageredMinor * 100n) / wagerMinor, 100n)),
    turnover_left: turnoverMinor === null ? null : positive(turnoverMinor - wageredMinor),
    is_frozen: frozenAt !== null,
  };
}

/** What is left to stake. */
export function leftOf({ wagerMinor, wageredMinor }: Pick<Award, 'wagerMinor' | 'wageredMinor'>): bigint {
  return positive(wagerMinor - wageredMinor);
}

const positive = (minor: bigint): bigint => (minor > 0n ? minor : 0n);
const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
