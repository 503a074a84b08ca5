import type { Query, Reply } from '@baize/contract';
import { accountKind, accountKinds, type TransferKind } from '@baize/ledger';

import type { PlayerContext } from '../context.ts';
import { readHistoryPage } from './history-page.ts';

type LogName = Reply<'GET /account/logs'>['data']['data'][number]['log_name'];

const logNames: Readonly<Record<TransferKind, LogName>> = {
  bet: 'bet',
  win: 'win',
  refund: 'refund',
  deposit: 'deposit',
  withdrawHold: 'withdraw_hold',
  withdrawSettle: 'withdraw_settle',
  withdrawReturn: 'withdraw_return',
  walletTransfer: 'wallet_transfer',
  bonus: 'bonus',
  adjust: 'adjust',
  depositReturn: 'deposit_return',
  payoutReturn: 'payout_return',
  winReversal: 'win_reversal',
};

/** What changed the balance of one of the player's wallets, newest first. */
export async function accountLogs(
  context: PlayerContext,
  query: Query<'GET /account/logs'>,
): Promise<Reply<'GET /account/logs'>> {
  const { ledger } = context;
  const account = accountKinds.find((kind) => accountKind[kind] === query.wallet) ?? 'main';
  const [{ rows, facts }, startsAt] = await Promise.all([
    readHistoryPage(context, '/account/logs', query, (span) => ledger.accountLog({ ...span, account })),
    ledger.historyStart(),
  ]);
  return {
    success: true,
    data: {
      data: rows.map((row) => ({
        id: row.id,
        log_name: logNames[row.kind],
        created_at: row.createdAt,
        amount: row.amountMinor,
        new_balance: row.balanceAfterMinor,
        external_id: row.transactionId,
        external_data: { provider: row.provider },
      })),
      ...facts,
      starts_at: startsAt ?? null,
    },
  };
}
