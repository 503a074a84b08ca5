import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepLocalSecrets } from './local-secrets.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'baize-secrets-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('keepLocalSecrets', () => {
  it('creates different secrets once, readable by their owner only', () => {
    const first = keepLocalSecrets(folder);
    const values = Object.values(first);
    expect(new Set(values).size).toBe(values.length);
    expect(values.every((value) => Buffer.from(value, 'base64url').length === 32)).toBe(true);
    expect(keepLocalSecrets(folder)).toEqual(first);
    expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('adds a secret for a newer version and does not change the others', () => {
    writeFileSync(path.join(folder, 'secrets.json'), JSON.stringify({ personalIdKey: 'kept' }));
    const secrets = keepLocalSecrets(folder);
    expect(secrets.personalIdKey).toBe('kept');
    expect(secrets.providerKey).toHaveLength(43);
  });

  it('never replaces a damaged file, which would make player data unreadable', () => {
    writeFileSync(path.join(folder, 'secrets.json'), '{"personalIdKey": "cut sh');
    expect(() => keepLocalSecrets(folder)).toThrow(/secrets\.json cannot be read; restore it/);
  });
});
