import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import type { SandboxParts } from '../sandbox-parts.ts';
import { openJournal } from '../journal/journal.ts';
import { addLobbyRoutes } from './add-lobby-routes.ts';
import { addPokerCalls } from './add-poker-calls.ts';
import { addPokerConsole } from './add-poker-console.ts';
import { PokerRoom, type RoomUser } from './poker-room.ts';

/** The poker room: signed calls of sites, the lobby for players, and a console. */
export async function addPoker(app: FastifyInstance, { config, clock, ids }: SandboxParts): Promise<void> {
  const { journal, entries } = await openJournal<RoomUser>(
    join(config.dataFolder, 'poker-users.jsonl'),
    (users) => users,
  );
  const room = new PokerRoom({ journal, users: entries, clock, ids });
  await app.register(async (signed) =>
    addPokerCalls(signed, { room, keys: config.keys, clock, origin: config.origin }),
  );
  addLobbyRoutes(app, room);
  addPokerConsole(app, room);
  app.addHook('onClose', () => journal.close());
}
