/**
 * `npm run complete-lock`, after `npm install` has changed the lock file: adds packages for other platforms that npm
 * omitted, with their hashes from the registry. Fails for a release that the registry does not serve completely.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { addToLock, type LockedPackage, missingPlatformPackages } from './lock/missing-platforms.ts';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const added: Record<string, LockedPackage> = {};
const unserved: string[] = [];
for (const [where, entry] of Object.entries(missingPlatformPackages(lock))) {
  const spec = `${where.slice('node_modules/'.length)}@${entry.version}`;
  const integrity = askRegistry(spec);
  if (integrity === undefined) unserved.push(spec);
  else added[where] = { ...entry, integrity };
}
if (Object.keys(added).length > 0) {
  writeFileSync('package-lock.json', `${JSON.stringify(addToLock(lock, added), null, 2)}\n`);
}
process.stdout.write(`${Object.keys(added).length} packages of other platforms added to package-lock.json\n`);
if (unserved.length > 0) {
  process.stderr.write(
    `The registry does not serve ${unserved.join(', ')}: choose an earlier release of what needs them.\n`,
  );
  process.exitCode = 1;
}

function askRegistry(spec: string): string | undefined {
  try {
    const answer = execFileSync('npm', ['view', spec, 'dist.integrity'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.trim() || undefined;
  } catch {
    return undefined;
  }
}
