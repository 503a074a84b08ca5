import type { OldestVersions } from './document/old-browser.ts';

declare global {
  /** The list of package.json, set by the build. */
  const SERVED_BROWSERS: OldestVersions;
}
