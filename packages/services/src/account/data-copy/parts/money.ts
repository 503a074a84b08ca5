import { readPaymentReason, transactionStatus } from '@baize/contract';
import { formatWire } from '@baize/currency';
import {
  and,
  desc,
  eq,
  lt,
  or,
  paymentEvent,
  paymentMethod,
  paymentRefund,
  paymentTransaction,
  walletTransfer,
} from '@baize/db';
import { accountKind, accountKinds, type TransferKind, transferType } from '@baize/ledger';

import { bookedOf, methodName } from '../../../money/index.ts';
import {
  type CopyRow,
  type CopySource,
  type DataPart,
  inNumberedPages,
  inPages,
  noteValue,
  term,
} from '../copy-part.ts';

/** Balances, payments and every booking. */
export const moneyPart: DataPart = {
  name: 'money',
  tables: [
    'account',
    'posting',
    'transfer',
    'payment_transaction',
    'payment_event',
    'payment_refund',
    'wallet_transfer',
    'saved_destination',
  ],
  sections: [
    { name: 'balances', columns: ['wallet', 'amount'], rows: readBalances },
    {
      name: 'payments',
      columns: [
        'created_at',
        'id',
        'kind',
        'method',
        'amount',
        'fee',
        'credited',
        'returned',
        'status',
        'decided_at',
        'details',
        'note',
        'reference',
      ],
      rows: readPayments,
    },
    {
      name: 'payment_steps',
      columns: ['at', 'payment_id', 'to', 'by', 'reason', 'received', 'returned'],
      rows: readSteps,
    },
    {
      name: 'refunds',
      columns: ['created_at', 'payment_id', 'amount', 'state', 'note', 'ended_at'],
      rows: readRefunds,
    },
    {
      name: 'destinations',
      columns: ['destination', 'label', 'removed_at'],
      rows: readDestinations,
    },
    {
      name: 'transfers',
      columns: ['created_at', 'kind', 'wallet', 'amount', 'state', 'reason', 'decided_at', 'id'],
      rows: readTransfers,
    },
    {
      name: 'ledger',
      columns: ['at', 'wallet', 'kind', 'amount', 'balance_after', 'provider', 'provider_id', 'id'],
      rows: readLedger,
    },
  ],
};

const statusNames = new Map<number, string>(
  Object.entries(transactionStatus).map(([name, number]) => [number, name]),
);
const refundNames = ['waiting', 'sending', 'done', 'refused', 'replaced'] as const;
const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const DEPOSIT = 1;

async function* readBalances({ services, siteId, playerId, currency }: CopySource): AsyncIterable<CopyRow> {
  const balances = await services.ledger.balances(siteId, playerId);
  for (const kind of accountKinds)
    yield { wallet: term(snake(kind)), amount: { minor: balances[kind], currency } };
}

async function* readPayments({ services, siteId, playerId, language }: CopySource): AsyncIterable<CopyRow> {
  const isOwn = and(eq(paymentTransaction.siteId, siteId), eq(paymentTransaction.playerId, playerId));
  const rows = inPages((last: Awaited<ReturnType<typeof read>>[number] | undefined, limit) =>
    read(last?.payment.id, limit),
  );
  function read(before: number | undefined, limit: number) {
    return services.database.sql
      .select({ payment: paymentTransaction, method: paymentMethod })
      .from(paymentTransaction)
      .innerJoin(paymentMethod, eq(paymentMethod.id, paymentTransaction.methodId))
      .where(and(isOwn, before === undefined ? undefined : lt(paymentTransaction.id, before)))
      .orderBy(desc(paymentTransaction.id))
      .limit(limit);
  }
  for await (const { payment, method } of rows) {
    const money = (minor: bigint) => ({ minor, currency: payment.currency });
    const booked = bookedOf(payment);
    yield {
      created_at: payment.createdAt,
      id: payment.id,
      kind: term(payment.kind === DEPOSIT ? 'deposit' : 'withdrawal'),
      method: methodName(method, siteId, language),
      amount: money(payment.amountMinor),
      fee: money(payment.feeMinor),
      credited: booked === null || payment.kind !== DEPOSIT ? null : money(booked),
      returned: money(payment.returnedMinor),
      status: term(statusNames.get(payment.status) ?? String(payment.status)),
      decided_at: payment.decidedAt,
      details: ownFields(payment.fields),
      note: noteValue(payment.managerNote),
      reference: payment.providerRef,
    };
  }
}

/** What the player typed; what begins with an underscore is ours. */
function ownFields(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith('_')));
}

