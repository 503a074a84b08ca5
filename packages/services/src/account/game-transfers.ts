import type { Query, Reply } from '@baize/contract';
import { and, desc, eq, gte, lt, sql, walletTransfer } from '@baize/db';
import { accountKind, type HistoryQuery, playWallets, transferReasons } from '@baize/ledger';

import type { PlayerContext } from '../context.ts';
import { walletNames } from '../money/index.ts';
import { readHistoryPage } from './history-page.ts';

type Transfers = Reply<'GET /account/game-transfers'>;
type Row = Omit<Transfers['data']['data'][number], 'name'>;

/** Transfers as the call replies with them, except the names of their wallets, which depend on the language. */
interface UnnamedTransfers {
  readonly success: true;
  readonly data: Omit<Transfers['data'], 'data'> & { readonly data: Row[] };
}

/** Transfers between the player's main wallet and the others, rejected ones included, newest first. */
export async function gameTransfers(
  context: PlayerContext,
  query: Query<'GET /account/game-transfers'>,
): Promise<UnnamedTransfers> {
  const { rows, facts } = await readHistoryPage(context, '/account/game-transfers', query, (span) =>
    readTransfers(context, query, span),
  );
  return {
    success: true,
    data: {
      data: rows.map((row) => ({
        id: row.id,
        type: row.type,
        amount: row.amountMinor,
        status: row.status,
        created_at: row.createdAt,
        wallet: walletNames[playWallets.find((one) => accountKind[one] === row.wallet) ?? 'poker'],
        decided_at: row.decidedAt,
        reason: transferReasons.find((one) => one === row.reason) ?? null,
      })),
      ...facts,
    },
  };
}

async function readTransfers(
  { database }: Pick<PlayerContext, 'database'>,
  { type, wallet }: Query<'GET /account/game-transfers'>,
  { siteId, playerId, from, to, page, perPage }: HistoryQuery,
) {
  const where = and(
    eq(walletTransfer.siteId, siteId),
    eq(walletTransfer.playerId, playerId),
    gte(walletTransfer.createdAt, from),
    lt(walletTransfer.createdAt, to),
    type ? eq(walletTransfer.type, type) : undefined,
    wallet === undefined ? undefined : eq(walletTransfer.wallet, wallet),
  );
  const [rows, [counted]] = await Promise.all([
    database.sql
      .select()
      .from(walletTransfer)
      .where(where)
      .orderBy(desc(walletTransfer.createdAt), desc(walletTransfer.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    database.sql
      .select({ total: sql<number>`count(*)::integer` })
      .from(walletTransfer)
      .where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
