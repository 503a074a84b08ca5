import { transactionKind, transactionStatus } from '@baize/contract';
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  paymentTransaction,
  playerFreeze,
  session,
} from '@baize/db';
import type { AccountClosing, LimitSetting } from '@baize/ledger';

import { internationalNumber, isOver } from '../../auth/index.ts';
import type { PlayerKey } from '../../wakeups.ts';
import { brandOf, type OperatorServices } from '../decisions/lock-decision.ts';
import type { Operator } from '../decisions/operators.ts';
import { record } from '../decisions/record.ts';
import { playerMarks, type RiskMark } from '../decisions/risk-marks.ts';
import { type DocumentRow, type IdentityState, readIdentity } from '../identity/identity-state.ts';
import { listDocuments } from '../identity/read-documents.ts';
import type { TransactionRow } from '../move-transaction.ts';
import { accountOf, maskDestination } from '../payment-account.ts';
import { readWaitingCorrection, type WaitingCorrection } from './correct-player.ts';
import { ownerOf, type PlayerRow, playerSubject } from './owner-of.ts';
import { type PlayerEvent, playerTimeline } from './player-timeline.ts';

export interface PlayerStanding {
  readonly status: PlayerRow['status'];
  /** Of a suspension with an end. */
  readonly until: Date | null;
  /** Whether that end has passed, so that the player may sign in. */
  readonly isOver: boolean;
  /** A break or a self-exclusion; undefined for an open account. */
  readonly closing: AccountClosing | undefined;
  /** By whom, why and since when the wallet is frozen. */
  readonly freeze: Pick<typeof playerFreeze.$inferSelect, 'frozenBy' | 'reason' | 'frozenAt'> | undefined;
  readonly mayWithdraw: boolean;
  /** A stop of what the player says was not theirs, which no strong proof has ended. */
  readonly payoutStop: { readonly stoppedAt: Date; readonly transactionId: number } | undefined;
  /** The lock of the saved destinations, and when it opens if the player has asked for that. */
  readonly bookLock: { readonly lockedAt: Date; readonly endsAt: Date | null } | undefined;
}

/** Where money came from or went to, masked. */
export interface UsedDestination {
  readonly account: string;
  /** Approved payments only. */
  readonly deposits: number;
  readonly withdrawals: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
}

export type OpenPaymentLine = Pick<TransactionRow, 'id' | 'kind' | 'status' | 'amountMinor' | 'createdAt'> & {
  /** Masked; null if the form named none. */
  readonly account: string | null;
};

export interface ShownPlayer {
  /** The slug of the brand. */
  readonly brand: string;
  readonly player: Pick<
    PlayerRow,
    'siteId' | 'id' | 'username' | 'name' | 'surname' | 'email' | 'birthDate' | 'language' | 'createdAt'
  > & { readonly phone: string; readonly isPhoneVerified: boolean };
  readonly standing: PlayerStanding;
  readonly identity: IdentityState;
  readonly documents: readonly DocumentRow[];
  /** A correction that another operator has to repeat. */
  readonly correction: WaitingCorrection | undefined;
  /** In minor units, by account. */
  readonly balances: Readonly<Record<string, bigint>>;
  readonly limits: readonly LimitSetting[];
  readonly sessions: readonly Pick<
    typeof session.$inferSelect,
    'createdAt' | 'ip' | 'userAgent' | 'country'
  >[];
  readonly destinations: readonly UsedDestination[];
  readonly marks: readonly RiskMark[];
  readonly openPayments: readonly OpenPaymentLine[];
  /** Newest first. */
  readonly timeline: readonly PlayerEvent[];
}

/**
 * Everything that an operator needs to help a player. It shows personal data, so it is a row of the trail.
 *
 * @throws OperatorError if there is no such player
 */
export async function showPlayer(
  services: OperatorServices,
  operator: Operator,
  playerId: number,
): Promise<ShownPlayer> {
  const { database, ledger } = services;
  const row = await ownerOf(database.sql, playerId);
  const key = { siteId: row.siteId, playerId };
  const subject = playerSubject(playerId);
  await record(database.pool, operator, { action: 'player', siteId: row.siteId, subject, details: {} });
  const brand = brandOf(services, row.siteId).slug;
  const [standing, identity, documents, correction, balances, limits, sessions, payments, marks, timeline] =
    await Promise.all([
      readStanding(services, row),
      readIdentity(database.sql, key),
      listDocuments(database.sql, key),
      readWaitingCorrection(database, row),
      ledger.balances(row.siteId, playerId),
      ledger.limits(row.siteId, playerId),
      readSessions(services, key),
      readPayments(services, key),
      playerMarks(services, key),
      playerTimeline(services, key),
    ]);
  return {
    brand,
    player: profileOf(row),
    standing,
    identity: identity.state,
    documents,
    correction,
    balances,
    limits: limits.filter(({ amount, next }) => amount !== undefined || next !== undefined),
    sessions,
    destinations: destinationsOf(payments.approved),
    marks,
    openPayments: payments.open.map(lineOf),
    timeline,
  };
}

