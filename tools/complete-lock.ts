import { readFileSync, writeFileSync } from 'node:fs';
import { completeLock, missingPlatformPackages } from './lock/missing-platforms.ts';

// Run after `npm install` has changed the lock file on a machine whose registry lacks some platforms.
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const added = Object.keys(missingPlatformPackages(lock));
if (added.length > 0) writeFileSync('package-lock.json', `${JSON.stringify(completeLock(lock), null, 2)}\n`);
process.stdout.write(`${added.length} packages of other platforms added to package-lock.json\n`);
