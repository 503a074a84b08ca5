import type {
  AccountClosing,
  AccountKey,
  DueExclusion,
  Exclusion,
  ExclusionCode,
  ExclusionPeriod,
  ExclusionScope,
} from '@baize/ledger';

import type { BookingContext, Runner } from './ledger-booking.ts';

export async function exclude(
  { runner, ids }: Pick<BookingContext, 'runner' | 'ids'>,
  siteId: number,
  playerId: number,
  code: ExclusionCode,
  scope: ExclusionScope,
): Promise<Exclusion | undefined> {
  const { rows } = await runner.query<{ status: Exclusion['status']; ends_at: Date }>(
    'select * from exclude_player($1, $2, $3, $4, $5)',
    [siteId, playerId, code, scope, ids.next()],
  );
  const [row] = rows;
  return row && { status: row.status, endsAt: row.ends_at };
}

export async function lockAccounts(runner: Runner, accounts: readonly AccountKey[]): Promise<void> {
  await runner.query('select lock_accounts($1, $2)', [
    accounts.map(({ siteId }) => siteId),
    accounts.map(({ playerId }) => playerId),
  ]);
}

export async function readAccountsElsewhere(
  runner: Runner,
  siteId: number,
  playerId: number,
): Promise<AccountKey[]> {
  const { rows } = await runner.query<{ site_id: number; player_id: string }>(
    'select * from accounts_elsewhere($1, $2)',
    [siteId, playerId],
  );
  return rows.map((row) => ({ siteId: row.site_id, playerId: Number(row.player_id) }));
}

export async function excludeElsewhere(
  { runner, ids }: Pick<BookingContext, 'runner' | 'ids'>,
  { siteId, playerId, from }: DueExclusion,
): Promise<ExclusionPeriod | undefined> {
  const { rows } = await runner.query<{ code: ExclusionCode; ends_at: Date }>(
    'select * from exclude_elsewhere($1, $2, $3, $4, $5)',
    [siteId, playerId, from.siteId, from.playerId, ids.next()],
  );
  const [row] = rows;
  return row && { code: row.code, endsAt: row.ends_at };
}

export async function readDueExclusions(runner: Runner, limit: number): Promise<DueExclusion[]> {
  const { rows } = await runner.query<{
    site_id: number;
    player_id: string;
    from_site_id: number;
    from_player_id: string;
  }>('select * from exclusions_elsewhere_due($1)', [limit]);
  return rows.map((row) => ({
    siteId: row.site_id,
    playerId: Number(row.player_id),
    from: { siteId: row.from_site_id, playerId: Number(row.from_player_id) },
  }));
}

export async function requestReturn(
  { runner, ids }: Pick<BookingContext, 'runner' | 'ids'>,
  siteId: number,
  playerId: number,
): Promise<Date | undefined> {
  const { rows } = await runner.query<{ opens_at: Date | null }>(
    'select request_return($1, $2, $3) as opens_at',
    [siteId, playerId, ids.next()],
  );
  return rows[0]?.opens_at ?? undefined;
}

export async function readClosing(
  runner: Runner,
  siteId: number,
  playerId: number,
): Promise<AccountClosing | undefined> {
  const { rows } = await runner.query<{
    code: ExclusionCode;
    starts_at: Date;
    ends_at: Date;
    from_site_id: number | null;
    opens_at: Date | null;
    may_return: boolean;
  }>('select * from account_closing($1, $2)', [siteId, playerId]);
  const [row] = rows;
  return (
    row && {
      code: row.code,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      fromSiteId: row.from_site_id ?? undefined,
      opensAt: row.opens_at ?? undefined,
      mayReturn: row.may_return,
    }
  );
}

export async function readExclusionOptions(
  runner: Runner,
  siteId: number,
  playerId: number,
): Promise<ExclusionPeriod[]> {
  const { rows } = await runner.query<{ code: ExclusionCode; ends_at: Date }>(
    'select * from exclusion_options($1, $2)',
    [siteId, playerId],
  );
  return rows.map(({ code, ends_at: endsAt }) => ({ code, endsAt }));
}

/** A round that has been open for longer than a day has been found by the hourly search for stuck rounds. */
const SEARCHED_MS = 26 * 60 * 60_000;

export async function countOpenRounds(
  { runner, clock }: Pick<BookingContext, 'runner' | 'clock'>,
  siteId: number,
  playerId: number,
): Promise<number> {
  const { rows } = await runner.query<{ rounds: number }>('select open_round_count($1, $2, $3) as rounds', [
    siteId,
    playerId,
    new Date(clock.now().getTime() - SEARCHED_MS),
  ]);
  return rows[0]?.rounds ?? 0;
}
