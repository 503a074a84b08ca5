import { createSeededDraw, isHandRunning, type LegalActions } from '@baize/games';
import { vi } from 'vitest';

import type { Journal } from '../../journal/journal.ts';
import { WagerDesk } from '../../testing/wager-desk.ts';
import type { Visit } from '../../visits/visit.ts';
import { HandArchive, type StoredHand } from '../hand-archive.ts';
import type { LivePokerTable } from '../live-poker-table.ts';
import { PlayCheck } from '../play-check.ts';
import { PokerFloor } from '../poker-floor.ts';
import type { PageMessage, TableMessage, TableState } from '../table-messages.ts';
import type { RoomMember } from '../table-pages.ts';
import type { StoredTable } from '../table-store.ts';
import type { Wire } from '../wire-text.ts';

const STEP_MS = 250;
/** More than any hand has, however slow its players are. */
const MOST_STEPS = 20_000;

/** Entries in memory, and an error for the next of them. */
export class TestJournal<Entry> implements Journal<Entry> {
  entries: Entry[] = [];
  nextFailure: Error | null = null;

  append(entry: Entry): Promise<void> {
    return this.appendAll([entry]);
  }

  async appendAll(entries: readonly Entry[]): Promise<void> {
    const failure = this.nextFailure;
    this.nextFailure = null;
    if (failure) throw failure;
    this.entries.push(...structuredClone(entries));
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

/** A page at a table and what it was sent. */
export interface TestPage extends RoomMember {
  readonly messages: TableMessage[];
}

/** The floor of a room with a wallet that all players share, and its clock. */
export class TestRoom {
  readonly desk: WagerDesk;
  readonly store = new TestJournal<StoredTable>();
  readonly hands = new TestJournal<StoredHand>();
  readonly draw = createSeededDraw('room');
  /** Names of the pages whose sessions the tables found to be over. */
  readonly ended: (string | null)[] = [];
  archive!: HandArchive;
  floor!: PokerFloor;

  private constructor(desk: WagerDesk) {
    this.desk = desk;
  }

  static async open(): Promise<TestRoom> {
    const room = new TestRoom(await WagerDesk.open());
    room.desk.wallet.balanceMinor = 10_000_000n;
    room.#openFloor();
    return room;
  }

  close(): Promise<void> {
    return this.desk.close();
  }

  /** As another process after this one was killed. */
  async restart(): Promise<void> {
    const left = new PokerFloor(this.#parts(), this.store.entries);
    await this.desk.restart((wager) => left.hasChipsFor(wager));
    this.#openFloor();
  }

  table(id: number): LivePokerTable {
    const table = this.floor.find(id, 'TRY');
    if (table === null) throw new Error(`there is no table ${id}`);
    return table;
  }

  page(table: LivePokerTable, name: string, visit?: Visit): TestPage {
    const messages: TableMessage[] = [];
    const page: TestPage = {
      visit: visit ?? this.desk.visit(`7-${name}`, '990001', undefined, null),
      owner: `7 7-${name}`,
      name,
      messages,
      send: (message) => void messages.push(JSON.parse(JSON.stringify(message)) as TableMessage),
    };
    table.join(page);
    return page;
  }

  /** A player with a page and a seat. */
  async seated(table: LivePokerTable, name: string, seat: number, buyInMinor: bigint): Promise<TestPage> {
    const page = this.page(table, name);
    await table.receive(page, { type: 'sit', seat, buyInMinor });
    return page;
  }

  /** Lets time pass, with ticks. */
  async run(durationMs: number): Promise<void> {
    for (let passed = 0; passed < durationMs; passed += STEP_MS) {
      this.desk.clock.advance(STEP_MS);
      await this.floor.tick();
    }
  }

  /** Lets time pass until a hand is dealt. */
  async untilHand(table: LivePokerTable): Promise<void> {
    for (let step = 0; step < MOST_STEPS; step += 1) {
      if (isHandRunning(table.table)) return;
      await this.run(STEP_MS);
    }
    throw new Error('no hand was dealt');
  }

  /** Lets time pass until the hand is over. @param act what players do meanwhile, again and again */
  async untilHandEnds(table: LivePokerTable, act: () => Promise<void> = async () => {}): Promise<void> {
    for (let step = 0; step < MOST_STEPS; step += 1) {
      if (!isHandRunning(table.table)) return;
      await act();
      await this.run(STEP_MS);
    }
    throw new Error('the hand does not end');
  }

  /** Until the wallet has what it is owed: a win that it has, but whose reply is on its way, would count twice. */
  async untilPaid(): Promise<void> {
    await vi.waitUntil(() => this.desk.book.unfinished().every(({ state }) => state === 'open'));
  }

  /** All money there is: in the wallet, on its way, on the tables, the house's and the rake. */
  totalMinor(): bigint {
    const onTables = this.floor.all().map(({ table, money }) => {
      const chips = table.seats.reduce(
        (sum, seat) => sum + (seat?.stackMinor ?? 0n) + (seat?.addedMinor ?? 0n),
        0n,
      );
      const owed = money.owed.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
      return chips + owed + table.rakeMinor + money.houseMinor;
    });
    return onTables.reduce(
      (sum, amount) => sum + amount,
      this.desk.wallet.balanceMinor + this.#unpaidMinor(),
    );
  }

  #unpaidMinor(): bigint {
    const unpaid = this.desk.book
      .unfinished()
      .map(({ state, winMinor }) => (state === 'winning' ? winMinor : 0));
    return BigInt(unpaid.reduce((sum, amount) => sum + amount, 0));
  }

  #parts() {
    const { book, client: wallet, clock, ids, log } = this.desk;
    const check = new PlayCheck({ wallet, clock, onEnded: (visit) => void this.ended.push(visit.name) });
    return { book, check, store: this.store, archive: this.archive, clock, ids, draw: this.draw, log };
  }

  #openFloor(): void {
    this.archive = new HandArchive(this.hands, this.hands.entries);
    this.floor = new PokerFloor(this.#parts(), this.store.entries);
    this.floor.open();
  }
}

export function stateOf({ messages }: TestPage): TableState {
  const state = messages.findLast((message) => message.type === 'table');
  if (state === undefined) throw new Error('the page was sent no state');
  return state;
}

export function refusalsOf({ messages }: TestPage): string[] {
  return messages.flatMap((message) => (message.type === 'refused' ? [message.reason] : []));
}

/** What the page may do now, as a message; null if it is not its turn. */
export function moveOf(
  page: TestPage,
  choose: (legal: Wire<LegalActions>) => { action: string; to?: number },
): PageMessage | null {
  const { view } = stateOf(page);
  const { hand, legal } = view;
  if (hand === null || legal === null) return null;
  const { action, to } = choose(legal);
  const decision = action === 'bet' || action === 'raise' ? { action, toMinor: BigInt(to ?? 0) } : { action };
  return { type: 'act', hand: hand.id, turn: hand.events.length, decision } as PageMessage;
}
