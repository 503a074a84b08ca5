import { type Clock, type IdMaker, manualClock } from '@baize/clock';
import { readSecret } from '@baize/contract/typed-secrets';
import { and, createLedgerStore, type Database, eq, inTransaction, player } from '@baize/db';
import { demoCountryId, type DemoPlayer, type PlayerVerbs } from '@baize/demo';
import { hashPassword, type PersonalIdKeys, personKeys, protectPersonalId } from '@baize/services';

import { bookBonuses } from './book-bonuses.ts';
import { bookHistory } from './book-history.ts';

export interface DemoVerbsDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: IdMaker;
  readonly personalIdKeys: PersonalIdKeys;
}

const lira = 1;
const provider = 'demo';

/**
 * The verbs that the demo import uses: players like registered ones but with a verified phone, and money booked by the
 * ledger. Each verb can be repeated.
 */
export function createDemoVerbs(deps: DemoVerbsDeps): PlayerVerbs {
  const { database, clock, ids } = deps;
  const store = createLedgerStore({ pool: database.pool, clock, ids, batching: false });
  return {
    createPlayer: async (siteId, person, registeredAt = clock.now()) =>
      (await findPlayer(database, siteId, person.username)) ??
      (await insertPlayer(deps, siteId, person, registeredAt)),

    bookHistory: (siteId, playerId, history) =>
      bookHistory(database, { siteId, playerId }, history, clock.now()),

    bookBonuses: (siteId, playerId, events) => bookBonuses(database, { siteId, playerId }, events),

    countPlays: async () => void (await store.countPlays()),

    async credit(siteId, playerId, amountMinor, key) {
      await store.book({ kind: 'deposit', siteId, playerId, provider, tx: key, amountMinor, currency: lira });
    },

    async bookRound({ siteId, playerId, gameId, roundId, betMinor, winMinor, playedAt }) {
      const past = manualClock(playedAt);
      const history = createLedgerStore({ pool: database.pool, clock: past, ids, batching: false });
      const round = { siteId, playerId, provider, gameId, roundId, currency: lira, play: 'round' } as const;
      const betTx = `${roundId}-bet`;
      await history.book({ ...round, kind: 'bet', tx: betTx, amountMinor: betMinor });
      past.advance(2500);
      await history.book({ ...round, kind: 'win', tx: `${roundId}-win`, betTx, amountMinor: winMinor });
    },
  };
}

async function findPlayer(database: Database, siteId: number, username: string): Promise<number | undefined> {
  const [row] = await database.sql
    .select({ id: player.id })
    .from(player)
    .where(and(eq(player.siteId, siteId), eq(player.username, username)));
  return row?.id;
}

async function insertPlayer(
  deps: DemoVerbsDeps,
  siteId: number,
  person: DemoPlayer,
  registeredAt: Date,
): Promise<number> {
  const { database, clock, ids, personalIdKeys } = deps;
  const { password, personalId, openingMinor: _openingMinor, ...plain } = person;
  const { hash, cipher } = protectPersonalId(personalId, personalIdKeys);
  const phone = { countryId: demoCountryId, phone: plain.phone };
  const keys = personKeys({ ...plain, phone, personalIdHash: hash }, personalIdKeys);
  const row = {
    ...plain,
    siteId,
    id: ids.next(),
    passwordHash: await hashPassword(readSecret(password)),
    personalIdHash: hash,
    personalIdCipher: cipher,
    personKeys: [...keys.stored],
    phoneCountryId: demoCountryId,
    phoneVerifiedAt: registeredAt,
    countryId: demoCountryId,
    currency: lira,
    language: 'tr',
    createdAt: registeredAt,
  };
  const store = createLedgerStore({ pool: database.pool, clock, ids, batching: false });
  await inTransaction(database, async (transaction) => {
    await transaction.sql.insert(player).values(row);
    await store.within(transaction).openAccounts(siteId, row.id, lira);
  });
  return row.id;
}
