import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface PgbenchOptions {
  program: string;
  url: string;
  siteId: number;
  firstPlayer: number;
  players: number;
  callers: number;
  seconds: number;
}

/** Each of its callers is a connection; with more, the server only gets slower. */
export const MAX_PGBENCH_CALLERS = 32;

/**
 * Calls the booking function with PostgreSQL's own load generator: the upper limit of the server with one statement per
 * bet.
 *
 * @returns bets booked per second
 */
export async function runPgbench(options: PgbenchOptions): Promise<number> {
  const { siteId, firstPlayer, players, seconds } = options;
  const callers = Math.min(options.callers, MAX_PGBENCH_CALLERS);
  const folder = await mkdtemp(join(tmpdir(), 'baize-pgbench-'));
  const script = join(folder, 'bet.sql');
  // The same call as the store's, with a new id and key each time.
  await writeFile(
    script,
    [
      `\\set player random(${firstPlayer}, ${firstPlayer + players - 1})`,
      '\\set id random(1, 9007199254740991)',
      `select * from book_bet(${siteId}, :player, :id, 'pgbench', gen_random_uuid()::text, '\\x00112233445566778899aabbccddeeff'::bytea, 100::bigint, 1::smallint, 0::smallint, 9087, 'round', 0::smallint, now());`,
    ].join('\n'),
  );
  try {
    const threads = String(Math.min(2, callers));
    const flags = [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(callers),
      '-j',
      threads,
      '-T',
      String(seconds),
      '-f',
      script,
    ];
    const { stdout } = await promisify(execFile)(options.program, [...flags, options.url]);
    const rate = /tps = ([\d.]+)/.exec(stdout)?.[1];
    if (rate === undefined) throw new Error(`pgbench printed no rate: ${stdout}`);
    return Number(rate);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
