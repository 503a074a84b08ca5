import type { Wager } from '../wagers/wager.ts';
import type { LeaveReason, TableMessage } from './table-messages.ts';

type LeftMessage = Extract<TableMessage, { type: 'left' }>;

/** Players on their way home from a table: why they leave, and whether the wallet has their chips. */
export class SeatExits {
  readonly #reasons = new Map<string, LeaveReason>();
  readonly #unpaid = new Map<string, LeftMessage>();

  expect(owner: string, reason: LeaveReason): void {
    this.#reasons.set(owner, reason);
  }

  /** The message to the player when the chips leave the table. */
  leave(owner: string, chips: number): LeftMessage {
    const left: LeftMessage = {
      type: 'left',
      reason: this.#reasons.get(owner) ?? 'absent',
      chips,
      balance: null,
    };
    if (chips > 0) this.#unpaid.set(owner, left);
    return left;
  }

  /** The message when the wallet has booked them; null if it has not. */
  paid(owner: string, wager: Pick<Wager, 'state' | 'winMinor' | 'balanceMinor'>): LeftMessage | null {
    const left = this.#unpaid.get(owner);
    if (left === undefined || wager.winMinor === 0 || !isBooked(wager)) return null;
    this.#unpaid.delete(owner);
    this.#reasons.delete(owner);
    return { ...left, balance: wager.balanceMinor };
  }
}

/** Whether the balance of a wager is of its last step: stakes of a round that pay nothing know an older one. */
export function isBooked({ state, winMinor }: Pick<Wager, 'state' | 'winMinor'>): boolean {
  if (state === 'ending' || state === 'ended') return winMinor > 0;
  return state === 'open' || state === 'refused' || state === 'refunded';
}
