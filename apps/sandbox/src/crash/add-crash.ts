import { join } from 'node:path';

import { composeEmblem } from '@baize/art';
import type { FastifyInstance } from 'fastify';

import type { SandboxParts } from '../sandbox-parts.ts';
import type { GamePage } from '../shell/game-page.ts';
import type { TilePictures } from '../studio/art/game-looks.ts';
import { acceptWatchers } from '../visits/accept-watchers.ts';
import type { Visits } from '../visits/visit.ts';
import type { WagerBook } from '../wagers/wager-book.ts';
import { repeatEvenly } from '../wire/repeat-evenly.ts';
import { addCrashCalls } from './add-crash-calls.ts';
import { addVerifyPage } from './add-verify-page.ts';
import { Audience } from './audience.ts';
import { CrashLog } from './crash-log.ts';
import { renderCrashPage } from './crash-page.ts';
import { CrashTable } from './crash-table.ts';
import { flightLookOf, turnOf } from './flight-look.ts';
import { UPDATE_MS } from './house-rules.ts';

export interface CrashParts extends Pick<SandboxParts, 'config' | 'clock' | 'ids'> {
  readonly visits: Visits;
  readonly book: WagerBook;
}

/** Where pages listen to the shared round. */
export const CRASH_SOCKET_PATH = '/studio/crash/socket';

/** The flights: one table for all brands, its socket and calls, and the page that verifies its rounds. */
export async function addCrash(
  app: FastifyInstance,
  { config, clock, ids, visits, book }: CrashParts,
): Promise<GamePage> {
  const { tiles } = config;
  const rounds = await CrashLog.open(join(config.dataFolder, 'crash-rounds.jsonl'), ids);
  const audience = new Audience();
  const table = new CrashTable({ clock, rounds, book, audience, log: app.log });
  acceptWatchers(app, CRASH_SOCKET_PATH, {
    visits,
    open: (peer, visit) => table.open(peer, visit),
    leave: (peer) => audience.leave(peer),
  });
  addCrashCalls(app, { visits, table, rounds });
  addVerifyPage(app);
  addCrafts(app, tiles);
  const stop = repeatEvenly(UPDATE_MS, () => void table.tick());
  app.addHook('onClose', async () => {
    stop();
    await rounds.close();
  });
  return {
    plays: (play) => play === 'crash',
    render: (ticket, nonce) => renderCrashPage(ticket, nonce, flightLookOf(ticket.game.code, tiles)),
  };
}

/** What flies in each game: the emblem of its tile, without the tile. */
function addCrafts(app: FastifyInstance, tiles: TilePictures): void {
  app.get<{ Params: { code: string } }>('/studio/crash/craft/:code.svg', async (request, reply) => {
    const tile = tiles.get(request.params.code);
    if (tile === undefined) return reply.callNotFound();
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=3600')
      .send(composeEmblem(tile, turnOf(tile.hero)));
  });
}
