import type { TableMessage } from '../table-messages.ts';
import type { SeenSeals } from './seen-seals.ts';

/** What every table sends of itself. */
interface LinkedState {
  readonly type: 'table';
  readonly version: number;
  readonly view: { readonly seat: unknown };
  readonly next: { readonly hand: string; readonly commitment: string } | null;
}

/** Messages of a table whose state is of a kind. */
type LinkedMessage<State> = State | Exclude<TableMessage, { readonly type: 'table' }>;

export interface TableLinkParts<State extends LinkedState> {
  readonly path: string;
  readonly playKey: string;
  readonly table: number;
  readonly seals: SeenSeals;
  readonly onMessage: (message: LinkedMessage<State>, isFirst: boolean) => void;
  readonly onLost: () => void;
}

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 8_000;
const SEED_BYTES = 16;

/** The page's connection to a table. A lost one is opened again; the table then sends everything anew. */
export class TableLink<State extends LinkedState> {
  readonly #parts: TableLinkParts<State>;
  #socket: WebSocket | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #retryMs = FIRST_RETRY_MS;
  #version = -1;
  #seeded = '';
  #isClosed = false;

  constructor(parts: TableLinkParts<State>) {
    this.#parts = parts;
    this.#open();
  }

  /** @returns false if there is no connection; then nothing was sent, and nothing will be */
  send(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.#socket?.close();
  }

  #open(): void {
    const { path, playKey, table, onMessage, onLost } = this.#parts;
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${path}`);
    this.#socket = socket;
    this.#version = -1;
    socket.addEventListener('open', () => socket.send(JSON.stringify({ playKey, table })));
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      // Page and room are deployed together.
      const message = JSON.parse(data) as LinkedMessage<State>;
      // Opened again it would close another of the player's pages, which would be opened again, and so on.
      if (message.type === 'refused' && message.reason === 'too-many-pages') this.#isClosed = true;
      if (message.type !== 'table') return onMessage(message, false);
      if (message.version < this.#version) return;
      const isFirst = this.#version === -1;
      this.#version = message.version;
      this.#retryMs = FIRST_RETRY_MS;
      this.#sendSeed(message);
      onMessage(message, isFirst);
    });
    socket.addEventListener('close', () => {
      if (this.#isClosed) return;
      this.#retry = setTimeout(() => this.#open(), this.#retryMs);
      this.#retryMs = Math.min(LONGEST_RETRY_MS, this.#retryMs * 2);
      onLost();
    });
  }

  /** A random number of this page is mixed into each deck or chain of dice that it knows the seal of. */
  #sendSeed({ next, view }: LinkedState): void {
    if (next === null) return;
    const { seals } = this.#parts;
    seals.see(next.hand, next.commitment);
    if (view.seat === null || next.hand === this.#seeded) return;
    this.#seeded = next.hand;
    const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
    const seed = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    if (this.send({ type: 'seed', hand: next.hand, seed })) seals.sent(next.hand, seed);
  }
}
