import { parseArgs } from 'node:util';

import { type BinarySource, EmbeddedError } from '@baize/db/embedded';

import { benchMoney } from './money-bench.ts';
import { printResult } from './print-result.ts';

/**
 * Options: --seconds and --rounds of one measurement, --callers, --players, --server embedded, installed or all. For a
 * quick check: --seconds 1 --rounds 1.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
    callers: { type: 'string', default: '32' },
    players: { type: 'string', default: '2000' },
    server: { type: 'string', default: 'all' },
  },
});

const SERVERS: { option: string; name: string; binaries: BinarySource }[] = [
  { option: 'embedded', name: 'Embedded server', binaries: 'package' },
  { option: 'installed', name: 'Installed server', binaries: 'installed' },
];

for (const { option, name, binaries } of SERVERS) {
  if (values.server !== 'all' && values.server !== option) continue;
  try {
    const result = await benchMoney({
      binaries,
      callers: Number(values.callers),
      seconds: Number(values.seconds),
      rounds: Number(values.rounds),
      players: Number(values.players),
    });
    printResult(name, result);
  } catch (error) {
    if (!(error instanceof EmbeddedError)) throw error;
    console.log(`\n${name}: ${error.message}`);
  }
}
