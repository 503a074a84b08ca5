/** The entry of the thread that draws one document. */
import { parentPort, workerData } from 'node:worker_threads';

import { drawPdf } from './drawing/draw-pdf.ts';
import type { PdfDocument } from './pdf-document.ts';

// The maker starts the thread with a document.
const pdf = await drawPdf(workerData as PdfDocument);
parentPort?.postMessage(pdf, [pdf.buffer]);
