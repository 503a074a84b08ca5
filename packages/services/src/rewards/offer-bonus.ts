import { and, bonusAward, eq, freeSpin, type Transaction } from '@baize/db';

import { findCountry } from '../auth/index.ts';
import type { Services } from '../context.ts';
import { lockPlayer } from '../lock-player.ts';
import { sendMessage } from '../messages/index.ts';
import { spinsBonusCause } from '../money/index.ts';
import type { PlayerKey } from '../wakeups.ts';
import { readCurrentTerms, type StoredTerms } from './bonus-terms.ts';
import { hundredths, offerAmount, type OfferBase, offerWager } from './offer-amount.ts';
import { whyNoOffers } from './why-no-offers.ts';

const DAY_MS = 24 * 60 * 60_000;

export interface OfferRequest extends PlayerKey, OfferBase {
  readonly slug: string;
  /** Terms that were promised, whatever has become of them since; without it the current ones. */
  readonly stored?: StoredTerms;
  /** What it is offered for, such as `deposit:815`: a player gets one offer for each. */
  readonly cause: string;
}

export interface MadeOffer {
  readonly awardId?: number;
  readonly freeSpinId?: number;
}

/**
 * - `notOpen`: the brand has no such bonus now, or there is nothing to give.
 * - `alreadyGiven`: the player had an offer for the same cause.
 * - `notAllowed`: the player is not one whom it is for, has closed the account, reached a limit or wants no offers.
 */
export type NoOffer = 'notOpen' | 'alreadyGiven' | 'notAllowed';

type OfferContext = Pick<Services, 'clock' | 'ids'>;

/** Offers a bonus or free rounds to a player, with a message, in the caller's transaction. */
export async function offerBonus(
  context: OfferContext,
  transaction: Transaction,
  request: OfferRequest,
): Promise<MadeOffer | NoOffer> {
  // Of two offers for one cause, the second finds the first.
  const row = await lockPlayer(transaction, request);
  const stored = request.stored ?? (await readCurrentTerms(transaction, request));
  if (!stored?.isOpen) return 'notOpen';
  if (!row || !isFor(stored, row)) return 'notAllowed';
  if ((await whyNoOffers(transaction.client, request, context.clock.now())) !== undefined)
    return 'notAllowed';
  if (await wasOffered(transaction, request)) return 'alreadyGiven';
  const made =
    stored.terms.kind === 'freeSpins'
      ? await insertFreeSpins(context, transaction, stored, request)
      : await insertAward(context, transaction, stored, request);
  if (typeof made !== 'string') await tellOfOffer(context, transaction, stored, request, made);
  return made;
}

function isFor({ terms }: StoredTerms, { countryId }: { readonly countryId: number }): boolean {
  const { countries } = terms.audience;
  return countries === undefined || countries.includes(findCountry(countryId)?.code ?? '');
}

/** Also by the other table, which a unique constraint does not see. */
async function wasOffered({ sql }: Transaction, { siteId, playerId, cause }: OfferRequest): Promise<boolean> {
  const awards = sql
    .select({ id: bonusAward.id })
    .from(bonusAward)
    .where(
      and(eq(bonusAward.siteId, siteId), eq(bonusAward.playerId, playerId), eq(bonusAward.cause, cause)),
    );
  const spins = sql
    .select({ id: freeSpin.id })
    .from(freeSpin)
    .where(and(eq(freeSpin.siteId, siteId), eq(freeSpin.playerId, playerId), eq(freeSpin.cause, cause)));
  return (await awards.union(spins)).length > 0;
}

async function insertAward(
  context: OfferContext,
  transaction: Transaction,
  stored: StoredTerms,
  request: OfferRequest,
): Promise<MadeOffer | NoOffer> {
  const amountMinor = offerAmount(stored.terms, request);
  if (amountMinor <= 0n) return 'notOpen';
  const wagerMinor = offerWager(stored.terms, amountMinor, request.baseMinor);
  const row = awardRow(context, stored, request, { amountMinor, wagerMinor });
  await transaction.sql.insert(bonusAward).values(row);
  return { awardId: row.id };
}

async function insertFreeSpins(
  context: OfferContext,
  transaction: Transaction,
  stored: StoredTerms,
  request: OfferRequest,
): Promise<MadeOffer | NoOffer> {
  const { terms, id: termsId } = stored;
  const { siteId, playerId, cause } = request;
  if (!terms.freeSpins) return 'notOpen';
  const { count, stakeMinor, games, maxWinMinor } = terms.freeSpins;
  const wagerTimes = Number(hundredths(terms.wagering.times));
  const award =
    wagerTimes > 0
      ? awardRow(
          context,
          stored,
          { ...request, cause: spinsBonusCause(cause) },
          { amountMinor: 0n, wagerMinor: 0n },
        )
      : undefined;
  if (award) await transaction.sql.insert(bonusAward).values(award);
  const { now, until } = times(context, stored);
  const freeSpinId = context.ids.next();
  await transaction.sql.insert(freeSpin).values({
    siteId,
    playerId,
    id: freeSpinId,
    termsId,
    cause,
    games: [...games],
    stakeMinor: BigInt(stakeMinor),
    count,
    leftCount: count,
    maxWinMinor: maxWinMinor === undefined ? null : BigInt(maxWinMinor),
    awardId: award?.id ?? null,
    wagerTimes,
    offeredAt: now,
    claimUntil: until,
    daysToPlay: terms.daysToPlay,
  });
  return { freeSpinId };
}

function awardRow(
  context: OfferContext,
  stored: StoredTerms,
  { siteId, playerId, cause }: OfferRequest,
  sums: { readonly amountMinor: bigint; readonly wagerMinor: bigint },
): typeof bonusAward.$inferInsert & { readonly id: number } {
  const { terms, id: termsId } = stored;
  const { now, until } = times(context, stored);
  const minor = (value: number | undefined) => (value === undefined ? null : BigInt(value));
  return {
    siteId,
    playerId,
    id: context.ids.next(),
    termsId,
    cause,
    ...sums,
    weights: terms.contribution,
    maxStakeMinor: minor(terms.maxStakeMinor),
    minOdds: terms.minOdds ?? null,
    maxReleaseMinor: minor(terms.maxReleaseMinor),
    isFreeBet: terms.kind === 'freeBet',
    // Of a small amount less has to be staked than the terms ask before a withdrawal, and with that the bonus is over.
    turnoverMinor:
      terms.turnoverMinor === undefined ? null : least(BigInt(terms.turnoverMinor), sums.wagerMinor),
    offeredAt: now,
    acceptUntil: until,
    daysToPlay: terms.daysToPlay,
  };
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

function times(
  { clock }: OfferContext,
  { terms }: StoredTerms,
): { readonly now: Date; readonly until: Date } {
  const now = clock.now();
  return { now, until: new Date(now.getTime() + terms.daysToAccept * DAY_MS) };
}

async function tellOfOffer(
  context: OfferContext,
  transaction: Transaction,
  stored: StoredTerms,
  key: PlayerKey,
  { awardId, freeSpinId }: MadeOffer,
): Promise<void> {
  const { now, until } = times(context, stored);
  const { tr, en } = stored.terms.name;
  const cause = awardId === undefined ? `free spins ${freeSpinId} offered` : `bonus ${awardId} offered`;
  const facts = { name: { tr, en }, until: until.toISOString() };
  await sendMessage(transaction, key, { kind: 'bonus_offered', facts, cause }, now);
}
