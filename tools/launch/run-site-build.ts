import { buildSite } from '@baize/web/build';

// A process of its own: the memory that a build needs goes back to the machine when it ends.
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('say into which folder');
await buildSite(folder);
