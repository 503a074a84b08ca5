import { buildSite } from '@baize/web/build';

// A separate process, so that the memory of a build is released when it ends.
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('say into which folder');
await buildSite(folder);
