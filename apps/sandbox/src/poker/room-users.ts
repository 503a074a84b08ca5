import type { PokerNameProblem } from '@baize/providers';

import type { Journal } from '../journal/journal.ts';
import { isNameOfHouse } from './house-opponents.ts';
import { isUnfitName } from './unfit-names.ts';

/** A player's name at the room, as stored in the journal. */
export interface RoomUser {
  readonly siteId: number;
  readonly playerId: string;
  readonly username: string;
}

const LONGEST_NAME = 6;
const NAME = /^[\p{L}\p{N}]+$/u;

/** The names of the players of all brands, each of them once: players of two brands meet at a table. */
export class RoomUsers {
  readonly #journal: Journal<RoomUser>;
  readonly #users: RoomUser[];

  constructor(journal: Journal<RoomUser>, users: readonly RoomUser[]) {
    this.#journal = journal;
    this.#users = [...users];
  }

  all(): readonly RoomUser[] {
    return this.#users;
  }

  find(siteId: number, playerId: string): RoomUser | undefined {
    return this.#users.find((user) => user.siteId === siteId && user.playerId === playerId);
  }

  /** @returns what is wrong with the name; undefined if it was accepted */
  async add(user: RoomUser): Promise<PokerNameProblem | undefined> {
    const { siteId, playerId, username } = user;
    const known = this.find(siteId, playerId);
    if (known) return known.username === username ? undefined : 'taken';
    if (username.length === 0 || username.length > LONGEST_NAME) return 'length';
    if (!NAME.test(username)) return 'letters';
    const folded = username.toLocaleLowerCase('tr');
    if (isUnfitName(username)) return 'unfit';
    if (isNameOfHouse(folded)) return 'taken';
    if (this.#users.some((other) => other.username.toLocaleLowerCase('tr') === folded)) return 'taken';
    // Known at once, so that two players cannot be given the name meanwhile.
    this.#users.push(user);
    try {
      await this.#journal.append(user);
    } catch (error) {
      this.#users.splice(this.#users.indexOf(user), 1);
      throw error;
    }
    return undefined;
  }
}
