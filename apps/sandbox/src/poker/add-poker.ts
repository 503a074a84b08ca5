import type { FastifyInstance } from 'fastify';

import type { SandboxParts } from '../sandbox-parts.ts';
import type { FaultBoard } from '../studio/wallet/fault-board.ts';
import { addHandRoutes } from './add-hand-routes.ts';
import { addLobbyRoutes } from './add-lobby-routes.ts';
import { addPokerCalls } from './add-poker-calls.ts';
import { addPokerConsole } from './add-poker-console.ts';
import { addTableSocket } from './add-table-socket.ts';
import { openPokerRoom } from './open-poker-room.ts';

const TICK_MS = 100;

/** The poker room: signed calls of sites, lobby and tables for players, and a console. */
export async function addPoker(
  app: FastifyInstance,
  { config, clock, ids, draw, faults }: SandboxParts & { faults: FaultBoard },
): Promise<void> {
  const { room, wallet, start, close } = await openPokerRoom({
    config,
    clock,
    ids,
    draw,
    faults,
    log: app.log,
  });
  await app.register(async (signed) =>
    addPokerCalls(signed, { room, keys: config.keys, clock, origin: config.origin }),
  );
  addLobbyRoutes(app, { room, wallet });
  addHandRoutes(app, room);
  addTableSocket(app, room);
  addPokerConsole(app, room);
  const ticking = setInterval(() => {
    void room.floor.tick();
    void room.tavla.tick();
  }, TICK_MS);
  // After listening, because the site may still be starting.
  app.addHook('onListen', async () => start());
  app.addHook('preClose', async () => clearInterval(ticking));
  app.addHook('onClose', close);
}