function lineOf({ id, kind, status, amountMinor, createdAt, fields }: TransactionRow): OpenPaymentLine {
  return { id, kind, status, amountMinor, createdAt, account: maskDestination(fields) ?? null };
}

function profileOf(row: PlayerRow): ShownPlayer['player'] {
  const { siteId, id, username, name, surname, email, birthDate, language, createdAt } = row;
  const phone = internationalNumber({ countryId: row.phoneCountryId, phone: row.phone });
  const profile = { siteId, id, username, name, surname, email, birthDate, language, createdAt };
  return { ...profile, phone, isPhoneVerified: row.phoneVerifiedAt !== null };
}

async function readStanding(
  { database, ledger, clock }: Pick<OperatorServices, 'database' | 'ledger' | 'clock'>,
  row: PlayerRow,
): Promise<PlayerStanding> {
  const isCurrent = and(
    eq(playerFreeze.siteId, row.siteId),
    eq(playerFreeze.playerId, row.id),
    isNull(playerFreeze.liftedAt),
  );
  const { frozenBy, reason, frozenAt } = playerFreeze;
  const key = { siteId: row.siteId, playerId: row.id };
  const [closing, [freeze], payoutStop, bookLock] = await Promise.all([
    ledger.closing(row.siteId, row.id),
    database.sql.select({ frozenBy, reason, frozenAt }).from(playerFreeze).where(isCurrent),
    readPayoutStop(database, key),
    readLock(database, key, clock.now()),
  ]);
  const { status, suspendedUntil: until, mayWithdraw } = row;
  return {
    status,
    until,
    isOver: isOver(row, clock.now()),
    closing,
    freeze,
    mayWithdraw,
    payoutStop,
    bookLock,
  };
}

async function readPayoutStop(
  { pool }: OperatorServices['database'],
  { siteId, playerId }: PlayerKey,
): Promise<PlayerStanding['payoutStop']> {
  const { rows } = await pool.query<{ stopped_at: Date; transaction_id: string }>(
    'select stopped_at, transaction_id from payout_stop where site_id = $1 and player_id = $2 and lifted_at is null',
    [siteId, playerId],
  );
  return rows[0] && { stoppedAt: rows[0].stopped_at, transactionId: Number(rows[0].transaction_id) };
}

async function readLock(
  { pool }: OperatorServices['database'],
  { siteId, playerId }: PlayerKey,
  now: Date,
): Promise<PlayerStanding['bookLock']> {
  const { rows } = await pool.query<{ locked_at: Date; ends_at: Date | null }>(
    `select locked_at, ends_at from destination_lock
       where site_id = $1 and player_id = $2 and is_destination_locked($1, $2, $3)`,
    [siteId, playerId, now],
  );
  return rows[0] && { lockedAt: rows[0].locked_at, endsAt: rows[0].ends_at };
}

function readSessions(
  { database, clock }: Pick<OperatorServices, 'database' | 'clock'>,
  { siteId, playerId }: PlayerKey,
): Promise<ShownPlayer['sessions'][number][]> {
  const { createdAt, ip, userAgent, country } = session;
  return database.sql
    .select({ createdAt, ip, userAgent, country })
    .from(session)
    .where(
      and(
        eq(session.siteId, siteId),
        eq(session.playerId, playerId),
        isNull(session.revokedAt),
        gt(session.expiresAt, clock.now()),
      ),
    )
    .orderBy(desc(createdAt));
}

async function readPayments(
  { database }: Pick<OperatorServices, 'database'>,
  { siteId, playerId }: PlayerKey,
): Promise<{ open: TransactionRow[]; approved: TransactionRow[] }> {
  const { pending, processing, approved } = transactionStatus;
  const rows = await database.sql
    .select()
    .from(paymentTransaction)
    .where(
      and(
        eq(paymentTransaction.siteId, siteId),
        eq(paymentTransaction.playerId, playerId),
        inArray(paymentTransaction.status, [pending, processing, approved]),
      ),
    )
    .orderBy(asc(paymentTransaction.createdAt), asc(paymentTransaction.id));
  return {
    open: rows.filter(({ status }) => status !== approved),
    approved: rows.filter(({ status }) => status === approved),
  };
}

const destinationKey = ({ fields }: TransactionRow): string =>
  JSON.stringify(accountOf(fields) ?? fields['address']);

/** The latest first; payments whose form named nothing are left out. */
export function destinationsOf(approved: readonly TransactionRow[]): UsedDestination[] {
  const named = approved.filter(({ fields }) => maskDestination(fields) !== undefined);
  const used = [...Map.groupBy(named, destinationKey).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const times = group.map(({ decidedAt, createdAt }) => decidedAt ?? createdAt);
    const deposits = group.filter(({ kind }) => kind === transactionKind.deposit).length;
    return [
      {
        account: maskDestination(first.fields) ?? '',
        deposits,
        withdrawals: group.length - deposits,
        firstAt: new Date(Math.min(...times.map(Number))),
        lastAt: new Date(Math.max(...times.map(Number))),
      },
    ];
  });
  return used.toSorted((one, other) => other.lastAt.getTime() - one.lastAt.getTime());
}
