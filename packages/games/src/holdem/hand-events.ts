import type { Card } from '../cards/card.ts';
import type { Positions, Street } from './hand-state.ts';
import type { Share } from './side-pots.ts';
import type { TableRules } from './table-rules.ts';

export interface HandStarted {
  readonly kind: 'start';
  readonly id: string;
  readonly rules: TableRules;
  readonly positions: Positions;
  readonly seats: readonly { readonly seat: number; readonly player: string; readonly stackMinor: bigint }[];
  readonly commitment: string;
  readonly playerSeeds: readonly string[];
}

export interface SeatActed {
  readonly kind: 'act';
  readonly seat: number;
  readonly action: 'fold' | 'check' | 'call' | 'bet' | 'raise';
  readonly paysMinor: bigint;
  /** The bet of the seat in this round afterwards. */
  readonly toMinor: bigint;
  readonly isAllIn: boolean;
  /** By the rule if time ran out or the player left. */
  readonly by: 'player' | 'rule';
}

/** What happened in a hand, in order: its history, from which each of its states follows. */
export type HandEvent =
  | HandStarted
  | {
      readonly kind: 'post';
      readonly seat: number;
      readonly blind: 'small' | 'big' | 'entry';
      readonly paysMinor: bigint;
    }
  /** Without cards in the history of everybody else. */
  | { readonly kind: 'deal'; readonly seat: number; readonly cards: readonly Card[] }
  | { readonly kind: 'street'; readonly street: Street; readonly cards: readonly Card[] }
  | SeatActed
  | { readonly kind: 'uncalled'; readonly seat: number; readonly amountMinor: bigint }
  | { readonly kind: 'show'; readonly seat: number; readonly cards: readonly Card[] }
  | { readonly kind: 'muck'; readonly seat: number }
  | {
      readonly kind: 'pot';
      readonly pot: number;
      readonly rakeMinor: bigint;
      readonly shares: readonly Share[];
    }
  | { readonly kind: 'end' }
  /** The table could not go on: everybody has the chips of the start. */
  | { readonly kind: 'cancel'; readonly stacks: readonly Share[] };
