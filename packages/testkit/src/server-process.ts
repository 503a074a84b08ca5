/** One process of a product that several serve: started by `startProcesses`, with its options as its first argument. */
import { bootConstellation, type ConstellationOptions } from './constellation.ts';

const options = JSON.parse(process.argv[2] ?? '{}') as Omit<ConstellationOptions, 'logStream' | 'clock'>;
const constellation = await bootConstellation({ ...options, joins: true });
process.once('SIGTERM', () => {
  void constellation.close().then(() => process.exit(0));
});
// Whoever started this process is gone: nobody else would end it.
process.once('disconnect', () => process.exit(1));
process.send?.('ready');
