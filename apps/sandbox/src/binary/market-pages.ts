import type { SocketPeer } from '../feeds/socket/socket-peer.ts';
import type { Visit } from '../visits/visit.ts';
import type { MarketMessage } from './binary-messages.ts';

/** The part of a connected page that the market uses. */
export type Reader = Pick<SocketPeer, 'sendText' | 'drop'>;

/** The pages that watch the price. One that reads too slowly is dropped: it connects again and gets everything. */
export class MarketPages {
  readonly #visits = new Map<Reader, Visit>();

  get size(): number {
    return this.#visits.size;
  }

  join(peer: Reader, visit: Visit): void {
    this.#visits.set(peer, visit);
  }

  leave(peer: Reader): void {
    this.#visits.delete(peer);
  }

  entries(): [Reader, Visit][] {
    return [...this.#visits];
  }

  send(peer: Reader, message: MarketMessage): void {
    this.#sendText(peer, JSON.stringify(message));
  }

  /** Written once, whatever the number of pages. */
  sendAll(message: MarketMessage): void {
    const text = JSON.stringify(message);
    for (const peer of this.#visits.keys()) this.#sendText(peer, text);
  }

  /** To every page of one player. */
  sendTo(seat: string, message: MarketMessage): void {
    for (const [peer, visit] of this.#visits) if (visit.seat === seat) this.send(peer, message);
  }

  #sendText(peer: Reader, text: string): void {
    if (peer.sendText(text)) return;
    this.leave(peer);
    peer.drop();
  }
}
