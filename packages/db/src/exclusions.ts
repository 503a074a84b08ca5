import type {
  AccountClosing,
  Exclusion,
  ExclusionCode,
  ExclusionOption,
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
    opens_at: Date | null;
    may_return: boolean;
  }>('select * from account_closing($1, $2)', [siteId, playerId]);
  const [row] = rows;
  return (
    row && {
      code: row.code,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      opensAt: row.opens_at ?? undefined,
      mayReturn: row.may_return,
    }
  );
}

export async function readExclusionOptions(
  runner: Runner,
  siteId: number,
  playerId: number,
): Promise<ExclusionOption[]> {
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
