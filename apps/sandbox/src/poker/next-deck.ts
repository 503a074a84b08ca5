import { type DeckSeal, type Draw, sealDeck } from '@baize/games';

/** What everyone at the table may know of the next deck. */
export interface NextDeckView {
  readonly hand: string;
  readonly commitment: string;
  /** Null until enough are there. */
  readonly dealsAtMs: number | null;
}

/** The deck of the next hand: sealed, its commitment shown, and mixed by what the players' pages draw after they saw it. */
export class NextDeck {
  readonly hand: string;
  readonly seal: DeckSeal;
  dealsAtMs: number | null = null;
  /** By player; the first counts. */
  readonly #seeds = new Map<string, string>();

  constructor(hand: string, salt: string, draw: Draw) {
    this.hand = hand;
    this.seal = sealDeck(salt, draw);
  }

  get view(): NextDeckView {
    return { hand: this.hand, commitment: this.seal.commitment, dealsAtMs: this.dealsAtMs };
  }

  addSeed(player: string, seed: string): void {
    if (!this.#seeds.has(player)) this.#seeds.set(player, seed);
  }

  /** @param players in the order of their seats */
  seedsOf(players: readonly string[]): string[] {
    return players.flatMap((player) => this.#seeds.get(player) ?? []);
  }
}
