import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createIdMaker, systemClock } from '@baize/clock';
import { createLedgerStore, createTestDatabase, type TestDatabase } from '@baize/db';
import { ACTION_BATCH, createKeyRing } from '@baize/providers';
import { bootConstellation, type Constellation, findFreePort, throwawaySecrets } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { dialects, readConformanceArguments } from './conformance/read-arguments.ts';
import { runConformance } from './conformance/run-conformance.ts';

const root = path.resolve(import.meta.dirname, '..');
const secrets = throwawaySecrets();
const folder = mkdtempSync(path.join(tmpdir(), 'baize-conformance-'));

let database: TestDatabase;
let site: Constellation;
beforeAll(async () => {
  database = await createTestDatabase();
  writeFileSync(path.join(folder, 'secrets.json'), JSON.stringify(secrets));
  site = await bootConstellation({
    host: '127.0.0.1',
    port: await findFreePort(),
    sandboxPort: await findFreePort(),
    databaseUrl: database.url,
    dataFolder: folder,
    secrets,
    pages: 'none',
    maxConnections: 10,
    routeLimits: {},
    logLevel: 'fatal',
  });
});
afterAll(async () => {
  await site.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the command with these words after the address. */
async function run(...words: string[]) {
  const lines: string[] = [];
  const isFine = await runConformance(readConformanceArguments(['--url', site.siteUrl, ...words]), {
    dataFolder: folder,
    root,
    clock: systemClock,
    announce: (line) => void lines.push(line),
  });
  return { isFine, lines, text: lines.join('\n') };
}

async function balances(): Promise<unknown> {
  const ids = createIdMaker(systemClock, 9);
  const ledger = createLedgerStore({ pool: database.pool, clock: systemClock, ids, batching: false });
  const { rows } = await database.pool.query<{ site_id: string; id: string }>(
    `select site_id, id from player where username in ('demo', 'muratk92') order by id`,
  );
  expect(await ledger.findBreaks()).toEqual([]);
  return Promise.all(rows.map((row) => ledger.balance(Number(row.site_id), Number(row.id))));
}

describe.each(Object.keys(dialects))('the command against a site of this machine in %s', (dialect) => {
  it('passes every row that it can run, and leaves the players what they had', async () => {
    const before = await balances();
    const { isFine, lines, text } = await run('--dialect', dialect);
    expect(text).not.toContain('✗');
    expect(isFine).toBe(true);
    expect(lines.at(-1)).toMatch(/^\d+ passed, 0 failed, \d+ not in this dialect, [45] need the operator\.$/);
    expect(new Set(text.match(/W\d\d/g)).size).toBe(44);
    expect(await balances()).toEqual(before);
  });
});

describe('the command', () => {
  it('prints what came instead if a row fails', async () => {
    const { isFine, text } = await run('--dialect', 'action-batch', '--game', '141703', '--row', 'W43');
    // The same game twice: there is none to change to.
    expect(isFine).toBe(true);
    const wrong = await run('--dialect', 'native', '--game', '172101', '--game', '140403', '--row', 'W43');
    expect(wrong.isFine).toBe(false);
    expect(wrong.text).toContain('✗ W43 failed');
    expect(wrong.text).toContain("'GAME_UNKNOWN' instead of 'OK'");
    expect(wrong.text).toContain('0 passed, 1 failed');
    expect(text).toContain('✓ W43');
  });

  it('signs with the key that it is given, for one brand', async () => {
    const siteId = site.brands.find(({ hosts }) => hosts.includes('localhost'))?.siteId ?? 0;
    const { secret } = createKeyRing([secrets.providerKey]).current(ACTION_BATCH, siteId);
    const words = ['--dialect', 'action-batch', '--row', 'W01', '--row', 'W34'];
    expect((await run(...words, `--key=${secret}`)).isFine).toBe(true);
    const file = path.join(folder, 'studio-key');
    writeFileSync(file, `${secret}\n`);
    expect((await run(...words, '--key', file)).isFine).toBe(true);
    const wrong = await run(...words, `--key=${secret}x`);
    expect(wrong.isFine).toBe(false);
    expect(wrong.text).toContain('the call for a balance got 403');
  });

  it.each([
    [[], 'Usage:'],
    [['--url', 'localhost'], 'Usage:'],
    [['--url', 'http://localhost', '--dialect', 'klingon'], 'There is no dialect klingon'],
    [['--url', 'http://localhost', '--player', 'demo:x'], 'two players'],
    [['--url', 'http://localhost', '--player', 'demo', '--player', 'x'], 'a colon between them'],
    [['--url', 'http://localhost', '--site', 'x'], '--site is a number'],
    [['--url', 'http://localhost', '--what'], 'Usage:'],
  ])('refuses %j in one sentence', (words, sentence) => {
    expect(() => readConformanceArguments(words)).toThrow(sentence);
  });
});
