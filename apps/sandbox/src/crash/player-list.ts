import type { CrashUpdate, ListedBet } from './crash-messages.ts';

type ListChanges = Pick<CrashUpdate, 'joined' | 'left' | 'out'>;

/** The bets of a round as all pages see them, and what changed since pages were last sent something. */
export class PlayerList {
  readonly #bets = new Map<number, ListedBet>();
  #joined: number[] = [];
  #left: number[] = [];
  #out: (readonly [number, number])[] = [];

  /** For the next round. Pages empty their lists when they see it. */
  clear(): void {
    this.#bets.clear();
    this.takeChanges();
  }

  join(bet: ListedBet): void {
    const [entry] = bet;
    this.#bets.set(entry, bet);
    this.#joined.push(entry);
  }

  leave(entry: number): void {
    if (this.#bets.delete(entry)) this.#left.push(entry);
  }

  cashOut(entry: number, multiplier: number): void {
    const bet = this.#bets.get(entry);
    if (bet === undefined) return;
    const [, name, stake, currency] = bet;
    this.#bets.set(entry, [entry, name, stake, currency, multiplier]);
    this.#out.push([entry, multiplier]);
  }

  get all(): readonly ListedBet[] {
    return [...this.#bets.values()];
  }

  get hasChanges(): boolean {
    return this.#joined.length + this.#left.length + this.#out.length > 0;
  }

  /** Only the kinds of changes that there are, so that most updates are a few bytes. */
  takeChanges(): ListChanges {
    const joined = this.#joined.map((entry) => this.#bets.get(entry)).filter((bet) => bet !== undefined);
    const changes: ListChanges = {
      ...(joined.length > 0 && { joined }),
      ...(this.#left.length > 0 && { left: this.#left }),
      ...(this.#out.length > 0 && { out: this.#out }),
    };
    this.#joined = [];
    this.#left = [];
    this.#out = [];
    return changes;
  }
}
