import { createDiceChain, type DiceChain } from '@baize/games';

/** What everyone at the table may know of the dice of the next match. */
export interface NextDiceView {
  /** The match, by the name that a table of cards has for it. */
  readonly hand: string;
  readonly commitment: string;
  /** Null until both sides are taken and each player's page has drawn its number. */
  readonly startsAtMs: number | null;
}

/** The dice of the next match: committed to before the players' pages draw the numbers that they depend on as well. */
export class NextDice {
  readonly hand: string;
  readonly chain: DiceChain;
  startsAtMs: number | null = null;
  /** By player; the first counts. */
  readonly #seeds = new Map<string, string>();

  /** @param secret 32 bytes in base64url */
  constructor(hand: string, secret: string) {
    this.hand = hand;
    this.chain = createDiceChain(Buffer.from(secret, 'base64url'));
  }

  get view(): NextDiceView {
    return { hand: this.hand, commitment: this.chain.commitment, startsAtMs: this.startsAtMs };
  }

  addSeed(player: string, seed: string): void {
    if (!this.#seeds.has(player)) this.#seeds.set(player, seed);
  }

  /**
   * What the dice are made with besides the chain; null as long as a player's number is missing, since the house alone must not
   * choose it.
   *
   * @param players of white and black; null for the opponent of the house, which adds nothing
   */
  saltOf(players: readonly (string | null)[]): string | null {
    const parts = players.map((player) => (player === null ? 'house' : this.#seeds.get(player)));
    return parts.includes(undefined) ? null : [this.hand, ...parts].join(':');
  }
}
