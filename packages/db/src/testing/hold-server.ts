/**
 * A process that starts the embedded server in the folder of its first argument, prints a line of JSON and keeps it
 * running until it is killed.
 */
import { startEmbedded } from '../embedded/index.ts';

const server = await startEmbedded({ dataDir: process.argv[2] ?? '', settings: { fsync: 'off' } });
process.stdout.write(`${JSON.stringify({ url: server.url, pid: server.pid, home: server.home })}\n`);
setInterval(() => undefined, 60_000);
