import { open } from 'node:fs/promises';

const LINE_BREAK = '\n'.codePointAt(0) ?? 0;

/** Appends lines to a small file, on disk when it returns. Half a line, of a write that was cut off, is removed first. */
export async function appendLines(path: string, lines: readonly string[]): Promise<void> {
  const file = await open(path, 'a+');
  try {
    const before = await file.readFile();
    const end = before.lastIndexOf(LINE_BREAK) + 1;
    if (end < before.length) await file.truncate(end);
    await file.appendFile(lines.map((line) => `${line}\n`).join(''));
    await file.datasync();
  } finally {
    await file.close();
  }
}
