import type { AccountClosing, ExclusionCode, ExclusionScope } from '@baize/ledger';

import type { BookingContext, Runner } from './ledger-booking.ts';

export async function exclude(
  { runner, ids }: Pick<BookingContext, 'runner' | 'ids'>,
  siteId: number,
  playerId: number,
  code: ExclusionCode,
  scope: ExclusionScope,
): Promise<Date | undefined> {
  const { rows } = await runner.query<{ end: Date | null }>(
    'select exclude_player($1, $2, $3, $4, $5) as end',
    [siteId, playerId, code, scope, ids.next()],
  );
  return rows[0]?.end ?? undefined;
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
  }>('select * from account_closing($1, $2)', [siteId, playerId]);
  const [row] = rows;
  return (
    row && {
      code: row.code,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      opensAt: row.opens_at ?? undefined,
    }
  );
}
