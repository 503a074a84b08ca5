import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LaunchProblem } from './launch-problem.ts';

/** Secrets of one installation: 32 random bytes each, in base64url. */
const secretNames = ['personalIdKey', 'personalIdHashKey', 'documentKey', 'providerKey'] as const;

export type LocalSecrets = Readonly<Record<(typeof secretNames)[number], string>>;

/**
 * Reads the installation's secrets and creates missing ones. They never change, because player data is encrypted with
 * them. The file is readable by its owner only.
 */
export function keepLocalSecrets(dataFolder: string): LocalSecrets {
  const filePath = path.join(dataFolder, 'secrets.json');
  const kept = existsSync(filePath) ? readSecrets(filePath) : {};
  const secrets = Object.fromEntries(
    secretNames.map((name) => [name, kept[name] ?? randomBytes(32).toString('base64url')]),
  ) as LocalSecrets; // Object.fromEntries loses the type of the keys.
  if (secretNames.some((name) => kept[name] === undefined)) {
    // Written atomically, so that a power failure cannot truncate a key.
    writeFileSync(`${filePath}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${filePath}.new`, filePath);
  }
  return secrets;
}

function readSecrets(filePath: string): Partial<LocalSecrets> {
  try {
    const value: unknown = JSON.parse(readFileSync(filePath, 'utf8'));
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Reported below.
  }
  throw new LaunchProblem(
    `The file ${filePath} cannot be read; restore it from a backup, or remove its folder to start again ` +
      'with new demo data.',
  );
}
