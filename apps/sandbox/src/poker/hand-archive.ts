import {
  type Card,
  cardsSeenBy,
  type CardsOpening,
  type DeckSeal,
  type HandEvent,
  openCards,
  type PokerHandPlay,
} from '@baize/games';

import type { Journal } from '../journal/journal.ts';
import { isHouse } from './house-opponents.ts';
import { toWire, type Wire } from './wire-text.ts';

/** A finished hand with its secrets, as it is stored. */
export interface StoredHand {
  readonly hand: string;
  readonly table: string;
  readonly currency: string;
  /** ISO 8601. */
  readonly endedAt: string;
  readonly seal: DeckSeal;
  readonly events: readonly Wire<HandEvent>[];
  /** The players who were dealt in, with the cards that they have seen. */
  readonly players: readonly {
    readonly name: string;
    readonly seat: number;
    readonly seen: readonly Card[];
  }[];
}

/** One hand of a list. */
export interface HandSummary {
  readonly hand: string;
  readonly table: string;
  readonly currency: string;
  readonly endedAt: string;
  /** What the player won less what the player paid. */
  readonly netMinor: number;
}

/** A hand as one of its players knows it, with the proof of each card that the player saw. */
export interface OpenedHand extends HandSummary {
  readonly seat: number;
  readonly events: readonly Wire<HandEvent>[];
  readonly opening: CardsOpening;
}

export const KEPT_HANDS = 2_000;
const SHOWN_HANDS = 50;
const AVERAGED_HANDS = 20;

/** The last hands of all tables, each for its players only. */
export class HandArchive {
  readonly #journal: Journal<StoredHand>;
  readonly #hands = new Map<string, StoredHand>();
  /** Of the last hands of each table. */
  readonly #pots = new Map<string, readonly number[]>();

  constructor(journal: Journal<StoredHand>, hands: readonly StoredHand[]) {
    this.#journal = journal;
    for (const hand of hands) this.#remember(hand);
  }

  async add(play: PokerHandPlay, about: Pick<StoredHand, 'table' | 'currency' | 'endedAt'>): Promise<void> {
    const stored: StoredHand = {
      hand: play.state.id,
      ...about,
      seal: play.seal,
      events: toWire(play.events),
      players: play.state.seats.flatMap(({ seat, player: name }) =>
        isHouse(name) ? [] : [{ name, seat, seen: [...cardsSeenBy(play, seat)] }],
      ),
    };
    this.#remember(stored);
    await this.#journal.append(stored);
  }

  /** Newest first. */
  handsOf(name: string): HandSummary[] {
    const own = [...this.#hands.values()].filter(({ players }) => players.some((seat) => seat.name === name));
    return own
      .slice(-SHOWN_HANDS)
      .toReversed()
      .map((hand) => summaryFor(hand, name));
  }

  /** Null for a hand that the player was not dealt in. */
  open(hand: string, name: string): OpenedHand | null {
    const found = this.#hands.get(hand);
    const own = found?.players.find((seat) => seat.name === name);
    if (found === undefined || own === undefined) return null;
    const events = found.events.map((event) =>
      event.kind === 'deal' && event.seat !== own.seat ? { ...event, cards: [] } : event,
    );
    const opening = openCards(found.seal, new Set(own.seen));
    return { ...summaryFor(found, name), seat: own.seat, events, opening };
  }

  /** Of the last hands at a table, before rake; null before the first. */
  averagePot(table: string, currency: string): number | null {
    const pots = this.#pots.get(`${table} ${currency}`) ?? [];
    return pots.length === 0 ? null : Math.round(pots.reduce((sum, pot) => sum + pot, 0) / pots.length);
  }

  #remember(hand: StoredHand): void {
    this.#hands.set(hand.hand, hand);
    const key = `${hand.table} ${hand.currency}`;
    this.#pots.set(key, [...(this.#pots.get(key) ?? []), potOf(hand.events)].slice(-AVERAGED_HANDS));
    const [oldest] = this.#hands.keys();
    if (this.#hands.size > KEPT_HANDS && oldest !== undefined) this.#hands.delete(oldest);
  }
}

function summaryFor(
  { hand, table, currency, endedAt, events, players }: StoredHand,
  name: string,
): HandSummary {
  const seat = players.find((known) => known.name === name)?.seat;
  return { hand, table, currency, endedAt, netMinor: netOf(events, seat) };
}

/** A cancelled hand changes nothing. */
function netOf(events: readonly Wire<HandEvent>[], seat: number | undefined): number {
  if (events.some(({ kind }) => kind === 'cancel')) return 0;
  return events.reduce((net, event) => {
    if ((event.kind === 'post' || event.kind === 'act') && event.seat === seat) return net - event.paysMinor;
    if (event.kind === 'uncalled' && event.seat === seat) return net + event.amountMinor;
    if (event.kind !== 'pot') return net;
    return net + (event.shares.find((share) => share.seat === seat)?.amountMinor ?? 0);
  }, 0);
}

/** All that the winners and the room got. */
function potOf(events: readonly Wire<HandEvent>[]): number {
  return events.reduce((sum, event) => {
    if (event.kind !== 'pot') return sum;
    return event.shares.reduce((pot, { amountMinor }) => pot + amountMinor, sum + event.rakeMinor);
  }, 0);
}
