import type { ChangesMessage, FollowMessage } from '../socket/book-messages.ts';
import { chance } from './chance.ts';

interface SocketHooks {
  onChanges(message: ChangesMessage): void;
  /** Whether prices on the page are the book's at present. */
  onState(state: 'connected' | 'lost' | 'stale'): void;
  /** What the page follows at the moment. */
  follow(): FollowMessage;
}

const [FIRST_LEAST_MS, FIRST_MOST_MS, LONGEST_MS] = [500, 5_000, 10_000];
const STALE_MS = 15_000;
const CHECK_MS = 3_000;
/** A page in the background for longer needs no prices until it is looked at again. */
const HIDDEN_MS = 30_000;

/** The page's one connection: it connects again by itself, says when prices may be old, and rests in the background. */
export class BookSocket {
  readonly #address: URL;
  readonly #hooks: SocketHooks;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #heardAt = performance.now();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #isResting = false;

  constructor(address: URL, hooks: SocketHooks) {
    this.#address = address;
    this.#hooks = hooks;
    setInterval(() => this.#check(), CHECK_MS);
    document.addEventListener('visibilitychange', () => this.#rests());
    window.addEventListener('online', () => this.#wake());
    this.#connect();
  }

  /** Sends what the page follows now. */
  follow(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(this.#hooks.follow()));
  }

  #connect(): void {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.addEventListener('open', () => this.follow());
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      this.#attempt = 0;
      this.#heardAt = performance.now();
      this.#hooks.onState('connected');
      // The server has the same version.
      this.#hooks.onChanges(JSON.parse(data) as ChangesMessage);
    });
    socket.addEventListener('close', () => {
      if (socket !== this.#socket || this.#isResting) return;
      this.#hooks.onState('lost');
      this.#retry = setTimeout(() => this.#connect(), this.#pauseMs());
      this.#attempt += 1;
    });
  }

  #pauseMs(): number {
    if (this.#attempt === 0) return FIRST_LEAST_MS + chance() * (FIRST_MOST_MS - FIRST_LEAST_MS);
    return chance() * Math.min(LONGEST_MS, FIRST_LEAST_MS * 2 ** this.#attempt);
  }

  #check(): void {
    const isOpen = this.#socket?.readyState === WebSocket.OPEN;
    if (!isOpen || this.#isResting || performance.now() - this.#heardAt < STALE_MS) return;
    this.#hooks.onState('stale');
    // The other side may be gone without a word.
    this.#socket?.close();
  }

  #rests(): void {
    clearTimeout(this.#rest);
    if (!document.hidden) return this.#wake();
    this.#rest = setTimeout(() => {
      this.#isResting = true;
      this.#socket?.close();
    }, HIDDEN_MS);
  }

  #wake(): void {
    const isConnected = this.#socket !== null && this.#socket.readyState <= WebSocket.OPEN;
    if (isConnected && !this.#isResting) return;
    this.#isResting = false;
    clearTimeout(this.#retry);
    this.#heardAt = performance.now();
    this.#connect();
  }
}
