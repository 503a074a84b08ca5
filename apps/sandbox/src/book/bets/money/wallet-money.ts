import type { KeyRing, SigningKey, WalletMessages, WalletReply } from '@baize/providers';

import type { WalletAnswer, WalletClient } from '../../../studio/wallet/wallet-client.ts';
import {
  betTxOf,
  movementOf,
  sendBet,
  sendRollback,
  sendRoundEnd,
  sendWin,
} from '../../../wagers/stake-calls.ts';
import { keyOf } from '../bet-owner.ts';
import type { BetRecord, Move } from '../bet-record.ts';
import { oddsOf } from '../odds-of.ts';
import type { BetMoney } from './bet-money.ts';

/** The signed wallet of the bet's brand. */
export function createWalletMoney(wallet: WalletClient, keys: KeyRing): BetMoney {
  const keyOfBet = ({ keyId }: BetRecord): SigningKey => keyOf(keys, keyId ?? '');
  return {
    bet: (record) => sendBet(wallet, keyOfBet(record), { ...record, odds: oddsOf(record) }),
    send(record, move) {
      const key = keyOfBet(record);
      switch (move.kind) {
        case 'refund':
          return sendRollback(wallet, key, record, move.tx);
        case 'end':
          return sendRoundEnd(wallet, key, record);
        case 'reduce':
          return sendReduction(wallet, key, record, move);
        default:
          return sendWin(wallet, key, record, { ...move.win, kind: 'round' });
      }
    },
  };
}

function sendReduction(
  wallet: WalletClient,
  key: SigningKey,
  record: BetRecord,
  { win, reversals }: Extract<Move, { kind: 'reduce' }>,
): Promise<WalletAnswer<WalletReply>> {
  const movement = movementOf(record);
  const back = reversals.map(({ tx, win: { tx: winTx, amountMinor } }) => ({
    ...movement,
    tx,
    winTx,
    amountMinor: BigInt(amountMinor),
  }));
  const [only] = back;
  if (win === null && only && back.length === 1) return wallet.call(key, 'reverse_win', only);
  const calls: WalletMessages['batch']['calls'][number][] = back.map((message) => ({
    call: 'reverse_win',
    message,
  }));
  if (win) {
    const { tx, amountMinor } = win;
    const message = { ...movement, tx, betTx: betTxOf(record), kind: 'round' as const };
    calls.unshift({ call: 'win', message: { ...message, amountMinor: BigInt(amountMinor) } });
  }
  return wallet.call(key, 'batch', { calls });
}
