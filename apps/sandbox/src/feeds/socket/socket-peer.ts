import type { WebSocket } from 'ws';

/** Bytes that may be buffered for a slow reader; above it messages are dropped. */
const MAX_WAITING_BYTES = 1024 * 1024;

/** One connected page. */
export class SocketPeer {
  readonly #socket: WebSocket;

  constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  /** @returns false if the reader is gone or too slow and the message was dropped */
  sendText(text: string): boolean {
    if (!this.#isReady()) return false;
    this.#socket.send(text);
    return true;
  }

  sendBytes(bytes: Buffer): void {
    if (this.#isReady()) this.#socket.send(bytes, { binary: true });
  }

  close(): void {
    this.#socket.close();
  }

  /** Closes the connection without a close frame. */
  drop(): void {
    this.#socket.terminate();
  }

  #isReady(): boolean {
    return this.#socket.readyState === this.#socket.OPEN && this.#socket.bufferedAmount <= MAX_WAITING_BYTES;
  }
}
