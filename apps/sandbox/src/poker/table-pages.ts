import type { Visit } from '../visits/visit.ts';
import type { TableMessage } from './table-messages.ts';

/** A page at a table. */
export interface RoomMember<Message extends object = TableMessage> {
  readonly visit: Visit;
  /** Brand and player: the pages of one player share a seat. */
  readonly owner: string;
  readonly name: string;
  send(message: Message): void;
}

/** The pages that show a table. */
export class TablePages<Message extends object = TableMessage> {
  readonly #pages = new Set<RoomMember<Message>>();

  get size(): number {
    return this.#pages.size;
  }

  add(page: RoomMember<Message>): void {
    this.#pages.add(page);
  }

  remove(page: RoomMember<Message>): void {
    this.#pages.delete(page);
  }

  all(): readonly RoomMember<Message>[] {
    return [...this.#pages];
  }

  of(owner: string): readonly RoomMember<Message>[] {
    return this.all().filter((page) => page.owner === owner);
  }

  hasAny(owner: string): boolean {
    return this.of(owner).length > 0;
  }

  /** To every page of one player. */
  sendTo(owner: string, message: Message): void {
    for (const page of this.of(owner)) page.send(message);
  }
}
