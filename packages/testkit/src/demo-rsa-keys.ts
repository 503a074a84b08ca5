import { generateKeyPairSync } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** DER in base64: SPKI, and PKCS #8. */
interface RsaPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The key pairs of the provider that signs with RSA and of this site at it. */
export interface DemoRsaKeys {
  readonly studio: RsaPair;
  readonly operator: RsaPair;
}

const FILE = 'studio-keys.json';
const BITS = 2_048;

/**
 * The keys of an installation, made at its first start and shared by all its processes. The file is readable by its owner
 * only.
 */
export function keepRsaKeys(dataFolder: string): DemoRsaKeys {
  const filePath = path.join(dataFolder, FILE);
  const known = readKeys(filePath);
  if (known) return known;
  mkdirSync(dataFolder, { recursive: true });
  const draft = `${filePath}.${process.pid}`;
  const made: DemoRsaKeys = { studio: makePair(), operator: makePair() };
  writeFileSync(draft, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  try {
    // Of two processes that start at once, the second one takes the first one's keys.
    linkSync(draft, filePath);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  return readKeys(filePath) ?? made;
}

function readKeys(filePath: string): DemoRsaKeys | undefined {
  try {
    // Written by this function only.
    return JSON.parse(readFileSync(filePath, 'utf8')) as DemoRsaKeys;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function makePair(): RsaPair {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: BITS });
  return {
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  };
}
