import type { Visit } from '../visits/visit.ts';
import { isPending, type Wager } from './wager.ts';

/** Wagers in memory. Those of a player in a game and those of one round of the wallet are found without a look at the others. */
export class WagerMemory {
  readonly #most: number;
  readonly #wagers = new Map<string, Wager>();
  /** The wagers of each round of the wallet. */
  readonly #byRound = new SetsByKey();
  /** The wagers of each player in each game, oldest first. */
  readonly #byOwner = new SetsByKey();

  /** @param most how many are remembered; ended ones are only there for requests of their page */
  constructor(most: number) {
    this.#most = most;
  }

  add(wager: Wager): void {
    this.#wagers.set(wager.id, wager);
    this.#byRound.add(roundKey(wager), wager);
    this.#byOwner.add(ownerKey(wager), wager);
    if (this.#wagers.size > this.#most) this.#forgetOne();
  }

  find(id: string): Wager | null {
    return this.#wagers.get(id) ?? null;
  }

  all(): Iterable<Wager> {
    return this.#wagers.values();
  }

  /** Those of a page's player in its game, oldest first. */
  of({ ticket, wallet, playKey }: Visit): Wager[] {
    const player = wallet?.player ?? playKey;
    const keyId = wallet === null ? null : ticket.key.id;
    return [...this.#byOwner.of(ownerKey({ keyId, player, game: ticket.game.code }))];
  }

  /** The other wagers of its round of the wallet. */
  companionsOf(wager: Wager): Wager[] {
    return [...this.#byRound.of(roundKey(wager))].filter((other) => other !== wager);
  }

  #forgetOne(): void {
    for (const old of this.#wagers.values()) {
      // Anyone can open games with play money and leave them.
      if (old.keyId !== null && (isPending(old) || old.state === 'stuck')) continue;
      this.#wagers.delete(old.id);
      this.#byRound.delete(roundKey(old), old);
      this.#byOwner.delete(ownerKey(old), old);
      return;
    }
  }
}

class SetsByKey {
  readonly #sets = new Map<string, Set<Wager>>();

  add(key: string, wager: Wager): void {
    this.#sets.set(key, (this.#sets.get(key) ?? new Set()).add(wager));
  }

  of(key: string): Iterable<Wager> {
    return this.#sets.get(key) ?? [];
  }

  delete(key: string, wager: Wager): void {
    const set = this.#sets.get(key);
    set?.delete(wager);
    if (set?.size === 0) this.#sets.delete(key);
  }
}

const roundKey = ({ keyId, player, round }: Wager): string => `${keyId} ${player} ${round}`;

const ownerKey = ({ keyId, player, game }: Pick<Wager, 'keyId' | 'player' | 'game'>): string =>
  `${keyId} ${player} ${game}`;
