/**
 * One of several server processes of a product: started by `startProcesses`, with its options as the first argument.
 */
import { flushCompileCache } from 'node:module';
import { bootConstellation, type ConstellationOptions } from './constellation.ts';

const options = JSON.parse(process.argv[2] ?? '{}') as Omit<ConstellationOptions, 'logStream' | 'clock'>;
const constellation = await bootConstellation({ ...options, joins: true });
process.once('SIGTERM', () => {
  void constellation.close().then(() => process.exit(0));
});
// Jobs are run at once; a failure is in the log, and a later run goes on.
process.on('message', (job) => {
  if (typeof job === 'string') void constellation.server.runJob(job).catch(() => undefined);
});
// The process that started this one has gone, and nothing else would end it.
process.once('disconnect', () => process.exit(1));
process.send?.('ready');
// Node writes the cache at an exit only, and this process is likely to be killed.
flushCompileCache();
