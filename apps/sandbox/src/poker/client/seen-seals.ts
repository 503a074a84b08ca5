/** A deck or a chain of dice as its history names it. */
export interface NamedSeal {
  readonly commitment: string;
  /** What the players' pages added. */
  readonly numbers: readonly string[];
}

/** What this page knows about a named seal. */
export interface SealFinding {
  /** `unseen` if the page did not see the hand or match coming. */
  readonly seal: 'same' | 'other' | 'unseen';
  /** Whether the number that the page sent is in it; a late one is not. */
  readonly isNumberMissing: boolean;
}

/** Seals that this page showed before their hands and matches began, and the numbers that it sent for them. */
export class SeenSeals {
  readonly #seals = new Map<string, { readonly commitment: string; number: string | null }>();

  /** The first seal counts, whatever the room says later. */
  see(hand: string, commitment: string): void {
    if (!this.#seals.has(hand)) this.#seals.set(hand, { commitment, number: null });
  }

  sent(hand: string, number: string): void {
    const seal = this.#seals.get(hand);
    if (seal !== undefined) seal.number = number;
  }

  compare(hand: string, { commitment, numbers }: NamedSeal): SealFinding {
    const seen = this.#seals.get(hand);
    if (seen === undefined) return { seal: 'unseen', isNumberMissing: false };
    return {
      seal: seen.commitment === commitment ? 'same' : 'other',
      isNumberMissing: seen.number !== null && !numbers.includes(seen.number),
    };
  }
}
