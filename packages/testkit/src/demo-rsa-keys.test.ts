import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { isRsaSignature, readPrivateKey, readPublicKey, signRsa } from '@baize/providers';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { keepRsaKeys } from './demo-rsa-keys.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'baize-rsa-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('makes two key pairs once, readable by their owner only', () => {
  const first = keepRsaKeys(folder);
  expect(keepRsaKeys(folder)).toEqual(first);
  expect(readdirSync(folder)).toEqual(['studio-keys.json']);
  expect(statSync(path.join(folder, 'studio-keys.json')).mode & 0o777).toBe(0o600);
  expect(new Set([...Object.values(first.studio), ...Object.values(first.operator)]).size).toBe(4);
  for (const pair of [first.studio, first.operator]) {
    const [privateKey, publicKey] = [readPrivateKey(pair.privateKey), readPublicKey(pair.publicKey)];
    if (!privateKey || !publicKey) throw new Error('a key cannot be read');
    expect(isRsaSignature(signRsa('body', privateKey), 'body', [publicKey])).toBe(true);
  }
});
