import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { installOnDemand } from './install-locked.mjs';

/** `'20.19.1'` -> `[20, 19]` */
function majorMinor(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
}

/** One sentence if this Node is too old to install the newer one, else undefined. */
export function nodeProblem(version) {
  const [major, minor] = majorMinor(version);
  if (major > 20 || (major === 20 && minor >= 19)) return undefined;
  return `Baize needs Node 20.19 or newer to start; this is Node ${version}: install a newer one and start again.`;
}

/** Whether this Node can run the project's TypeScript. */
export function runsTypeScript(version) {
  return majorMinor(version)[0] >= 24;
}

/**
 * The path of Node 24 as locked in tools/on-demand/node, installed if it is missing; undefined if there is none for this
 * platform.
 */
export async function installNode24(root, platform = process.platform, arch = process.arch) {
  if (platform !== 'linux' || (arch !== 'x64' && arch !== 'arm64')) return undefined;
  const announcement = `Installing Node 24, because this is Node ${process.versions.node} …`;
  const folder = await installOnDemand(root, 'node', announcement);
  const packageFolder = path.join(folder, 'node_modules', `node-${platform}-${arch}`);
  // Headers for compiling native add-ons, half as large as Node itself.
  rmSync(path.join(packageFolder, 'include'), { recursive: true, force: true });
  const nodePath = path.join(packageFolder, 'bin/node');
  return existsSync(nodePath) ? nodePath : undefined;
}
