import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { concernsServer, superviseChild } from './supervise-child.ts';

const script = `
import { appendFileSync } from 'node:fs';
const note = (line) => appendFileSync(process.env.NOTES, line + '\\n');
process.on('SIGTERM', () => { note('ended'); process.exit(0); });
setInterval(() => {}, 1000);
note('started');
`;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'baize-supervise-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Supervises a script and waits for its first start. */
async function supervise(source: string, notes: string, killAfterMs?: number) {
  const stopping = new AbortController();
  const done = superviseChild({
    script: source,
    env: { NOTES: notes },
    folders: [folder],
    ...(killAfterMs !== undefined && { killAfterMs }),
    stopped: stopping.signal,
    announce: () => undefined,
  });
  await vi.waitFor(() => expect(readFileSync(notes, 'utf8')).toBe('started\n'), 10_000);
  return { stopping, done };
}

describe('superviseChild', () => {
  it('restarts the child on a change, ending the old one first, and ends it when stopped', async () => {
    const notes = path.join(folder, 'notes.txt');
    const source = path.join(folder, 'server.ts');
    writeFileSync(notes, '');
    writeFileSync(source, script);
    const { stopping, done } = await supervise(source, notes);
    writeFileSync(source, `${script}\n`);
    await vi.waitFor(() => expect(readFileSync(notes, 'utf8')).toBe('started\nended\nstarted\n'), 10_000);
    // As editors save, repeatedly: another file is renamed over the old one.
    for (const saves of [1, 2, 3]) {
      writeFileSync(path.join(folder, 'server.ts~'), `${script}${'\n'.repeat(saves)}`);
      renameSync(path.join(folder, 'server.ts~'), source);
      const expected = `started\n${'ended\nstarted\n'.repeat(saves + 1)}`;
      await vi.waitFor(() => expect(readFileSync(notes, 'utf8')).toBe(expected), 10_000);
    }
    stopping.abort();
    await done;
    expect(readFileSync(notes, 'utf8')).toBe(`started\n${'ended\nstarted\n'.repeat(4)}ended\n`);
  });

  it('kills a child that does not end', async () => {
    const notes = path.join(folder, 'notes.txt');
    const source = path.join(folder, 'server.ts');
    writeFileSync(source, script.replace("note('ended'); process.exit(0);", "note('asked');"));
    const { stopping, done } = await supervise(source, notes, 1_000);
    stopping.abort();
    await done;
    expect(readFileSync(notes, 'utf8')).toBe('started\nasked\n');
  });

  it.each([
    ['server/src/route.ts', true],
    ['contract/src/calls.ts', true],
    ['baize/brand.json', true],
    ['server/src/route.test.ts', false],
    ['ui/src/button.tsx', false],
    ['symbols/dist/index.ts', false],
    ['db/node_modules/drizzle-orm/index.ts', false],
  ])('%s restarts the server: %s', (filePath, expected) => {
    expect(concernsServer(filePath)).toBe(expected);
  });
});
