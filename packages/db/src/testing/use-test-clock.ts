import type { LedgerFixture } from './ledger-fixture.ts';

/**
 * Lets a test set the clock by which limits and exclusions take effect, which is otherwise the database's.
 *
 * @returns a function that sets it, together with the clock of the store
 */
export async function useTestClock({
  database,
  clock,
}: Pick<LedgerFixture, 'database' | 'clock'>): Promise<(at: Date) => Promise<void>> {
  await database.pool.query(
    'create table test_clock (at timestamptz not null); grant select on test_clock to public',
  );
  await database.pool.query('insert into test_clock values ($1)', [clock.now()]);
  await database.pool.query(
    `create or replace function limit_clock() returns timestamptz language sql volatile as 'select at from test_clock'`,
  );
  return async (at) => {
    clock.advance(at.getTime() - clock.now().getTime());
    await database.pool.query('update test_clock set at = $1', [at]);
  };
}
