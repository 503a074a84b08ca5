import type { SigningKey, WalletReply } from '@baize/providers';

import type { WalletAnswer, WalletClient } from '../studio/wallet/wallet-client.ts';
import { sendRollback, sendRoundEnd, sendWin } from './stake-calls.ts';
import type { Wager, WagerState } from './wager.ts';

/** The game's prizes are paid first, then a jackpot, each as a separate win. */
export function stateAfterResult({ winMinor, jackpot }: Pick<Wager, 'winMinor' | 'jackpot'>): WagerState {
  if (winMinor > 0) return 'winning';
  return jackpot ? 'pooling' : 'ending';
}

/** A stake without a result can only be returned; one with a result must be paid. */
export function stateToResume(wager: Wager): WagerState {
  if (wager.result === null) return 'refunding';
  if (wager.state === 'ending' || wager.state === 'pooling') return wager.state;
  return stateAfterResult(wager);
}

/** Sends the call that the wager's state requires. */
export function sendNext(
  wallet: WalletClient,
  key: SigningKey,
  wager: Wager,
): Promise<WalletAnswer<WalletReply>> {
  const { id, winMinor, jackpot, freeSpins } = wager;
  const kind = freeSpins === undefined ? 'round' : 'free_round';
  switch (wager.state) {
    case 'refunding':
      return sendRollback(wallet, key, wager);
    case 'winning':
      return sendWin(wallet, key, wager, { tx: `w${id}`, kind, amountMinor: winMinor });
    case 'pooling': {
      const amountMinor = jackpot?.amountMinor ?? 0;
      return sendWin(wallet, key, wager, { tx: `j${id}`, kind: 'jackpot', amountMinor });
    }
    default:
      return sendRoundEnd(wallet, key, wager);
  }
}

/** The next state after a decided reply. A finally refused payment needs an operator. */
export function nextState(wager: Wager, reply: WalletReply): Partial<Wager> {
  const balanceMinor = reply.balance ?? wager.balanceMinor;
  if (wager.state === 'ending') return { state: 'ended', balanceMinor };
  if (reply.status !== 'OK') return { state: 'stuck', reason: reply.status };
  if (wager.state === 'refunding') return { state: 'refunded', balanceMinor };
  return { state: wager.state === 'winning' && wager.jackpot ? 'pooling' : 'ending', balanceMinor };
}
