import { type BinarySource, EmbeddedError } from '@baize/db/embedded';
import { runCrashes } from '@baize/testkit/crashes';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

/**
 * Kills servers and databases in the middle of deposits and withdrawals, and compares all books afterwards. Options:
 * --kills, --minutes to end earlier, --players, --seed to repeat a run, --server embedded or installed. Exits with code 1
 * if anything was lost or doubled.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '60' },
    players: { type: 'string', default: '8' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    server: { type: 'string', default: 'embedded' },
  },
});
const binaries: BinarySource = values.server === 'installed' ? 'installed' : 'package';

try {
  console.log(`${values.kills} kills, seed ${values.seed}, ${values.server} database`);
  const report = await runCrashes({
    kills: Number(values.kills),
    longestMs: Number(values.minutes) * 60_000,
    players: Number(values.players),
    seed: Number(values.seed),
    binaries,
    announce: (line) => console.log(line),
  });
  const { server, database, both } = report.kills;
  console.log(`killed: ${server} times a server, ${database} times the database, ${both} times both`);
  for (const [activity, count] of report.during) console.log(`  in ${count} of the kills: ${activity}`);
  for (const [kind, count] of Object.entries(report.payments)) console.log(`${count} ${kind}`);
  console.log(`${report.latePayments} deposits came late, ${report.unanswered} replies were lost`);
  console.log(
    `${report.lines} lines in the gateway's statement; settled after ${(report.settledMs / 1000).toFixed(1)} s`,
  );
  for (const problem of report.problems) console.log(`! ${problem}`);
  console.log(
    `${report.problems.length === 0 ? 'Nothing was lost or doubled' : `${report.problems.length} contradictions`}; ${(report.tookMs / 1000).toFixed(0)} s`,
  );
  process.exitCode = report.problems.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof EmbeddedError)) throw error;
  console.log(error.message);
  process.exitCode = 1;
}
