import {
  and,
  desc,
  document,
  eq,
  inArray,
  operatorTrail,
  paymentEvent,
  paymentTransaction,
  playerMessage,
  playerStatusChange,
} from '@baize/db';
import type { LimitDecision } from '@baize/ledger';

import type { PlayerKey } from '../../wakeups.ts';
import { documentSubject } from '../decisions/decide-identity.ts';
import { type OperatorServices, subjectOf } from '../decisions/lock-decision.ts';
import { playerSubject } from './owner-of.ts';

/** Something that happened to a player or that the player did. */
export type PlayerEvent =
  | { readonly type: 'message'; readonly at: Date; readonly kind: string }
  | {
      readonly type: 'payment';
      readonly at: Date;
      readonly id: number;
      readonly kind: number;
      readonly toStatus: number;
      readonly by: string;
      readonly reason: string | null;
    }
  | {
      readonly type: 'operator';
      readonly at: Date;
      readonly operator: string;
      readonly action: string;
      readonly subject: string;
    }
  | {
      readonly type: 'status';
      readonly at: Date;
      readonly toStatus: string;
      readonly by: string;
      readonly reason: string;
    }
  | { readonly type: 'limit'; readonly at: Date; readonly decision: LimitDecision };

const SHOWN = 30;
/** Payments whose decisions are looked for. */
const LATEST_PAYMENTS = 50;

/** The latest 30 events of a player, newest first. */
export async function playerTimeline(
  services: Pick<OperatorServices, 'database' | 'ledger'>,
  key: PlayerKey,
): Promise<PlayerEvent[]> {
  const lists = await Promise.all([
    readMessages(services, key),
    readPaymentEvents(services, key),
    readDecisions(services, key),
    readStatusChanges(services, key),
    readLimitEvents(services, key),
  ]);
  return lists
    .flat()
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, SHOWN);
}

type Reading = Pick<OperatorServices, 'database'>;

async function readMessages({ database }: Reading, { siteId, playerId }: PlayerKey): Promise<PlayerEvent[]> {
  const rows = await database.sql
    .select({ at: playerMessage.createdAt, kind: playerMessage.kind })
    .from(playerMessage)
    .where(and(eq(playerMessage.siteId, siteId), eq(playerMessage.playerId, playerId)))
    .orderBy(desc(playerMessage.id))
    .limit(SHOWN);
  return rows.map((row) => ({ type: 'message', ...row }));
}

async function readPaymentEvents(
  { database }: Reading,
  { siteId, playerId }: PlayerKey,
): Promise<PlayerEvent[]> {
  const rows = await database.sql
    .select({
      at: paymentEvent.createdAt,
      id: paymentEvent.transactionId,
      kind: paymentTransaction.kind,
      toStatus: paymentEvent.toStatus,
      by: paymentEvent.changedBy,
      reason: paymentEvent.reason,
    })
    .from(paymentEvent)
    .innerJoin(
      paymentTransaction,
      and(
        eq(paymentTransaction.siteId, paymentEvent.siteId),
        eq(paymentTransaction.playerId, paymentEvent.playerId),
        eq(paymentTransaction.id, paymentEvent.transactionId),
      ),
    )
    .where(and(eq(paymentEvent.siteId, siteId), eq(paymentEvent.playerId, playerId)))
    .orderBy(desc(paymentEvent.createdAt), desc(paymentEvent.number))
    .limit(SHOWN);
  return rows.map((row) => ({ type: 'payment', ...row }));
}

/** What operators did to the player, the documents and the payments. */
async function readDecisions({ database }: Reading, { siteId, playerId }: PlayerKey): Promise<PlayerEvent[]> {
  const { sql } = database;
  const [payments, documents] = await Promise.all([
    sql
      .select({ id: paymentTransaction.id })
      .from(paymentTransaction)
      .where(and(eq(paymentTransaction.siteId, siteId), eq(paymentTransaction.playerId, playerId)))
      .orderBy(desc(paymentTransaction.createdAt))
      .limit(LATEST_PAYMENTS),
    sql
      .select({ id: document.id })
      .from(document)
      .where(and(eq(document.siteId, siteId), eq(document.playerId, playerId)))
      .orderBy(desc(document.id))
      .limit(LATEST_PAYMENTS),
  ]);
  const subjects = [
    playerSubject(playerId),
    ...payments.map(subjectOf),
    ...documents.map(({ id }) => documentSubject(id)),
  ];
  const rows = await sql
    .select({
      at: operatorTrail.actedAt,
      operator: operatorTrail.operator,
      action: operatorTrail.action,
      subject: operatorTrail.subject,
    })
    .from(operatorTrail)
    .where(and(eq(operatorTrail.siteId, siteId), inArray(operatorTrail.subject, subjects)))
    .orderBy(desc(operatorTrail.number))
    .limit(SHOWN);
  return rows.map((row) => ({ type: 'operator', ...row }));
}

async function readStatusChanges(
  { database }: Reading,
  { siteId, playerId }: PlayerKey,
): Promise<PlayerEvent[]> {
  const rows = await database.sql
    .select({
      at: playerStatusChange.changedAt,
      toStatus: playerStatusChange.toStatus,
      by: playerStatusChange.changedBy,
      reason: playerStatusChange.reason,
    })
    .from(playerStatusChange)
    .where(and(eq(playerStatusChange.siteId, siteId), eq(playerStatusChange.playerId, playerId)))
    .orderBy(desc(playerStatusChange.changedAt), desc(playerStatusChange.id))
    .limit(SHOWN);
  return rows.map((row) => ({ type: 'status', ...row }));
}

async function readLimitEvents(
  { ledger }: Pick<OperatorServices, 'ledger'>,
  { siteId, playerId }: PlayerKey,
): Promise<PlayerEvent[]> {
  const decisions = await ledger.limitTrail({ siteId, playerId, limit: SHOWN });
  return decisions.map((decision) => ({ type: 'limit', at: decision.changedAt, decision }));
}
