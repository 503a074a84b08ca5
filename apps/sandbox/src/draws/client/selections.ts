import { gameSounds } from '../../shell/client/sound/game-sounds.ts';

/** What a player has chosen of a board of odds: the same stake on each. */
export class Selections<Pick> {
  readonly #picks = new Map<string, Pick>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  has(key: string): boolean {
    return this.#picks.has(key);
  }

  get size(): number {
    return this.#picks.size;
  }

  toggle(key: string, pick: Pick): void {
    gameSounds.play('wheelTick');
    if (!this.#picks.delete(key) && this.#picks.size < this.#most) this.#picks.set(key, pick);
  }

  clear(): void {
    this.#picks.clear();
  }

  /** The order with a stake on each; null without any. */
  order(stakeMinor: number): { bet: unknown; totalMinor: number } | null {
    if (this.#picks.size === 0) return null;
    const bet = Array.from(this.#picks.values(), (pick) => ({ ...pick, stakeMinor: String(stakeMinor) }));
    return { bet, totalMinor: stakeMinor * bet.length };
  }
}
