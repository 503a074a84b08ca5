import { describe, expect, test } from 'vitest';

import { findBreaks } from './ledger-proof.ts';
import { openDatabase } from './open-database.ts';
import { openLedger } from './testing/ledger-fixture.ts';

describe('the proof of a long history', () => {
  test('may take longer than the statement limit of a player’s call', async () => {
    const ledger = await openLedger();
    const impatient = openDatabase({ url: ledger.database.url, statementTimeoutMs: 200 });
    try {
      await ledger.database.pool.query(
        `create or replace function ledger_breaks(p_after_site integer, p_after_player bigint, p_to_site integer, p_to_player bigint)
           returns table (rule text, site_id integer, player_id bigint, account_kind smallint, expected bigint, found bigint)
           language plpgsql as $$ begin perform pg_sleep(0.5); end $$`,
      );
      expect(await findBreaks(impatient.pool)).toEqual([]);
      await expect(impatient.pool.query('select pg_sleep(0.5)')).rejects.toMatchObject({ code: '57014' });
    } finally {
      await impatient.close();
      await ledger.database.drop();
    }
  });
});
