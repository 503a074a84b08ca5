import { createHash, createHmac } from 'node:crypto';

/** A shared key between one brand and one third party. Never written to a log. */
export interface SigningKey {
  /** `<party>.<siteId>.<generation>`, sent in the clear. */
  readonly id: string;
  readonly party: string;
  readonly siteId: number;
  readonly secret: string;
}

/** The keys that are live at this moment. */
export interface KeyRing {
  /** The key to sign with: the newest generation for this third party and brand. */
  current(party: string, siteId: number): SigningKey;
  /** The live key of this id, or null when it is malformed, retired or was never made. */
  find(keyId: string): SigningKey | null;
}

/** During a rotation the new and the old secret are both accepted, never more. */
const MAX_LIVE_SECRETS = 2;
const MIN_SECRET_LENGTH = 32;
/** Keys that are kept once they were derived: a caller may put any brand's number into a key's name. */
const MAX_FOUND_KEYS = 1_000;
const KEY_ID = /^([a-z][a-z-]{0,30})\.(\d{1,15})\.([0-9a-f]{8})$/;

/**
 * Every third party gets a key of its own for every brand, derived from one secret of the
 * deployment. Both sides hold the same ring, so a new brand needs no exchange of keys.
 *
 * @param secrets newest first, one or two, each at least 32 characters
 * @throws RangeError when a secret is too short or there are too many
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
      // "007" and "7" would otherwise be two names of one key.
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
