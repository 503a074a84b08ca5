import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';

import { startChildServer } from '../web/child-server.ts';
import { watchFlights } from './watch-flights.ts';

const LIMITS = { updatesPerSecond: 19.5, p99GapMs: 100, coresPerHundred: 0.1 };

/** The airship table with many players, who all bet and watch: updates that each of them gets, and what they cost. */
async function run(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      players: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '30' },
    },
  });
  const secret = randomBytes(32).toString('hex');
  const table = await startChildServer('../flight/table-process.ts', secret);
  try {
    const measured = await watchFlights({
      url: table.ready.url,
      secret,
      players: Number(values.players),
      seconds: Number(values.seconds),
    });
    const {
      players,
      flights,
      flownSeconds,
      bets,
      updatesPerSecond,
      p99GapMs,
      longestGapMs,
      coresPerHundred,
    } = measured;
    const lines = [
      [
        `${updatesPerSecond.toFixed(2)} updates a second`,
        `≥ ${LIMITS.updatesPerSecond}`,
        updatesPerSecond >= LIMITS.updatesPerSecond,
      ],
      [
        `99 % of the gaps ≤ ${p99GapMs.toFixed(1)} ms`,
        `≤ ${LIMITS.p99GapMs} ms`,
        p99GapMs <= LIMITS.p99GapMs,
      ],
      [
        `${coresPerHundred.toFixed(3)} cores for 100 players`,
        `≤ ${LIMITS.coresPerHundred}`,
        coresPerHundred <= LIMITS.coresPerHundred,
      ],
    ] as const;
    process.stdout.write(
      `${players} players, ${flights} flights of ${flownSeconds.toFixed(1)} s together, ${bets} bets; longest gap ${longestGapMs.toFixed(0)} ms\n`,
    );
    for (const [figure, limit, holds] of lines)
      process.stdout.write(`${figure.padEnd(34)} (${limit}: ${holds ? 'holds' : 'MISSED'})\n`);
    return lines.every(([, , holds]) => holds);
  } finally {
    await table.stop();
  }
}

process.exit((await run()) ? 0 : 1);
