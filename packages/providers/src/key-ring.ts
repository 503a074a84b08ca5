import { createHash, createHmac } from 'node:crypto';

/** A key shared between one brand and one third party. Never logged. */
export interface SigningKey {
  /** `<party>.<siteId>.<generation>`, sent in the clear. */
  readonly id: string;
  readonly party: string;
  readonly siteId: number;
  readonly secret: string;
}

/** The currently valid keys. */
export interface KeyRing {
  /** The key to sign with: the newest generation for this third party and brand. */
  current(party: string, siteId: number): SigningKey;
  /** The valid key with this id; null if the id is malformed, retired or unknown. */
  find(keyId: string): SigningKey | null;
}

/** During a rotation the new and the old secret are both accepted. */
const MAX_LIVE_SECRETS = 2;
const MIN_SECRET_LENGTH = 32;
/** Limit of cached keys, since a caller may send any site id in a key's name. */
const MAX_FOUND_KEYS = 1_000;
const KEY_ID = /^([a-z][a-z0-9-]{0,30})\.(\d{1,15})\.([0-9a-f]{8})$/;

/**
 * Each third party has a separate key for each brand, derived from one secret of the deployment. Both sides have the
 * same ring, so a new brand needs no exchange of keys.
 *
 * @param secrets newest first, one or two, each at least 32 characters
 * @throws RangeError if a secret is too short or there are too many
 */
export function createKeyRing(secrets: readonly string[]): KeyRing {
  const [newest] = secrets;
  if (newest === undefined || secrets.length > MAX_LIVE_SECRETS) {
    throw new RangeError(`a key ring holds one or ${MAX_LIVE_SECRETS} secrets, not ${secrets.length}`);
  }
  if (secrets.some((secret) => secret.length < MIN_SECRET_LENGTH)) {
    throw new RangeError(`a key ring's secret has at least ${MIN_SECRET_LENGTH} characters`);
  }
  const secretByGeneration = new Map(secrets.map((secret) => [generationOf(secret), secret]));
  const found = new Map<string, SigningKey>();

  return {
    current: (party, siteId) => deriveKey(newest, party, siteId),
    find(keyId) {
      const known = found.get(keyId);
      if (known) return known;
      const [, party, siteId, generation] = KEY_ID.exec(keyId) ?? [];
      if (party === undefined || siteId === undefined || generation === undefined) return null;
      const secret = secretByGeneration.get(generation);
      if (secret === undefined) return null;
      const key = deriveKey(secret, party, Number(siteId));
      // Otherwise "007" and "7" would be two names of one key.
      if (key.id !== keyId) return null;
      if (found.size >= MAX_FOUND_KEYS) found.clear();
      found.set(keyId, key);
      return key;
    },
  };
}

function deriveKey(secret: string, party: string, siteId: number): SigningKey {
  const id = `${party}.${siteId}.${generationOf(secret)}`;
  return { id, party, siteId, secret: createHmac('sha256', secret).update(id).digest('base64url') };
}

function generationOf(secret: string): string {
  return createHash('sha256').update('generation').update(secret).digest('hex').slice(0, 8);
}
