import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Offsets of a ZIP file without extensions have 32 bits. */
const MAX_BYTES = 2 ** 32 - 1;
/** Compressed at a time, which takes a few milliseconds. */
const BLOCK_CHARACTERS = 64 * 1024;

/** Too large for a ZIP file. */
export class CopyTooLarge extends Error {
  override readonly name = 'CopyTooLarge';

  constructor() {
    super('a copy of a player’s data is larger than a ZIP file can be');
  }
}

export interface ArchiveText {
  write(text: string): Promise<void>;
  end(): Promise<void>;
}

/** A ZIP file that is written from its start to its end, and is never in memory as a whole. */
export interface CopyArchive {
  /** The file before has to have ended. */
  text(name: string): ArchiveText;
  /** Adds bytes that are compressed already. */
  bytes(name: string, content: Uint8Array): Promise<void>;
  end(): Promise<void>;
}

/** @param save gets the file in pieces, one after the other */
export function createCopyArchive(madeAt: Date, save: (piece: Uint8Array) => Promise<void>): CopyArchive {
  let pieces: Uint8Array[] = [];
  let failure: Error | undefined;
  let size = 0;
  const zip = new Zip((error, piece) => {
    if (error) failure = error;
    else pieces.push(piece);
  });
  const encoder = new TextEncoder();

  async function flush(): Promise<void> {
    if (failure) throw failure;
    const ready = pieces;
    pieces = [];
    for (const piece of ready) {
      size += piece.length;
      if (size > MAX_BYTES) throw new CopyTooLarge();
      await save(piece);
    }
  }

  return {
    text(name) {
      const file = new ZipDeflate(name, { level: 6 });
      file.mtime = madeAt;
      zip.add(file);
      let waiting = '';
      let length = 0;
      const push = (final: boolean) => {
        const block = encoder.encode(waiting);
        waiting = '';
        length += block.length;
        if (length > MAX_BYTES) throw new CopyTooLarge();
        file.push(block, final);
        return flush();
      };
      return {
        async write(text) {
          waiting += text;
          if (waiting.length >= BLOCK_CHARACTERS) await push(false);
        },
        end: () => push(true),
      };
    },
    async bytes(name, content) {
      const file = new ZipPassThrough(name);
      file.mtime = madeAt;
      zip.add(file);
      file.push(content, true);
      await flush();
    },
    async end() {
      zip.end();
      await flush();
    },
  };
}
