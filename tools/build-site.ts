import { buildSite } from '@baize/web/build';

// A process of its own: the memory that a build needs goes back to the machine when it ends.
await buildSite();
