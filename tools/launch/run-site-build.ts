import { buildSite } from '@baize/web/build';
import { siteUses } from '../browsers/allowed-uses.ts';
import { findUnsupported } from '../browsers/check-client.ts';
import { builtFiles } from '../browsers/client-files.ts';

// A separate process, so that the memory of a build is released when it ends.
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('say into which folder');
await buildSite(folder);
const unsupported = findUnsupported(builtFiles(folder), siteUses);
if (unsupported.length > 0) {
  process.stderr.write(
    `Not for every browser of the list (see docs/decisions/072-browsers.md):\n${unsupported.join('\n')}\n`,
  );
  process.exitCode = 1;
}
