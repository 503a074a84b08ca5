import type { Duplex } from 'node:stream';

import { OPCODES, readFrames, type SocketFrame, writeFrame } from './read-frames.ts';

/** Bytes that may wait for a slow reader; more than that and messages are left out. */
const MAX_WAITING_BYTES = 1024 * 1024;
const NORMAL_CLOSURE = 1000;
const PROTOCOL_ERROR = 1002;
/** Several frames may make up one message; nobody has that much to say. */
const MAX_MESSAGE_BYTES = 64 * 1024;

/** One connected page. */
export class SocketPeer {
  readonly #socket: Duplex;
  readonly #onText: (text: string) => void;
  #rest: Buffer = Buffer.alloc(0);
  #parts: Buffer[] = [];
  #isOpen = true;

  constructor(socket: Duplex, onText: (text: string) => void, onClose: () => void) {
    this.#socket = socket;
    this.#onText = onText;
    socket.on('data', (bytes: Buffer) => this.#take(bytes));
    socket.on('error', () => socket.destroy());
    socket.once('close', () => {
      this.#isOpen = false;
      onClose();
    });
  }

  /** @returns false when the reader is too slow and the message was left out */
  sendText(text: string): boolean {
    if (!this.#isOpen || this.#socket.writableLength > MAX_WAITING_BYTES) return false;
    this.#socket.write(writeFrame(OPCODES.text, Buffer.from(text)));
    return true;
  }

  sendBytes(bytes: Buffer): void {
    if (this.#isOpen) this.#socket.write(writeFrame(OPCODES.binary, bytes));
  }

  close(code = NORMAL_CLOSURE): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#socket.end(writeFrame(OPCODES.close, Buffer.from([code >> 8, code & 0xff])));
  }

  /** Hangs up without a word. */
  drop(): void {
    this.#isOpen = false;
    this.#socket.destroy();
  }

  #take(bytes: Buffer): void {
    try {
      const read = readFrames(Buffer.concat([this.#rest, bytes]));
      this.#rest = read.rest;
      for (const frame of read.frames) this.#answer(frame);
    } catch {
      this.close(PROTOCOL_ERROR);
    }
  }

  #answer({ opcode, isFinal, payload }: SocketFrame): void {
    if (!this.#isOpen) return;
    if (opcode === OPCODES.close) return this.close();
    if (opcode === OPCODES.ping) return void this.#socket.write(writeFrame(OPCODES.pong, payload));
    if (opcode !== OPCODES.text && opcode !== OPCODES.continuation) return;
    this.#parts.push(payload);
    const message = Buffer.concat(this.#parts);
    if (message.length > MAX_MESSAGE_BYTES) return this.close(PROTOCOL_ERROR);
    if (!isFinal) return;
    this.#parts = [];
    this.#onText(message.toString('utf8'));
  }
}
