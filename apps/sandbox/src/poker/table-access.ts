import type { PlayCheck } from './play-check.ts';
import { RefusedMove } from './refused-move.ts';
import type { TableRefusal } from './table-messages.ts';
import type { RoomMember, TablePages } from './table-pages.ts';

const EVERY_MS = 60_000;
/** What is dealt or begun is so for players of whom this was known so recently. */
const FRESH_FOR_START_MS = 1_500;
const START_LEAD_MS = 1_000;
/** For pages that come and go between two ticks. */
const LONGEST_MS = 2 * EVERY_MS;

interface Refusal {
  readonly type: 'refused';
  readonly reason: TableRefusal;
}

/** Which pages of a table may still play. Those of seated players are checked every minute, and before a hand or a match starts. */
export class TableAccess<Message extends object> {
  readonly #pages: TablePages<Message | Refusal>;
  readonly #check: PlayCheck;
  readonly #isSeated: (owner: string) => boolean;
  readonly #told = new WeakSet<RoomMember<Message | Refusal>>();

  constructor(pages: TablePages<Message | Refusal>, check: PlayCheck, isSeated: (owner: string) => boolean) {
    this.#pages = pages;
    this.#check = check;
    this.#isSeated = isSeated;
  }

  /** @param startsAtMs when the next hand or match starts; null if none is planned */
  async renew(nowMs: number, startsAtMs: number | null): Promise<void> {
    const isStarting = startsAtMs !== null && nowMs >= startsAtMs - START_LEAD_MS;
    const seated = this.#pages.all().filter(({ owner }) => this.#isSeated(owner));
    const freshMs = isStarting ? FRESH_FOR_START_MS : EVERY_MS;
    await Promise.all(seated.map(({ visit }) => this.#check.ask(visit, freshMs)));
    for (const page of seated) {
      const reason = this.#check.endedReason(page.visit);
      if (reason === null || this.#told.has(page)) continue;
      this.#told.add(page);
      page.send({ type: 'refused', reason });
    }
  }

  /** @throws RefusedMove if the page may not play any more */
  async require({ owner, visit }: RoomMember<Message | Refusal>): Promise<void> {
    if (this.#isSeated(owner)) await this.#check.ask(visit, LONGEST_MS);
    const reason = this.#check.endedReason(visit);
    if (reason !== null) throw new RefusedMove(reason);
  }

  /** Whether the player has pages here and none of them may play. */
  hasEnded(owner: string): boolean {
    const pages = this.#pages.of(owner);
    return pages.length > 0 && pages.every(({ visit }) => this.#check.endedReason(visit) !== null);
  }
}
