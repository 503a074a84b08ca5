import type { SigningKey, WalletReply } from '@baize/providers';

import type { WalletAnswer, WalletClient } from '../studio/wallet/wallet-client.ts';
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

const transaction = ({ id }: Wager, kind: 'b' | 'w' | 'x' | 'j') => `${kind}${id}`;

const movementOf = ({ player, game, round, currency }: Wager) => ({ player, game, round, currency });

/** Takes the stake. */
export function sendBet(
  wallet: WalletClient,
  key: SigningKey,
  wager: Wager,
): Promise<WalletAnswer<WalletReply>> {
  return wallet.call(key, 'bet', {
    ...movementOf(wager),
    session: wager.session,
    tx: transaction(wager, 'b'),
    kind: 'round',
    amountMinor: BigInt(wager.betMinor),
  });
}

/** Sends the call that the wager's state requires. */
export function sendNext(
  wallet: WalletClient,
  key: SigningKey,
  wager: Wager,
): Promise<WalletAnswer<WalletReply>> {
  const movement = movementOf(wager);
  const betTx = transaction(wager, 'b');
  switch (wager.state) {
    case 'refunding':
      return wallet.call(key, 'rollback', {
        ...movement,
        tx: transaction(wager, 'x'),
        betTx,
        amountMinor: BigInt(wager.betMinor),
      });
    case 'winning':
      return wallet.call(key, 'win', {
        ...movement,
        tx: transaction(wager, 'w'),
        betTx,
        kind: 'round',
        amountMinor: BigInt(wager.winMinor),
      });
    case 'pooling':
      return wallet.call(key, 'win', {
        ...movement,
        tx: transaction(wager, 'j'),
        betTx,
        kind: 'jackpot',
        amountMinor: BigInt(wager.jackpot?.amountMinor ?? 0),
      });
    default:
      return wallet.call(key, 'round_end', { player: wager.player, game: wager.game, round: wager.round });
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
