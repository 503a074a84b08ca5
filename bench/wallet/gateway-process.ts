import { findFreePort } from '@baize/testkit';
import { bootConstellation, openSharedResources } from '@baize/testkit/constellation';

/*
 * The product on an existing database, in a process of its own. Prints its address as one line of JSON and ends on
 * SIGTERM.
 */
const [databaseUrl, dataFolder, key] = process.argv.slice(2);
if (databaseUrl === undefined || dataFolder === undefined || key === undefined)
  throw new Error('database, data folder and key are missing');
const options = {
  host: '127.0.0.1',
  port: await findFreePort(),
  sandboxPort: await findFreePort(),
  databaseUrl,
  dataFolder,
  secrets: { personalIdKey: key, personalIdHashKey: key, documentKey: key, providerKey: key },
  pages: 'none',
  maxConnections: 32,
} as const;
// Imports the content. The stand-ins that come with it would take time from the site, which alone is measured.
await (await openSharedResources(options))[Symbol.asyncDispose]();
const site = await bootConstellation({ ...options, joins: true });
process.on('SIGTERM', () => void site.close().then(() => process.exit(0)));
process.stdout.write(`${JSON.stringify({ url: site.siteUrl })}\n`);
