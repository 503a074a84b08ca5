import { courtSports } from '@baize/games';

import type { Visit } from '../visits/visit.ts';
import { bingoRules } from './rules/bingo-rules.ts';
import { courtDrawRules } from './rules/court-rules.ts';
import { fiveBallsRules } from './rules/five-balls-rules.ts';
import { footballRules } from './rules/football-rules.ts';
import { kenoRules } from './rules/keno-rules.ts';
import { raceRules } from './rules/race-rules.ts';
import { wheelRules } from './rules/wheel-rules.ts';
import { DrawRoom, type DrawRoomDeps } from './draw-room.ts';

/** By what the catalogue says that a game plays. */
const rooms: Readonly<Record<string, (deps: DrawRoomDeps) => DrawRoom>> = {
  'bingo/75': (deps) => new DrawRoom(bingoRules('bingo75'), deps),
  'bingo/90': (deps) => new DrawRoom(bingoRules('bingo90'), deps),
  keno: (deps) => new DrawRoom(kenoRules, deps),
  'lucky-wheel': (deps) => new DrawRoom(wheelRules, deps),
  race: (deps) => new DrawRoom(raceRules(8), deps),
  'race/six': (deps) => new DrawRoom(raceRules(6), deps),
  football: (deps) => new DrawRoom(footballRules, deps),
  'five-balls': (deps) => new DrawRoom(fiveBallsRules, deps),
  ...Object.fromEntries(
    courtSports.map((sport) => [
      `courts/${sport}`,
      (deps: DrawRoomDeps) => new DrawRoom(courtDrawRules(sport), deps),
    ]),
  ),
};

/** Bingo is played against others, who come by many games. */
const isShared = (play: string | null): play is string => play?.startsWith('bingo/') ?? false;

const TICK_MS = 50;

/** Rooms for all brands: one for each game of the catalogue, but one for all games of bingo that are played with as many balls. */
export class DrawRooms {
  readonly #deps: DrawRoomDeps;
  readonly #rooms = new Map<string, DrawRoom>();
  #timer: NodeJS.Timeout | null = null;

  constructor(deps: DrawRoomDeps) {
    this.#deps = deps;
  }

  /** The room of a page; null if its game is no shared draw. It is about to be used, so the clockwork runs. */
  roomOf({ ticket }: Visit): DrawRoom | null {
    const { code, play } = ticket.game;
    const open = play === null ? undefined : rooms[play];
    if (!open) return null;
    const name = isShared(play) ? play : `${play} ${code}`;
    const room = this.#rooms.get(name) ?? open(this.#deps);
    this.#rooms.set(name, room);
    this.#timer ??= setInterval(() => this.#tick(), TICK_MS).unref();
    return room;
  }

  close(): void {
    if (this.#timer) clearInterval(this.#timer);
  }

  #tick(): void {
    let isIdle = true;
    for (const room of this.#rooms.values()) {
      if (room.isIdle) continue;
      isIdle = false;
      room.tick().catch((error: unknown) => this.#deps.log.error({ err: error }, 'a draw was interrupted'));
    }
    if (!isIdle || !this.#timer) return;
    clearInterval(this.#timer);
    this.#timer = null;
  }
}
