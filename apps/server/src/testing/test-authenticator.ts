import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Flags of authenticator data: user present, user verified, credential included (WebAuthn Level 3, section 6.1). */
const [PRESENT, VERIFIED, INCLUDED] = [0x01, 0x04, 0x40];

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url');

interface Ceremony {
  readonly challenge: string;
  readonly origin: string;
  /** Host that the passkey is for; the origin's by default. */
  readonly rpId?: string;
  /** Whether the device has recognized its user. */
  readonly isVerified?: boolean;
}

/** An authenticator in software with one ES256 passkey, for tests without a browser. */
export function createTestAuthenticator({ counts = false } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  let counter = 0;
  let userHandle = '';

  function authenticatorData({ origin, rpId, isVerified = true }: Ceremony, credential = Buffer.alloc(0)) {
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | (credential.length > 0 ? INCLUDED : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId ?? new URL(origin).hostname), Buffer.from([flags]), count, credential]);
  }

  const clientData = (type: string, { challenge, origin }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const credentialOf = (response: Record<string, unknown>) => ({
    id: base64url(credentialId),
    rawId: base64url(credentialId),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  });

  return {
    /** A copy of the device would count on from here. */
    setCounter(value: number) {
      counter = value;
    },
    create(ceremony: Ceremony & { readonly userId: string }) {
      userHandle = ceremony.userId;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      // COSE key and attestation object in CBOR, whose few parts have fixed lengths.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const id = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId]);
      const data = authenticatorData(ceremony, Buffer.concat([id, key]));
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return credentialOf({
        clientDataJSON: base64url(clientData('webauthn.create', ceremony)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      });
    },
    get(ceremony: Ceremony) {
      if (counts) counter += 1;
      const data = authenticatorData(ceremony);
      const client = clientData('webauthn.get', ceremony);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return credentialOf({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle,
      });
    },
  };
}

export type TestAuthenticator = ReturnType<typeof createTestAuthenticator>;
