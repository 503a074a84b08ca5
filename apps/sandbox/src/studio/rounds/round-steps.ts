import type { Clock, IdMaker } from '@baize/clock';
import type { SigningKey, WalletReply } from '@baize/providers';

import type { GameMath } from '../math/model-for-game.ts';
import type { WalletAnswer, WalletClient } from '../wallet/wallet-client.ts';
import type { Round } from './round.ts';

export interface BetOrder {
  key: SigningKey;
  session: string;
  player: string;
  game: string;
  currency: string;
  /** A multiple of 20 minor units, so that every prize is a whole number of them. */
  betMinor: number;
  math: GameMath;
}

/** A round that has begun for the studio and of which the wallet knows nothing yet. */
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
    betMinor: order.betMinor,
    winMinor: 0,
    outcome: null,
    balanceMinor: null,
    reason: null,
    startedAt: clock.now().toISOString(),
  };
}

/** A bet without a drawn result can only go back; a drawn one is owed whatever it won. */
export function stateToResume(round: Round): 'refunding' | 'winning' | 'ending' {
  if (round.outcome === null) return 'refunding';
  if (round.state === 'ending') return 'ending';
  return round.winMinor > 0 ? 'winning' : 'ending';
}

/** What every movement of money names. */
export function movementOf(round: Round) {
  return { player: round.player, game: round.game, round: round.id, currency: round.currency };
}

/** Sends the call that the round's state is waiting for. */
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
    default:
      return wallet.call(key, 'round_end', { player: round.player, game: round.game, round: round.id });
  }
}

/** What a decided answer makes of a round. Money that was refused for good is an operator's matter. */
export function nextState(round: Round, reply: WalletReply): Partial<Round> {
  const balanceMinor = reply.balance ?? round.balanceMinor;
  if (round.state === 'ending') return { state: 'ended', balanceMinor };
  if (reply.status !== 'OK') return { state: 'stuck', reason: reply.status };
  return { state: round.state === 'refunding' ? 'refunded' : 'ending', balanceMinor };
}
