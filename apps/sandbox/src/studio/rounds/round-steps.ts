import type { Clock, IdMaker } from '@baize/clock';
import type { SigningKey, WalletReply } from '@baize/providers';

import type { NetworkId } from '../../feeds/jackpots/pool-plan.ts';
import type { GameMath } from '../math/model-for-game.ts';
import type { WalletAnswer, WalletClient } from '../wallet/wallet-client.ts';
import type { Round } from './round.ts';

export interface BetOrder {
  key: SigningKey;
  session: string;
  player: string;
  game: string;
  currency: string;
  /** A multiple of 20 minor units, so that every prize is a whole number of minor units. */
  betMinor: number;
  math: GameMath;
  /** The jackpot that the bet contributes to; null for play money and games without one. */
  pool: NetworkId | null;
}

/** A new round that the wallet does not know yet. */
export function createRound(order: BetOrder, ids: IdMaker, clock: Clock): Round {
  const id = ids.next();
  return {
    id: `r${id}`,
    state: 'betting',
    keyId: order.key.id,
    session: order.session,
    player: order.player,
    game: order.game,
    currency: order.currency,
    betTx: `b${id}`,
    winTx: `w${id}`,
    rollbackTx: `x${id}`,
    jackpotTx: `j${id}`,
    betMinor: order.betMinor,
    winMinor: 0,
    outcome: null,
    jackpot: null,
    balanceMinor: null,
    reason: null,
    startedAt: clock.now().toISOString(),
  };
}

/** A bet without a draw can only be refunded; a drawn one must be paid its win. */
export function stateToResume(round: Round): 'refunding' | 'winning' | 'pooling' | 'ending' {
  if (round.outcome === null) return 'refunding';
  if (round.state === 'ending' || round.state === 'pooling') return round.state;
  return stateAfterDraw(round);
}

/** Prizes of the game are paid first, then the jackpot, each as a separate win. */
export function stateAfterDraw({ winMinor, jackpot }: Pick<Round, 'winMinor' | 'jackpot'>) {
  if (winMinor > 0) return 'winning';
  return jackpot ? 'pooling' : 'ending';
}

/** Common fields of all messages that move money. */
export function movementOf(round: Round) {
  return { player: round.player, game: round.game, round: round.id, currency: round.currency };
}

/** Sends the call that the round's state requires. */
export function sendNext(
  wallet: WalletClient,
  key: SigningKey,
  round: Round,
): Promise<WalletAnswer<WalletReply>> {
  const movement = movementOf(round);
  switch (round.state) {
    case 'refunding':
      return wallet.call(key, 'rollback', {
        ...movement,
        tx: round.rollbackTx,
        betTx: round.betTx,
        amountMinor: BigInt(round.betMinor),
      });
    case 'winning':
      return wallet.call(key, 'win', {
        ...movement,
        tx: round.winTx,
        betTx: round.betTx,
        kind: 'round',
        amountMinor: BigInt(round.winMinor),
      });
    case 'pooling':
      return wallet.call(key, 'win', {
        ...movement,
        tx: round.jackpotTx,
        betTx: round.betTx,
        kind: 'jackpot',
        amountMinor: BigInt(round.jackpot?.amountMinor ?? 0),
      });
    default:
      return wallet.call(key, 'round_end', { player: round.player, game: round.game, round: round.id });
  }
}

/** The next state of a round after a decided reply. A finally refused win needs an operator. */
export function nextState(round: Round, reply: WalletReply): Partial<Round> {
  const balanceMinor = reply.balance ?? round.balanceMinor;
  if (round.state === 'ending') return { state: 'ended', balanceMinor };
  if (reply.status !== 'OK') return { state: 'stuck', reason: reply.status };
  if (round.state === 'refunding') return { state: 'refunded', balanceMinor };
  return { state: round.state === 'winning' && round.jackpot ? 'pooling' : 'ending', balanceMinor };
}
