import { readdirSync } from 'node:fs';
import path from 'node:path';

import type { Change, Span } from './change.ts';

const MIGRATIONS = 'packages/db/migrations';
const definition = /^create (?:or replace )?function (\w+)\s*\(/gm;

/** Paths of all migrations, in the order in which they are applied. */
export function migrationFiles(root: string): readonly string[] {
  return readdirSync(path.join(root, MIGRATIONS))
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => `${MIGRATIONS}/${name}`);
}

/** The functions that a migration defines, with where each begins and ends. */
function definitionsIn(text: string): readonly { name: string; from: number; to: number }[] {
  return [...text.matchAll(definition)].map((match) => {
    const from = match.index;
    const end = /\$\$[^;]*;\n/g;
    end.lastIndex = text.indexOf('$$', from) + 2;
    return { name: match[1] ?? '', from, to: end.exec(text) === null ? text.length : end.lastIndex };
  });
}

/**
 * Where a change is applied. A migration may replace a function of an earlier one, which then never runs: its change belongs to
 * the newest definition.
 *
 * @param files paths of all migrations, in their order
 */
export function newestSpan(change: Change, files: readonly string[], read: (file: string) => string): Span {
  const text = read(change.file);
  const whole = { file: change.file, text, from: 0, to: text.length };
  const at = text.indexOf(change.find);
  if (!change.file.startsWith(MIGRATIONS) || at < 0) return whole;
  const own = definitionsIn(text).find(({ from, to }) => from <= at && at < to);
  if (!own) return whole;
  for (const file of files.slice(files.indexOf(change.file) + 1).toReversed()) {
    const later = read(file);
    const found = definitionsIn(later).findLast(({ name }) => name === own.name);
    if (found) return { file, text: later, from: found.from, to: found.to };
  }
  return whole;
}
