import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeChromium } from './find-chromium.ts';
import { chromiumVersion, mayPinChromium, provenMajor, unprovenVersion } from './pinned-chromium.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'baize-chromium-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function program(lines: string): string {
  const filePath = path.join(folder, 'chromium');
  writeFileSync(filePath, `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
  return filePath;
}

describe('the version of a Chromium', () => {
  it('is what it prints, whatever its name', () => {
    expect(chromiumVersion(program('echo "Google Chrome 156.0.8078.108 "'))).toBe('156.0.8078.108');
  });

  it('is unknown if it does not start', () => {
    expect(chromiumVersion(program('echo "libnss3.so: 3.1 not found"; exit 127'))).toBeUndefined();
    expect(chromiumVersion(path.join(folder, 'missing'))).toBeUndefined();
  });

  it('is described with a warning if the tests are not known to pass with it', () => {
    const proven = `${provenMajor}.0.1.2`;
    expect(describeChromium(program(`echo "Chromium ${proven}"`))).toBe(`Chromium ${proven}`);
    expect(describeChromium(program('echo "Chromium 99.0.1.2"'))).toBe(
      `Chromium 99.0.1.2; the tests are known to pass with Chromium ${provenMajor}`,
    );
  });
});

describe('the locked Chromium', () => {
  it('has a major version', () => {
    expect(provenMajor).toBeGreaterThan(100);
    expect(unprovenVersion(`${provenMajor}.9`)).toBe('');
  });

  it('is there for Linux on x64 only', () => {
    expect(mayPinChromium('linux', 'x64')).toBe(true);
    expect(mayPinChromium('linux', 'arm64')).toBe(false);
    expect(mayPinChromium('darwin', 'x64')).toBe(false);
  });
});
