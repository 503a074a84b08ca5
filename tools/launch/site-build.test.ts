import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildSiteWhenChanged, hashInputs, isBuilt } from './site-build.ts';

const folders = [
  'apps/web',
  'packages/brand',
  'packages/contract',
  'packages/currency',
  'packages/messages',
  'packages/ui',
  'tools/browsers',
];

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'baize-build-'));
  for (const folder of folders) mkdirSync(path.join(root, folder, 'src'), { recursive: true });
  writeFileSync(path.join(root, 'package-lock.json'), '{}');
  writeFileSync(path.join(root, 'package.json'), '{}');
  writeFileSync(path.join(root, 'apps/web/src/site.tsx'), 'one');
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

describe('the stamp of a build', () => {
  it('changes with an input, a renamed file and the lock file, but not with a test', () => {
    const first = hashInputs(root);
    writeFileSync(path.join(root, 'apps/web/src/site.test.tsx'), 'test');
    expect(hashInputs(root)).toBe(first);
    writeFileSync(path.join(root, 'packages/ui/src/button.tsx'), '');
    const second = hashInputs(root);
    expect(second).not.toBe(first);
    writeFileSync(path.join(root, 'package-lock.json'), '{"packages":{}}');
    expect(hashInputs(root)).not.toBe(second);
  });
});

const builds = () => path.join(root, 'apps/web/dist/builds');
const current = () => readFileSync(path.join(builds(), 'current'), 'utf8');
const buildFolders = () =>
  readdirSync(builds(), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Writes one file, as quickly as a disk can, in place of a real build. */
function fakeBuild() {
  const runs: string[] = [];
  let running = 0;
  return {
    runs,
    async build(_root: string, folder: string) {
      running += 1;
      if (running > 1) throw new Error('two builds at once');
      mkdirSync(path.join(folder, 'client'), { recursive: true });
      await new Promise((resolve) => setTimeout(resolve, 300));
      writeFileSync(path.join(folder, 'client/site.js'), `${runs.length}`);
      runs.push(folder);
      running -= 1;
    },
  };
}

describe('a build', () => {
  it('is made once for the same files; a new one does not replace the one being served', async () => {
    const { build, runs } = fakeBuild();
    expect(await buildSiteWhenChanged(root, () => undefined, { build })).toBe(true);
    const first = current();
    expect(await buildSiteWhenChanged(root, () => undefined, { build })).toBe(false);
    writeFileSync(path.join(root, 'apps/web/src/site.tsx'), 'two');
    expect(isBuilt(root)).toBe(false);
    await buildSiteWhenChanged(root, () => undefined, { build });
    expect(runs).toHaveLength(2);
    expect(current()).not.toBe(first);
    // A server of the first build still finds its files.
    expect(readFileSync(path.join(builds(), first, 'client/site.js'), 'utf8')).toBe('0');
    // Reverting needs no new build.
    writeFileSync(path.join(root, 'apps/web/src/site.tsx'), 'one');
    await buildSiteWhenChanged(root, () => undefined, { build });
    expect(runs).toHaveLength(2);
    expect(current()).toBe(first);
  });

  it('is made by one of several starts while the others wait', async () => {
    const { build, runs } = fakeBuild();
    const lines: string[] = [];
    const starts = await Promise.all(
      [1, 2, 3].map(() => buildSiteWhenChanged(root, (line) => void lines.push(line), { build })),
    );
    expect(runs).toHaveLength(1);
    expect(starts.filter(Boolean)).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('Another start'))).toHaveLength(2);
  });

  it('that is interrupted changes nothing, and the next start builds again', async () => {
    const { build } = fakeBuild();
    const cut = async (_root: string, folder: string) => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, 'half.js'), '');
      throw new Error('killed');
    };
    await expect(buildSiteWhenChanged(root, () => undefined, { build: cut })).rejects.toThrow('killed');
    expect(isBuilt(root)).toBe(false);
    expect(await buildSiteWhenChanged(root, () => undefined, { build })).toBe(true);
    expect(readdirSync(path.join(builds(), current()))).toEqual(['client']);
  });

  it('keeps the newest three and those of the last day', async () => {
    const dayMs = 24 * 60 * 60_000;
    const build = async (_root: string, folder: string) => void mkdirSync(folder, { recursive: true });
    const make = async (text: string, now: number) => {
      writeFileSync(path.join(root, 'apps/web/src/site.tsx'), text);
      await buildSiteWhenChanged(root, () => undefined, { build, now });
      return current();
    };
    const start = Date.UTC(2026, 0, 1);
    const made = [];
    for (let count = 0; count < 5; count += 1) made.push(await make(`a${count}`, start + count));
    expect(buildFolders()).toHaveLength(5);
    made.push(await make('last', start + 4 + dayMs));
    expect(buildFolders().toSorted()).toEqual(made.slice(-3).toSorted());
  });

  it('writes nothing if the site is built', async () => {
    await buildSiteWhenChanged(root, () => undefined, { build: fakeBuild().build });
    const before = statSync(builds()).mtimeMs;
    chmodSync(builds(), 0o555);
    const refuse = () => Promise.reject(new Error('built again'));
    expect(await buildSiteWhenChanged(root, () => undefined, { build: refuse })).toBe(false);
    expect(statSync(builds()).mtimeMs).toBe(before);
    chmodSync(builds(), 0o755);
  });
});
