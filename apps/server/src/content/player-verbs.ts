import { currencyCode } from '@baize/currency';
import type { Clock, IdMaker } from '@baize/clock';
import { createLedgerStore, type Database } from '@baize/db';
import { STUDIO_PARTY } from '@baize/providers';
import { type BookResult, type ImportedPlayer, importPlayer } from '@baize/services';

import type { ServerConfig } from '../config/server-config.ts';
import { readPersonalIdKeys } from '../config/personal-id-keys.ts';

export interface PlayerVerbDeps {
  readonly database: Pick<Database, 'pool' | 'sql'>;
  readonly clock: Clock;
  readonly ids: IdMaker;
  readonly config: Pick<ServerConfig, 'secrets'>;
}

/** A round played in the past: a bet and its win. */
export interface PlayedRound {
  readonly siteId: number;
  readonly playerId: number;
  readonly gameId: number;
  readonly roundId: string;
  readonly betMinor: bigint;
  readonly winMinor: bigint;
  readonly playedAt: Date;
}

/**
 * Verbs with which an import creates players and their money through the product's own code. Each is idempotent.
 */
export function createPlayerVerbs({ database, clock, ids, config }: PlayerVerbDeps) {
  const ledgerAt = (at: Clock) => createLedgerStore({ pool: database.pool, clock: at, ids, batching: false });
  const ledger = ledgerAt(clock);
  const personalIdKeys = readPersonalIdKeys(config);

  return {
    createPlayer: (siteId: number, player: ImportedPlayer): Promise<number> =>
      importPlayer({ database, ledger, clock, ids, personalIdKeys }, siteId, player),

    async credit(siteId: number, playerId: number, amountMinor: bigint, key: string): Promise<void> {
      const sides = { from: 'operator', to: 'main' } as const;
      const booking = {
        siteId,
        playerId,
        provider: 'import',
        tx: key,
        amountMinor,
        currency: currencyCode.lira,
      };
      requireBooked(await ledger.book({ kind: 'adjust', ...booking, ...sides }), key);
    },

    async bookRound({
      siteId,
      playerId,
      gameId,
      roundId,
      betMinor,
      winMinor,
      playedAt,
    }: PlayedRound): Promise<void> {
      const then = ledgerAt({ now: () => playedAt });
      const common = {
        siteId,
        playerId,
        gameId,
        roundId,
        provider: STUDIO_PARTY,
        currency: currencyCode.lira,
        play: 'round',
      } as const;
      const betTx = `${roundId}-bet`;
      requireBooked(await then.book({ kind: 'bet', ...common, tx: betTx, amountMinor: betMinor }), roundId);
      const win = { ...common, tx: `${roundId}-win`, betTx, amountMinor: winMinor };
      requireBooked(await then.book({ kind: 'win', ...win }), roundId);
    },
  };
}

function requireBooked({ status }: BookResult, key: string): void {
  if (status !== 'booked') throw new Error(`the ledger answered ${status} to ${key}`);
}
