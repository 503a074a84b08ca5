import { parseArgs } from 'node:util';

import { type BinarySource, EmbeddedError, findInstalledProgram } from '@baize/db/embedded';

import { printResult } from './print-result.ts';
import { benchWallet } from './wallet-bench.ts';

/**
 * Options: --seconds and --rounds of one measurement, --callers 1,8,32,256, --players, --server
 * embedded, installed or all. For a quick check: --seconds 1 --rounds 1 --callers 32,256.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    callers: { type: 'string', default: '1,8,32,256' },
    players: { type: 'string', default: '4000' },
    server: { type: 'string', default: 'all' },
  },
});

const SERVERS: { option: string; name: string; binaries: BinarySource }[] = [
  { option: 'embedded', name: 'Embedded server', binaries: 'package' },
  { option: 'installed', name: 'Installed server', binaries: 'installed' },
];

const pgbench = await findInstalledProgram('pgbench');
if (pgbench === undefined) {
  console.log(
    'pgbench is not installed, so there is nothing to compare with: on Debian, apt install postgresql.',
  );
}

for (const { option, name, binaries } of SERVERS) {
  if (values.server !== 'all' && values.server !== option) continue;
  try {
    const result = await benchWallet({
      binaries,
      callers: values.callers.split(',').map(Number),
      seconds: Number(values.seconds),
      rounds: Number(values.rounds),
      players: Number(values.players),
      pgbench,
    });
    printResult(name, result);
  } catch (error) {
    if (!(error instanceof EmbeddedError)) throw error;
    console.log(`\n${name}: ${error.message}`);
  }
}
