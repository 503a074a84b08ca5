import type { SocketPeer } from '../feeds/socket/socket-peer.ts';
import type { Visit } from '../visits/visit.ts';
import type { CrashMessage } from './crash-messages.ts';

/** The part of a connected page that the table uses. */
export type Reader = Pick<SocketPeer, 'sendText' | 'drop'>;

/** Real money and play money have lists of players of their own, and so messages of their own. */
export type MoneyKind = 'real' | 'fun';

/** The player, whichever of the studio's airships is on the page; a page with play money is a player by itself. */
export function playerOf({ ticket, wallet, playKey }: Visit): string {
  return wallet === null ? playKey : `${ticket.key.id} ${wallet.player}`;
}

export function moneyOf({ wallet }: Visit): MoneyKind {
  return wallet === null ? 'fun' : 'real';
}

/** The pages that watch the table. One that reads too slowly is dropped: it connects again and gets everything. */
export class Audience {
  readonly #visits = new Map<Reader, Visit>();
  readonly #peersOfPlayer = new Map<string, Set<Reader>>();

  get size(): number {
    return this.#visits.size;
  }

  join(peer: Reader, visit: Visit): void {
    this.#visits.set(peer, visit);
    const player = playerOf(visit);
    this.#peersOfPlayer.set(player, (this.#peersOfPlayer.get(player) ?? new Set()).add(peer));
  }

  leave(peer: Reader): void {
    const visit = this.#visits.get(peer);
    if (visit === undefined) return;
    this.#visits.delete(peer);
    const player = playerOf(visit);
    const peers = this.#peersOfPlayer.get(player);
    peers?.delete(peer);
    if (peers?.size === 0) this.#peersOfPlayer.delete(player);
  }

  send(peer: Reader, message: CrashMessage): void {
    this.#sendText(peer, JSON.stringify(message));
  }

  /** Written once for each kind of money, whatever the number of pages. */
  sendAll(messageFor: (money: MoneyKind) => CrashMessage): void {
    const texts = { real: JSON.stringify(messageFor('real')), fun: JSON.stringify(messageFor('fun')) };
    for (const [peer, visit] of this.#visits) this.#sendText(peer, texts[moneyOf(visit)]);
  }

  /** To every page of one player. */
  sendTo(player: string, message: CrashMessage): void {
    for (const peer of this.#peersOfPlayer.get(player) ?? []) this.send(peer, message);
  }

  #sendText(peer: Reader, text: string): void {
    if (peer.sendText(text)) return;
    this.leave(peer);
    peer.drop();
  }
}
