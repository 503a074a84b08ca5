import { Worker } from 'node:worker_threads';

import { CallError } from '@baize/contract';

import { createTurns } from './turns.ts';

/** A photo of 48 megapixels takes ten seconds on one processor, and 700 MB. */
const TIMEOUT_MS = 40_000;
const MAX_HEAP_MB = 100;

export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}
/** A row of red, green, blue and alpha after the other, upright. */
export interface Pixels extends PhotoSize {
  readonly pixels: Uint8Array<ArrayBuffer>;
}

const inTurn = createTurns(1);

/**
 * Decodes the photo that a HEIC file is about, in a thread of its own that ends with it, so that a file that takes too long
 * or breaks the decoder takes nothing else with it. `check` is called with the size before anything is decoded.
 *
 * @throws CallError `document_unreadable`, and what `check` throws
 */
export function decodeHeic(bytes: Uint8Array, check: (size: PhotoSize) => void): Promise<Pixels> {
  return inTurn(async () => {
    const thread = new Worker(new URL('heic-thread.ts', import.meta.url), {
      workerData: bytes,
      env: {},
      execArgv: [],
      // The decoder writes its complaints there.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    const timer = setTimeout(() => void thread.terminate(), TIMEOUT_MS).unref();
    try {
      const size = await nextMessage<PhotoSize>(thread);
      check(size);
      thread.postMessage('decode', []);
      return { ...size, pixels: await nextMessage<Pixels['pixels']>(thread) };
    } finally {
      clearTimeout(timer);
      await thread.terminate();
    }
  });
}

function nextMessage<Message>(thread: Worker): Promise<Message> {
  return new Promise((resolve, reject) => {
    const fail = (cause: Error) =>
      reject(new CallError('document_unreadable', { message: 'document_phone_format', cause }));
    thread.once('message', resolve);
    thread.once('error', fail);
    thread.once('exit', (code) => fail(new Error(`the thread of the photo ended with ${code}`)));
  });
}
