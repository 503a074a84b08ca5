import { startEmbedded } from '@baize/db/embedded';
import { bootConstellation, findFreePort, throwawaySecrets } from '@baize/testkit';

/*
 * The product in a process of its own, so that measuring does not use its CPU time. Prints its address as one line of
 * JSON and ends on SIGTERM.
 */
const [dataFolder, maxPageBytes] = process.argv.slice(2);
if (dataFolder === undefined) throw new Error('the data folder is missing');
const database = await startEmbedded({ dataDir: `${dataFolder}/postgres` });
const site = await bootConstellation({
  host: '127.0.0.1',
  port: await findFreePort(),
  sandboxPort: await findFreePort(),
  databaseUrl: database.url,
  dataFolder,
  secrets: throwawaySecrets(),
  pages: 'built',
  ...(maxPageBytes === undefined ? {} : { maxPageBytes: Number(maxPageBytes) }),
});
process.on('SIGTERM', () => {
  void (async () => {
    await site.close();
    await database.stop();
    process.exit(0);
  })();
});
process.stdout.write(
  `${JSON.stringify({ url: site.siteUrl, sandboxUrl: site.sandboxUrl, home: database.home })}\n`,
);
