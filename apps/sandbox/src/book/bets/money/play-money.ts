import type { WalletReply } from '@baize/providers';

import type { WalletAnswer } from '../../../studio/wallet/wallet-client.ts';
import type { Visits } from '../../../visits/visit.ts';
import type { BetRecord, Move } from '../bet-record.ts';
import type { BetMoney } from './bet-money.ts';

/** The balance of a page, as long as the page is open. It decides everything at once, and nobody owes it anything. */
export function createPlayMoney(visits: Visits): BetMoney {
  const reply = (status: 'OK' | 'NO_FUNDS', balance?: number): Promise<WalletAnswer<WalletReply>> =>
    Promise.resolve({ kind: 'reply', reply: { status, ...(balance !== undefined && { balance }) } });
  return {
    bet({ player, betMinor }) {
      const visit = visits.find(player);
      if (visit === null || visit.balanceMinor < betMinor) return reply('NO_FUNDS', visit?.balanceMinor);
      visit.balanceMinor -= betMinor;
      return reply('OK', visit.balanceMinor);
    },
    send(record, move) {
      const visit = visits.find(record.player);
      if (visit) visit.balanceMinor = Math.max(0, visit.balanceMinor + amountOf(record, move));
      return reply('OK', visit?.balanceMinor);
    },
  };
}

function amountOf({ betMinor }: BetRecord, move: Move): number {
  switch (move.kind) {
    case 'refund':
      return betMinor;
    case 'end':
      return 0;
    case 'reduce':
      return move.reversals.reduce((left, { win }) => left - win.amountMinor, move.win?.amountMinor ?? 0);
    default:
      return move.win.amountMinor;
  }
}
