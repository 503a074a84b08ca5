import { existsSync } from 'node:fs';
import path from 'node:path';

/** `'20.19.1'` -> `[20, 19]` */
function majorMinor(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
}

/** One sentence when this Node cannot even bring the newer one, else undefined. */
export function nodeProblem(version) {
  const [major, minor] = majorMinor(version);
  if (major > 20 || (major === 20 && minor >= 19)) return undefined;
  return `Baize needs Node 20.19 or newer to start; this is Node ${version}: install a newer one and start again.`;
}

/** Whether this Node runs the project's TypeScript as it is. */
export function runsTypeScript(version) {
  return majorMinor(version)[0] >= 24;
}

/** The Node 24 that the lock file brings for this platform, or undefined where there is none. */
export function findNode24(root, platform = process.platform, arch = process.arch) {
  const nodePath = path.join(root, 'node_modules', `node-${platform}-${arch}`, 'bin', 'node');
  return existsSync(nodePath) ? nodePath : undefined;
}
