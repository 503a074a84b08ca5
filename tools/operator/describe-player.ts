import { transactionKind, transactionStatus } from '@baize/contract';
import { formatWire } from '@baize/currency';
import type { FoundPlayers, OpenAccount, PlayerTimelineEvent, ShownPlayer } from '@baize/services';
import { describeLimit, writeLimit } from './describe-limits.ts';
import { moment, nameIn, printFacts, printTable, tableOf } from './print-table.ts';

/** What a search has found, with how many there are. */
export function describeFound({ hits, total }: FoundPlayers): string {
  if (hits.length === 0) return 'No player was found.';
  const table = printTable(
    ['player', 'brand', 'username', 'name', 'e-mail', 'phone', 'status', 'found by'],
    hits.map((hit) => [
      hit.id,
      hit.brand,
      hit.username,
      hit.name,
      hit.email,
      hit.phone,
      hit.isClosed ? `${hit.status}, closed` : hit.status,
      hit.by.join(', '),
    ]),
  );
  return total > hits.length ? `${table}\n\n${hits.length} of ${total} players; say more.` : table;
}

/** Which accounts an exclusion leaves open, and how to exclude there. Nothing if there are none. */
export function describeLeftOpen(accounts: readonly OpenAccount[], period: string): string[] {
  if (accounts.length === 0) return [];
  const commands = accounts.map(
    ({ playerId }) => `  exclude ${playerId} --period ${period} --reason … --proof …`,
  );
  return [
    'These accounts seem to be the same person’s and are not excluded: only a phone number or an identity that is verified at both proves it.',
    printTable(
      ['player', 'brand'],
      accounts.map(({ playerId, brand }) => [playerId, brand]),
    ),
    ['If the player asks for it there too:', ...commands].join('\n'),
  ];
}

export function describePlayer(shown: ShownPlayer): string {
  return [printFacts(factsOf(shown)), ...tablesOf(shown)].join('\n\n');
}

function factsOf(shown: ShownPlayer): [string, string][] {
  const { player, standing, correction } = shown;
  return [
    ['player', `${player.id}, ${player.username}, at ${shown.brand} since ${moment(player.createdAt)}`],
    ['name', `${player.name} ${player.surname}`],
    ['born', player.birthDate],
    ['e-mail', player.email],
    ['phone', `${player.phone}, ${player.isPhoneVerified ? 'verified' : 'not verified'}`],
    ['language', player.language],
    ['status', statusOf(standing)],
    ['closed', closingOf(standing)],
    ['wallet', standing.freeze ? `frozen by ${standing.freeze.frozenBy}: ${standing.freeze.reason}` : 'open'],
    ['withdrawals', standing.mayWithdraw ? 'permitted' : 'forbidden'],
    ['stop', stopOf(standing)],
    ['book', lockOf(standing)],
    ['identity', shown.identity],
    ...(correction ? [['correction', correctionOf(correction)] as [string, string]] : []),
    ['balances', balancesOf(shown)],
    ['marks', shown.marks.join(', ') || 'none'],
  ];
}

function statusOf({ status, until, isOver }: ShownPlayer['standing']): string {
  if (until === null) return status;
  return isOver ? `active, as a suspension was over on ${moment(until)}` : `${status} until ${moment(until)}`;
}

function closingOf({ closing }: ShownPlayer['standing']): string {
  if (!closing) return 'no';
  const kind = closing.code <= LAST_BREAK ? 'a break' : 'a self-exclusion';
  return `by ${kind} until ${moment(closing.endsAt)}`;
}

function stopOf({ payoutStop: stop }: ShownPlayer['standing']): string {
  if (!stop) return 'no';
  return `since ${moment(stop.stoppedAt)}, from withdrawal ${stop.transactionId}, until a strong proof`;
}

function lockOf({ bookLock: lock }: ShownPlayer['standing']): string {
  if (!lock) return 'open';
  const end = lock.endsAt === null ? '' : ` until ${moment(lock.endsAt)}`;
  return `locked${end}, since ${moment(lock.lockedAt)}`;
}

/** The longest code of a break. */
const LAST_BREAK = 3;

function correctionOf(one: NonNullable<ShownPlayer['correction']>): string {
  return `${one.operator} asks for ${one.name} ${one.surname}, born ${one.birthDate}, as document ${one.documentId} says`;
}

function balancesOf({ balances }: ShownPlayer): string {
  return Object.entries(balances)
    .map(([name, minor]) => `${name} ${formatWire(minor)}`)
    .join(', ');
}

function tablesOf(shown: ShownPlayer): string[] {
  return [
    ...tableOf(['limit', 'period', 'in force', 'later'], shown.limits, ({ kind, period, amount, next }) => [
      kind,
      period,
      writeLimit(kind, amount),
      next ? `${writeLimit(kind, next.amount)} from ${moment(next.at)}` : '',
    ]),
    ...tableOf(['session since (UTC)', 'network', 'country', 'browser'], shown.sessions, (one) => [
      moment(one.createdAt),
      one.ip,
      one.country,
      one.userAgent,
    ]),
    ...tableOf(
      ['destination', 'deposits', 'withdrawals', 'first (UTC)', 'last (UTC)'],
      shown.destinations,
      (one) => [one.account, one.deposits, one.withdrawals, moment(one.firstAt), moment(one.lastAt)],
    ),
    ...tableOf(
      ['open payment', 'kind', 'status', 'amount', 'account', 'since (UTC)'],
      shown.openPayments,
      (one) => [
        one.id,
        nameIn(transactionKind, one.kind),
        nameIn(transactionStatus, one.status),
        formatWire(one.amountMinor),
        one.account,
        moment(one.createdAt),
      ],
    ),
    ...tableOf(['document', 'kind', 'state', 'uploaded (UTC)'], shown.documents, (one) => [
      one.id,
      one.kind,
      ['waiting', 'accepted', 'rejected'][one.state],
      moment(one.uploadedAt),
    ]),
    ...tableOf(['at (UTC)', 'what', 'text'], shown.timeline, (event) => [
      moment(event.at),
      event.type,
      describeEvent(event),
    ]),
  ];
}

function describeEvent(event: PlayerTimelineEvent): string {
  switch (event.type) {
    case 'message':
      return event.kind;
    case 'payment': {
      const what = `${nameIn(transactionKind, event.kind)} ${event.id} ${nameIn(transactionStatus, event.toStatus)}`;
      return `${what} by ${event.by}${event.reason === null ? '' : `: ${event.reason}`}`;
    }
    case 'operator':
      return `${event.operator}: ${event.action} ${event.subject}`;
    case 'status':
      return `${event.toStatus} by ${event.by}: ${event.reason}`;
    case 'limit':
      return describeLimit(event.decision);
  }
}
