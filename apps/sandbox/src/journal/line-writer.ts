import { type FileHandle, open } from 'node:fs/promises';

/** Appends lines to a file. Those that come while the disk is busy wait for it together. */
export class LineWriter {
  readonly #handle: FileHandle;
  /** Length of what is on disk, in bytes. */
  #size: number;
  #lines: string[] = [];
  /** The write of these lines, which has not begun. */
  #next: Promise<void> | null = null;
  /** The write under way, without its error. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(handle: FileHandle, size: number) {
    this.#handle = handle;
    this.#size = size;
  }

  /** All are on disk when it returns, or none after an error. */
  append(lines: readonly string[]): Promise<void> {
    this.#lines.push(...lines);
    const next = (this.#next ??= this.#last.then(() => this.#write()));
    this.#last = next.catch(() => undefined);
    return next;
  }

  async close(): Promise<void> {
    await this.#last;
    await this.#handle.close();
  }

  async #write(): Promise<void> {
    const text = Buffer.from(this.#lines.map((line) => `${line}\n`).join(''));
    this.#lines = [];
    this.#next = null;
    if (text.length === 0) return;
    try {
      await this.#handle.appendFile(text);
      await this.#handle.datasync();
    } catch (error) {
      // The first half of a line would damage the next one.
      await this.#handle.truncate(this.#size).catch(() => undefined);
      throw error;
    }
    this.#size += text.length;
  }
}

export async function openLineWriter(path: string): Promise<LineWriter> {
  const handle = await open(path, 'a');
  const { size } = await handle.stat();
  return new LineWriter(handle, size);
}
