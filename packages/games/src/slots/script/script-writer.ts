import type { Coin, Drop, Grid, Hold, ScriptGame, SlotScript, Win } from './script.ts';
import { UNITS_PER_STAKE } from '../units.ts';

/** Follows a game while it is played and writes its script. Simulations play without one. */
export class ScriptWriter {
  readonly #games: OpenGame[] = [];

  /** Begins the paid game or a free one. */
  game(): void {
    this.#games.push({ drops: [] });
  }

  drop(falls: Grid, multiplier: number): void {
    this.#last.drops.push({ falls, multiplier, wins: [] });
  }

  /** Adds wins to the last drop. */
  wins(wins: readonly Win[]): void {
    const drop = this.#last.drops.at(-1);
    if (drop === undefined) throw new RangeError('a win needs a board');
    drop.wins.push(...wins);
  }

  /** Free games that the last game adds; none is not written. */
  freeGames(count: number): void {
    if (count > 0) this.#last.freeGames = count;
  }

  coins(coins: readonly Coin[]): void {
    this.#last.coins = coins;
  }

  hold(hold: Hold): void {
    this.#last.hold = hold;
  }

  finish(model: string, units: number, isCapped: boolean): SlotScript {
    return { model, games: this.#games, units, beatsStake: units > UNITS_PER_STAKE, isCapped };
  }

  get #last(): OpenGame {
    const game = this.#games.at(-1);
    if (game === undefined) throw new RangeError('a script begins with a game');
    return game;
  }
}

interface OpenGame extends ScriptGame {
  drops: (Drop & { wins: Win[] })[];
}
