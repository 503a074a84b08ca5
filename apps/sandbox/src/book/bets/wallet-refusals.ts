import type { WalletStatus } from '@baize/providers';

import type { RecordRefusal } from './bet-record.ts';

/** Why a bet was not taken, if the wallet refused its stake. */
export function walletRefusal(status: WalletStatus): RecordRefusal {
  switch (status) {
    case 'NO_FUNDS':
      return { reason: 'funds' };
    case 'LIMIT':
      return { reason: 'limit' };
    case 'SESSION_EXPIRED':
      return { reason: 'session' };
    case 'PLAYER_BLOCKED':
    case 'PLAYER_UNKNOWN':
    case 'GAME_UNKNOWN':
      return { reason: 'blocked' };
    default:
      return { reason: 'invalid' };
  }
}
