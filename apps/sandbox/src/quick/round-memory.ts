import type { ShownRound } from './quick-round.ts';

const REMEMBERED_ROUNDS = 20_000;

/** The rounds of each seat for its pages, in memory only. */
export class RoundMemory {
  readonly #rounds = new Map<string, { readonly seat: string; readonly round: ShownRound }>();

  /** @param seat the player at a game, or a page with play money */
  add(seat: string, round: ShownRound): void {
    this.#rounds.set(round.id, { seat, round });
    const [oldest] = this.#rounds.keys();
    if (this.#rounds.size > REMEMBERED_ROUNDS && oldest !== undefined) this.#rounds.delete(oldest);
  }

  find(seat: string, id: string): ShownRound | null {
    const found = this.#rounds.get(id);
    return found?.seat === seat ? found.round : null;
  }

  /** The newest round of a seat that has an outcome. */
  lastDecidedOf(seat: string): ShownRound | null {
    const decided = [...this.#rounds.values()].findLast(
      ({ seat: owner, round }) => owner === seat && round.outcome !== null,
    );
    return decided?.round ?? null;
  }
}
