import { join } from 'node:path';

import { openJournal } from '../journal/journal.ts';
import type { Log } from '../log.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { FaultBoard } from '../studio/wallet/fault-board.ts';
import { createWalletClient } from '../studio/wallet/wallet-client.ts';
import { Visits } from '../visits/visit.ts';
import { keepUnfinished, type Wager } from '../wagers/wager.ts';
import { WagerBook } from '../wagers/wager-book.ts';
import { HandArchive, KEPT_HANDS, type StoredHand } from './hand-archive.ts';
import { LobbySessions } from './lobby-sessions.ts';
import { PlayCheck } from './play-check.ts';
import { PokerFloor } from './poker-floor.ts';
import { PokerRoom } from './poker-room.ts';
import { RoomUsers, type RoomUser } from './room-users.ts';
import { newestTables, type StoredTable } from './table-store.ts';
import { KEPT_MATCHES, MatchArchive, type StoredMatch } from './tavla/match-archive.ts';
import { TavlaFloor } from './tavla/tavla-floor.ts';

export interface PokerRoomDeps extends Pick<SandboxParts, 'config' | 'clock' | 'ids' | 'draw'> {
  readonly faults: FaultBoard;
  readonly log: Log;
}

/**
 * The room with its journals. `start` continues what an earlier process left; before that nobody can sit down. Stakes that have
 * no chips at a table, such as those of matches of tavla, go back.
 */
export async function openPokerRoom({ config, clock, ids, draw, faults, log }: PokerRoomDeps) {
  const { dataFolder, keys, siteUrl, callTimeoutMs: timeoutMs, retry } = config;
  const fileOf = (name: string) => join(dataFolder, `poker-${name}.jsonl`);
  const users = await openJournal<RoomUser>(fileOf('users'), (entries) => entries);
  const wagers = await openJournal<Wager>(fileOf('wagers'), keepUnfinished);
  const tables = await openJournal<StoredTable>(fileOf('tables'), newestTables);
  const hands = await openJournal<StoredHand>(fileOf('hands'), (entries) => entries.slice(-KEPT_HANDS));
  const matches = await openJournal<StoredMatch>(fileOf('matches'), (entries) =>
    entries.slice(-KEPT_MATCHES),
  );

  const wallet = createWalletClient({ siteUrl, clock, faults, timeoutMs });
  const { journal } = wagers;
  const book = new WagerBook({ journal, wallet, keys, clock, ids, retry, log, visits: new Visits() });
  const sessions = new LobbySessions({ keys, wallet, clock, ids });
  const check = new PlayCheck({ wallet, clock, onEnded: (visit) => sessions.end(visit) });
  const archive = new HandArchive(hands.journal, hands.entries);
  const floor = new PokerFloor(
    { book, check, store: tables.journal, archive, clock, ids, draw, log },
    tables.entries,
  );
  const played = new MatchArchive(matches.journal, matches.entries);
  const tavla = new TavlaFloor({ book, check, archive: played, clock, ids, draw, log });
  const room = new PokerRoom({
    users: new RoomUsers(users.journal, users.entries),
    sessions,
    floor,
    archive,
    tavla,
    matches: played,
  });
  return {
    room,
    wallet,
    start: (): void => {
      book.resume(wagers.entries, (wager) => floor.hasChipsFor(wager));
      floor.open();
      tavla.open();
    },
    close: async (): Promise<void> => {
      await book.close();
      await Promise.all([users, tables, hands, matches].map((opened) => opened.journal.close()));
    },
  };
}
