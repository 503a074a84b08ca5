import { retentionRows } from '../retention/retention-rows.ts';
import { createCopyArchive } from './copy-archive.ts';
import type { CopySource } from './copy-part.ts';
import type { CoverFacts, DataCopyWriter, ShownSection } from './copy-writer.ts';
import { dataParts } from './data-parts.ts';
import { writePart, writeText } from './write-part.ts';

/**
 * Writes a player's data as a ZIP file: a page to read, and one file for each part to use elsewhere. Lists are read and
 * written in pages, however long they are.
 *
 * @param save gets the file in pieces
 */
export async function writeCopy(
  source: CopySource,
  writer: DataCopyWriter,
  facts: Omit<CoverFacts, 'startsAt' | 'retention'>,
  save: (piece: Uint8Array) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const archive = createCopyArchive(facts.madeAt, save);
  const cover: CoverFacts = {
    ...facts,
    startsAt: await source.services.ledger.historyStart(),
    retention: retentionRows(facts.brand),
  };
  await writeText(archive, 'cover.json', `${JSON.stringify(writer.cover(cover), undefined, 2)}\n`);
  const shown: ShownSection[] = [];
  for (const part of dataParts) {
    shown.push(...(await writePart(archive, source, part, signal)));
    if (!part.files) continue;
    for await (const { name, bytes } of part.files(source)) {
      signal.throwIfAborted();
      await archive.bytes(name, bytes);
    }
  }
  await writeText(archive, 'index.html', writer.page(cover, shown));
  await archive.end();
}
