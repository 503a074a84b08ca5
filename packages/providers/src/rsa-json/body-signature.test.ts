import { createVerify, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';

import { isBodySignature, readPrivateKey, readPublicKey, signBody } from './body-signature.ts';

const makePair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const { privateKey, publicKey } = makePair();
const other = makePair();

describe('an RSA signature', () => {
  it.each(['test', 'example', '{"test":"test"}', '{"user":"çağrı"}'])(
    'of %j is that of the algorithm',
    (body) => {
      const signature = signBody(body, privateKey);
      const verifier = createVerify('RSA-SHA256').update(body, 'utf8');
      expect(verifier.verify(publicKey, signature, 'base64')).toBe(true);
      expect(isBodySignature(signature, body, [other.publicKey, publicKey])).toBe(true);
      expect(isBodySignature(signature, `${body} `, [publicKey])).toBe(false);
      expect(isBodySignature(signature, body, [other.publicKey])).toBe(false);
    },
  );

  it.each([undefined, '', 'AAAA', '!', ['a']])('is not %j', (given) => {
    expect(isBodySignature(given, 'test', [publicKey])).toBe(false);
  });
});

describe('a key', () => {
  it('is read from DER in base64', () => {
    const spki = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
    const pkcs8 = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
    const [readPublic, readPrivate] = [readPublicKey(spki), readPrivateKey(pkcs8)];
    if (!readPublic || !readPrivate) throw new Error('no keys');
    expect(isBodySignature(signBody('test', readPrivate), 'test', [readPublic])).toBe(true);
    expect(readPublicKey(pkcs8)).toBeUndefined();
  });

  it('of another algorithm is none', () => {
    const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    expect(
      readPublicKey(ec.publicKey.export({ format: 'der', type: 'spki' }).toString('base64')),
    ).toBeUndefined();
    expect(readPublicKey('no key')).toBeUndefined();
    expect(readPrivateKey('no key')).toBeUndefined();
  });
});
