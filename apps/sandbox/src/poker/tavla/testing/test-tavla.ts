import { createSeededDraw } from '@baize/games';
import { choosePlay, type Side } from '@baize/games/tavla';

import { WagerDesk } from '../../../testing/wager-desk.ts';
import { PlayCheck } from '../../play-check.ts';
import type { RoomMember } from '../../table-pages.ts';
import { TestJournal } from '../../testing/test-room.ts';
import type { LiveTavlaTable } from '../live-tavla-table.ts';
import { MatchArchive, type StoredMatch } from '../match-archive.ts';
import { TavlaFloor } from '../tavla-floor.ts';
import type { TavlaMessage, TavlaState } from '../tavla-messages.ts';

const STEP_MS = 250;
const SEED = 'ab'.repeat(16);

/** A page at a table and what it was sent. */
export interface TestTavlaPage extends RoomMember<TavlaMessage> {
  readonly messages: TavlaMessage[];
}

/** The tables of tavla with a wallet that all players share, and its clock. */
export class TestTavla {
  readonly desk: WagerDesk;
  readonly matches = new TestJournal<StoredMatch>();
  archive!: MatchArchive;
  floor!: TavlaFloor;

  private constructor(desk: WagerDesk) {
    this.desk = desk;
  }

  static async open(): Promise<TestTavla> {
    const room = new TestTavla(await WagerDesk.open());
    room.#openFloor();
    return room;
  }

  close(): Promise<void> {
    return this.desk.close();
  }

  /** As another process after this one was killed. */
  async restart(): Promise<void> {
    await this.desk.restart();
    this.#openFloor();
  }

  table(id: number): LiveTavlaTable {
    const table = this.floor.find(id, 'TRY');
    if (table === null) throw new Error(`there is no table ${id}`);
    return table;
  }

  page(table: LiveTavlaTable, name: string): TestTavlaPage {
    const messages: TavlaMessage[] = [];
    const page: TestTavlaPage = {
      visit: this.desk.visit(`7-${name}`, '990001'),
      owner: `7 7-${name}`,
      name,
      messages,
      send: (message) => void messages.push(JSON.parse(JSON.stringify(message)) as TavlaMessage),
    };
    table.join(page);
    return page;
  }

  /** A player with a page, a seat and a number for the dice. */
  async seated(table: LiveTavlaTable, name: string, side: Side): Promise<TestTavlaPage> {
    const page = this.page(table, name);
    await table.receive(page, { type: 'sit', side });
    const { next } = tavlaStateOf(page);
    await table.receive(page, { type: 'seed', hand: next?.hand ?? '', seed: SEED });
    return page;
  }

  /** Lets time pass, with ticks. */
  async run(durationMs: number): Promise<void> {
    for (let passed = 0; passed < durationMs; passed += STEP_MS) {
      this.desk.clock.advance(STEP_MS);
      await this.floor.tick();
    }
  }

  #openFloor(): void {
    const { book, client: wallet, clock, ids, log } = this.desk;
    this.archive = new MatchArchive(this.matches, this.matches.entries);
    this.floor = new TavlaFloor({
      book,
      check: new PlayCheck({ wallet, clock, onEnded: () => undefined }),
      archive: this.archive,
      clock,
      ids,
      draw: createSeededDraw('tavla'),
      log,
    });
    this.floor.open();
  }
}

export function tavlaStateOf({ messages }: TestTavlaPage): TavlaState {
  const state = messages.findLast((message) => message.type === 'table');
  if (state === undefined) throw new Error('the page was sent no state');
  return state;
}

export const tavlaRefusals = ({ messages }: TestTavlaPage): string[] =>
  messages.flatMap((message) => (message.type === 'refused' ? [message.reason] : []));

/** Rolls, or plays as a beginner does, if it is the turn of the page. @returns whether it was */
export async function takeTurn(table: LiveTavlaTable, page: TestTavlaPage): Promise<boolean> {
  const { seat, match } = tavlaStateOf(page).view;
  if (seat === null || match === null || match.state.turn !== seat) return false;
  const { phase, position, dice, terms } = match.state;
  if (phase === 'roll' || dice === null) {
    await table.receive(page, { type: 'roll', match: match.id, turn: match.turn });
    return true;
  }
  const play = choosePlay(position, seat, dice, 'beginner', terms.rules);
  await table.receive(page, { type: 'play', match: match.id, turn: match.turn, play });
  return true;
}
