import { startEmbedded } from '@baize/db/embedded';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { formatScores, formatTrial, scoreGroups } from './changes/print-trials.ts';
import { changeGroups } from './changes/groups.ts';
import { runUnchanged, type Trial, tryChanges } from './changes/try-changes.ts';
import { makeWorkCopy } from './changes/work-copy.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The tests of one change are among those of its group, so they hang if they take this many times longer. */
const HANGS_AFTER = 2;
const LEAST_TIMEOUT_MS = 4 * 60_000;

/**
 * `npm run test:changes [-- words]`: applies one wrong line at a time and runs its tests. With words, only the changes of
 * the groups with that name, or of files that contain one of them, are tried.
 */
async function testChanges(words: readonly string[]): Promise<boolean> {
  const isAsked = ({ group, change }: Trial, word: string) =>
    changeGroups.some(({ name }) => name === word) ? group.name === word : change.file.includes(word);
  const trials = changeGroups
    .flatMap((group) => group.changes.map((change) => ({ group, change })))
    .filter((trial) => words.length === 0 || words.some((word) => isAsked(trial, word)));
  if (trials.length === 0) throw new Error(`No change has a group or file named ${words.join(' or ')}.`);
  await using cleanup = new AsyncDisposableStack();
  const databaseUrl = await startDatabase(cleanup);
  const copies = Array.from({ length: availableParallelism() }, (_, number) =>
    makeWorkCopy(root, `worker-${number}`),
  );
  const runs = await runUnchanged(trials, { copies, databaseUrl });
  const failing = runs.filter(({ isPassed }) => !isPassed);
  for (const { group, output } of failing)
    process.stderr.write(`${output}\nThe tests of ${group.name} fail without any change.\n`);
  if (failing.length > 0) return false;
  const secondsOf = new Map(runs.map(({ group, seconds }) => [group, seconds]));
  const results = await tryChanges(trials, {
    copies,
    databaseUrl,
    timeoutOf: (group) => Math.max(LEAST_TIMEOUT_MS, HANGS_AFTER * 1000 * (secondsOf.get(group) ?? 0)),
    onResult: (result) => process.stdout.write(`${formatTrial(result)}\n`),
  });
  const scores = scoreGroups(changeGroups, results);
  process.stdout.write(formatScores(scores, results));
  return scores.every(({ isEnough }) => isEnough);
}

/** One server for all copies: each test run creates its own template and databases. */
async function startDatabase(cleanup: AsyncDisposableStack): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'baize-changes-'));
  const settings = { fsync: 'off', full_page_writes: 'off', max_connections: '300' };
  const server = await startEmbedded({ dataDir: folder, settings });
  cleanup.defer(async () => {
    await server.stop();
    rmSync(server.home, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  });
  return server.url;
}

process.exitCode = (await testChanges(process.argv.slice(2))) ? 0 : 1;
