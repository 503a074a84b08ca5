/**
 * Updates the symbol sets of packages/symbols from the published ones, which are installed on demand:
 * `npm run symbols`, or `npm run symbols -- fluent-emoji:cherries game-icons:anchor` to add to them.
 */
import { symbolNames, symbolSets } from '@baize/symbols';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installOnDemand } from './bootstrap/install-locked.mjs';
import { chooseSymbols, type PublishedSet } from './symbols/choose-symbols.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = await installOnDemand(root, 'symbols', 'Installing the published symbol sets …');
const added = process.argv.slice(2);
for (const set of symbolSets) {
  const publishedPath = path.join(folder, 'node_modules/@iconify-json', set, 'icons.json');
  const published: PublishedSet = JSON.parse(readFileSync(publishedPath, 'utf8'));
  const prefix = `${set}:`;
  const names = added.filter((ref) => ref.startsWith(prefix)).map((ref) => ref.slice(prefix.length));
  const { symbols, unknown } = chooseSymbols(published, [...symbolNames(set), ...names]);
  if (unknown.length > 0) {
    process.stderr.write(
      `${set} has no ${unknown.join(', no ')}: see https://icon-sets.iconify.design/${set}/.\n`,
    );
    process.exitCode = 1;
  }
  writeSet(path.join(root, 'packages/symbols/sets', set), symbols);
  process.stdout.write(`${set}: ${Object.keys(symbols).length} symbols\n`);
}
const unknownSets = added.filter((ref) => !symbolSets.some((set) => ref.startsWith(`${set}:`)));
if (unknownSets.length > 0) {
  process.stderr.write(
    `${unknownSets.join(', ')}: a symbol is ${symbolSets.map((set) => `${set}:<name>`).join(' or ')}.\n`,
  );
  process.exitCode = 1;
}

/** One file per first character, so that none is large and a diff shows what was added. */
function writeSet(setFolder: string, symbols: Readonly<Record<string, string>>): void {
  rmSync(setFolder, { recursive: true, force: true });
  mkdirSync(setFolder, { recursive: true });
  const parts = Object.groupBy(Object.entries(symbols), ([name]) => name.charAt(0));
  for (const [initial, entries = []] of Object.entries(parts)) {
    const text = JSON.stringify(Object.fromEntries(entries), null, 1);
    writeFileSync(path.join(setFolder, `${initial}.json`), `${text}\n`);
  }
}
