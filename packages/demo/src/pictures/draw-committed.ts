/** Draws the missing or outdated committed pictures and removes obsolete ones: `npm run demo:pictures`. */
import { renderPicture } from '@baize/art';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { COMMITTED_BYTES_MAX, describeCommitted, RECORD_FILE } from './committed-files.ts';
import { pictureSpecs } from './picture-specs.ts';

const folder = path.resolve(import.meta.dirname, '../../pictures');
const recordFile = path.join(folder, RECORD_FILE);

async function readRecord(): Promise<Map<string, string>> {
  if (!existsSync(recordFile)) return new Map();
  // Only this file writes it, below.
  const record = JSON.parse(await readFile(recordFile, 'utf8')) as Record<string, string>;
  return new Map(Object.entries(record));
}

async function writeRecord(record: ReadonlyMap<string, string>): Promise<void> {
  const sorted = [...record].toSorted(([one], [other]) => (one < other ? -1 : 1));
  await writeFile(recordFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

async function removeStrays(wanted: ReadonlySet<string>): Promise<number> {
  const strays = (await readdir(folder)).filter((name) => !wanted.has(name) && name !== RECORD_FILE);
  await Promise.all(strays.map((name) => rm(path.join(folder, name))));
  return strays.length;
}

async function drawAll(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const specs = pictureSpecs();
  const pictures = describeCommitted();
  const before = await readRecord();
  const record = new Map<string, string>();
  let drawn = 0;
  let bytes = 0;
  // One after the other, so that the machine stays usable.
  for (const { stem, hash, files } of pictures) {
    const spec = specs.get(stem);
    if (spec === undefined) continue;
    for (const { name, widthPx } of files) {
      const file = path.join(folder, name);
      if (before.get(stem) !== hash || !existsSync(file)) {
        await writeFile(file, await renderPicture(spec, widthPx));
        drawn += 1;
      }
      bytes += (await stat(file)).size;
    }
    record.set(stem, hash);
    // Saved after each picture, so that an interrupted run can continue.
    if (before.get(stem) !== hash) await writeRecord(new Map([...before, ...record]));
  }
  await writeRecord(record);
  const removed = await removeStrays(new Set(pictures.flatMap(({ files }) => files.map(({ name }) => name))));
  const mebibytes = (bytes / 1024 ** 2).toFixed(1);
  console.info(
    `${pictures.length} pictures, ${drawn} files drawn, ${removed} removed, ${mebibytes} MiB in all`,
  );
  if (bytes > COMMITTED_BYTES_MAX) {
    console.error(`more than ${COMMITTED_BYTES_MAX} bytes of pictures would be committed`);
    process.exitCode = 1;
  }
}

await drawAll();
