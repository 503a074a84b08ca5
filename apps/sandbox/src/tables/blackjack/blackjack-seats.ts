import { BLACKJACK_SEATS } from '@baize/games';

import { maskName } from '../../visits/mask-name.ts';
import type { SeatedPlayer, TableSeats } from '../table-game.ts';

interface Seat {
  readonly player: string;
  readonly shown: SeatedPlayer;
  idleRounds: number;
}

/** Seven seats, one for each player. A seat without a bet for some rounds is free again. */
export class BlackjackSeats implements TableSeats {
  readonly #players = new Map<number, Seat>();

  seated(): readonly (SeatedPlayer | null)[] {
    return Array.from({ length: BLACKJACK_SEATS }, (_, index) => this.#players.get(index + 1)?.shown ?? null);
  }

  seatOf(player: string): number | null {
    for (const [seat, taken] of this.#players) if (taken.player === player) return seat;
    return null;
  }

  sit(player: string, seat: number, name: string | null): boolean {
    if (this.#players.has(seat) || this.seatOf(player) !== null) return false;
    const shown = { name: name === null ? null : maskName(name) };
    this.#players.set(seat, { player, shown, idleRounds: 0 });
    return true;
  }

  leave(player: string): void {
    const seat = this.seatOf(player);
    if (seat !== null) this.#players.delete(seat);
  }

  clear(): void {
    this.#players.clear();
  }

  /** Counts a round for all seats, by who bet on it. @param mostIdle rounds that a seat may pass */
  countRound(betting: ReadonlySet<string>, mostIdle: number): void {
    for (const [seat, taken] of this.#players) {
      taken.idleRounds = betting.has(taken.player) ? 0 : taken.idleRounds + 1;
      if (taken.idleRounds > mostIdle) this.#players.delete(seat);
    }
  }
}
