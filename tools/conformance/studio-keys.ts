import { createPrivateKey, type KeyObject, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { createKeyRing, readPrivateKey, type SigningKey } from '@baize/providers';
import { FORM_PROVIDER_ID } from '@baize/sandbox';
import { keepRsaKeys } from '@baize/testkit/demo-rsa-keys';

import type { WalletSite } from '../../apps/server/src/testing/wallet-driver.ts';
import { LaunchProblem } from '../launch/launch-problem.ts';
import { keepLocalSecrets } from '../launch/local-secrets.ts';
import type { ConformanceArguments } from './read-arguments.ts';

type StudioKeys = Pick<WalletSite, 'keys' | 'studio'> & {
  /** Whether there are keys for every brand. */
  readonly isOfAllBrands: boolean;
};

/**
 * The keys that calls are signed with: one that the operator gave to the studio, or those of this machine's installation.
 *
 * @throws LaunchProblem if there are none, or the key is malformed
 */
export function readStudioKeys(given: ConformanceArguments, dataFolder: string): StudioKeys {
  const { key, providerId } = given;
  if (key !== undefined) {
    const privateKey = given.dialect === 'rsa-json' ? readRsaKey(key) : undefined;
    const studio = { ...(privateKey && { privateKey }), ...(providerId !== undefined && { providerId }) };
    return { keys: ringOf(given, key), studio, isOfAllBrands: false };
  }
  if (!existsSync(path.join(dataFolder, 'secrets.json')))
    throw new LaunchProblem(
      `There is no installation in ${dataFolder}: start it with npm start, or give the key of the studio with --key.`,
    );
  const privateKey = readPrivateKey(keepRsaKeys(dataFolder).studio.privateKey);
  return {
    keys: createKeyRing([keepLocalSecrets(dataFolder).providerKey]),
    studio: { ...(privateKey && { privateKey }), providerId: providerId ?? FORM_PROVIDER_ID },
    isOfAllBrands: true,
  };
}

/** PEM, or DER in base64. */
function readRsaKey(text: string): KeyObject {
  const key = text.startsWith('-----') ? createPrivateKey(text) : readPrivateKey(text);
  if (!key) throw new LaunchProblem('--key is no RSA key: it is PEM, or DER (PKCS #8) in base64.');
  return key;
}

/** A ring with one key; those of other parties are made up, for rows that sign with a wrong one. */
function ringOf({ dialect, provider }: ConformanceArguments, text: string): WalletSite['keys'] {
  const namesKey = dialect === 'native' || dialect === 'quick';
  const [, id = '', secret = ''] = namesKey ? (/^([^:]+):(.+)$/.exec(text) ?? []) : ['', 'own', text];
  if (secret === '')
    throw new LaunchProblem('--key is the id of the key and its secret with a colon between them.');
  return {
    current(party, siteId): SigningKey {
      return party === provider
        ? { id, party, siteId, secret }
        : { id: id.replace(provider, party), party, siteId, secret: randomBytes(32).toString('base64url') };
    },
  };
}
