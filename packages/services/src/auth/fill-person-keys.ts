import { inTransaction, type Transaction } from '@baize/db';

import type { Services } from '../context.ts';
import type { PersonalIdKeys } from '../personal-id-keys.ts';
import { personKeys } from './person-keys.ts';

const BATCH_ROWS = 500;

interface PlayerRow {
  readonly site_id: number;
  readonly id: string;
  readonly email: string;
  readonly phone_country_id: number;
  readonly phone: string;
  readonly name: string;
  readonly surname: string;
  readonly birth_date: string;
  readonly personal_id_hash: string;
}

/** Computes the keys of all players who have none. Run by schedule. */
export async function fillPersonKeys(
  { database, personalIdKeys }: Pick<Services, 'database' | 'personalIdKeys'>,
  signal?: AbortSignal,
): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const filled = await inTransaction(database, (transaction) =>
      fillSomeKeys(transaction, personalIdKeys, 'all'),
    );
    if (filled < BATCH_ROWS) return;
  }
}

/** @returns of how many players; fewer than a batch if none is left */
export async function fillSomeKeys(
  { client }: Pick<Transaction, 'client'>,
  keys: PersonalIdKeys,
  of: 'all' | 'excluded',
): Promise<number> {
  const { rows } = await client.query<PlayerRow>('select * from players_without_keys($1, $2)', [
    of === 'excluded',
    BATCH_ROWS,
  ]);
  const filled = rows.map((row) => ({ site_id: row.site_id, id: row.id, keys: keysOf(row, keys) }));
  await client.query(
    `update player p set person_keys = filled.keys
       from jsonb_to_recordset($1) as filled (site_id integer, id bigint, keys text[])
       where p.site_id = filled.site_id and p.id = filled.id`,
    [JSON.stringify(filled)],
  );
  return rows.length;
}

function keysOf(row: PlayerRow, keys: PersonalIdKeys): readonly string[] {
  const traces = {
    personalIdHash: row.personal_id_hash,
    email: row.email,
    phone: { countryId: row.phone_country_id, phone: row.phone },
    name: row.name,
    surname: row.surname,
    birthDate: row.birth_date,
  };
  return personKeys(traces, keys).stored;
}