/** Without the names of operators. */
async function* readSteps({ services, siteId, playerId, currency }: CopySource): AsyncIterable<CopyRow> {
  const isOwn = and(eq(paymentEvent.siteId, siteId), eq(paymentEvent.playerId, playerId));
  const rows = inPages<typeof paymentEvent.$inferSelect>((last, limit) =>
    services.database.sql
      .select()
      .from(paymentEvent)
      .where(
        and(
          isOwn,
          last &&
            or(
              lt(paymentEvent.transactionId, last.transactionId),
              and(eq(paymentEvent.transactionId, last.transactionId), lt(paymentEvent.number, last.number)),
            ),
        ),
      )
      .orderBy(desc(paymentEvent.transactionId), desc(paymentEvent.number))
      .limit(limit),
  );
  for await (const row of rows) {
    const reason = readPaymentReason(row.reason);
    yield {
      at: row.createdAt,
      payment_id: row.transactionId,
      to: term(statusNames.get(row.toStatus) ?? String(row.toStatus)),
      by: term(row.changedBy.split(' ')[0] ?? ''),
      reason: reason && term(reason),
      // In the currency of the gateway, which may be another one.
      received:
        row.receivedMinor === null
          ? null
          : `${formatWire(row.receivedMinor)} ${row.receivedCurrency ?? ''}`.trim(),
      returned: row.returnedMinor === null ? null : { minor: row.returnedMinor, currency },
    };
  }
}

async function* readRefunds({ services, siteId, playerId }: CopySource): AsyncIterable<CopyRow> {
  const rows = await services.database.sql
    .select()
    .from(paymentRefund)
    .where(and(eq(paymentRefund.siteId, siteId), eq(paymentRefund.playerId, playerId)))
    .orderBy(desc(paymentRefund.transactionId), desc(paymentRefund.number));
  for (const row of rows)
    yield {
      created_at: row.createdAt,
      payment_id: row.transactionId,
      amount: { minor: row.amountMinor, currency: row.currency },
      state: term(refundNames[row.state] ?? String(row.state)),
      note: row.note,
      ended_at: row.endedAt,
    };
}

/** What the player added to the book of destinations; what is in it are the payments. */
async function* readDestinations({ services, siteId, playerId }: CopySource): AsyncIterable<CopyRow> {
  const { rows } = await services.database.pool.query<{
    destination: string;
    label: string | null;
    removed_at: Date | null;
  }>(
    `select destination, name as label, removed_at from saved_destination
       where site_id = $1 and player_id = $2 order by destination`,
    [siteId, playerId],
  );
  yield* rows;
}

const transferStates = ['pending', 'approved', 'rejected'] as const;

async function* readTransfers({ services, siteId, playerId, currency }: CopySource): AsyncIterable<CopyRow> {
  const isOwn = and(eq(walletTransfer.siteId, siteId), eq(walletTransfer.playerId, playerId));
  const rows = inPages<typeof walletTransfer.$inferSelect>((last, limit) =>
    services.database.sql
      .select()
      .from(walletTransfer)
      .where(and(isOwn, last && lt(walletTransfer.id, last.id)))
      .orderBy(desc(walletTransfer.id))
      .limit(limit),
  );
  for await (const row of rows)
    yield {
      created_at: row.createdAt,
      kind: term(row.type === transferType.toMain ? 'to_main' : 'to_wallet'),
      wallet: term(snake(accountKinds.find((kind) => accountKind[kind] === row.wallet) ?? 'main')),
      amount: { minor: row.amountMinor, currency },
      state: term(transferStates[row.status] ?? String(row.status)),
      reason: row.reason === null ? null : term(`transfer_${row.reason}`),
      decided_at: row.decidedAt,
      id: row.id,
    };
}

async function* readLedger({
  services,
  siteId,
  playerId,
  until,
  currency,
}: CopySource): AsyncIterable<CopyRow> {
  for (const account of accountKinds) {
    const rows = inNumberedPages((page, perPage) =>
      services.ledger.accountLog({
        siteId,
        playerId,
        account,
        from: new Date(0),
        to: until,
        page,
        perPage,
      }),
    );
    for await (const row of rows)
      yield {
        at: row.createdAt,
        wallet: term(snake(account)),
        kind: term(snake(row.kind satisfies TransferKind)),
        amount: { minor: row.amountMinor, currency },
        balance_after: { minor: row.balanceAfterMinor, currency },
        provider: row.provider,
        provider_id: row.transactionId,
        id: row.id,
      };
  }
}
