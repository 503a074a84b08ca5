import { Worker } from 'node:worker_threads';

import type { PdfDocument } from './pdf-document.ts';

/** Each uses a processor and up to 300 MB. */
const MAX_AT_ONCE = 1;
const MAX_WAITING = 10;
const TIMEOUT_MS = 120_000;
const MAX_HEAP_MB = 400;

/** Too many documents are being made. */
export class PdfBusy extends Error {
  override readonly name = 'PdfBusy';
}

const waiting: (() => void)[] = [];
let atOnce = 0;

/**
 * Draws a document in a thread of its own, which starts with it and ends with it: 10,000 rows take seconds, and the
 * libraries are loaded only where something is drawn.
 *
 * @throws PdfBusy if too many are waiting
 */
export async function makePdf(document: PdfDocument): Promise<Uint8Array<ArrayBuffer>> {
  await takeTurn();
  try {
    return await drawInThread(document);
  } finally {
    endTurn();
  }
}

async function takeTurn(): Promise<void> {
  if (atOnce < MAX_AT_ONCE) {
    atOnce += 1;
    return;
  }
  if (waiting.length >= MAX_WAITING) throw new PdfBusy(`${waiting.length} documents are waiting`);
  await new Promise<void>((resolve) => {
    waiting.push(resolve);
  });
}

function endTurn(): void {
  const next = waiting.shift();
  if (next) next();
  else atOnce -= 1;
}

/** The thread needs nothing of the environment. */
function drawInThread(document: PdfDocument): Promise<Uint8Array<ArrayBuffer>> {
  const thread = new Worker(new URL('pdf-thread.ts', import.meta.url), {
    workerData: document,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('the document took too long'));
      void thread.terminate();
    }, TIMEOUT_MS).unref();
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`the thread of the document ended with ${code}`));
    });
  });
}
