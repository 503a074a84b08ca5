import { parentPort, workerData } from 'node:worker_threads';

import { createCopyArchive } from '../copy-archive.ts';
import type { CopySource, DataPart } from '../copy-part.ts';
import { writePart } from '../write-part.ts';

/** Writes a list of so many rows, as a thread whose memory a test limits. */
const { rows: count, madeAt } = workerData as { rows: number; madeAt: Date };

const part: DataPart = {
  name: 'play',
  tables: [],
  sections: [
    {
      name: 'rounds',
      columns: ['at', 'game', 'amount', 'round_id'],
      async *rows() {
        for (let number = 0; number < count; number += 1)
          yield {
            at: madeAt,
            game: `A game with a long name ${number % 97}`,
            amount: { minor: BigInt(number), currency: 1 },
            round_id: `round ${number} ${'x'.repeat(200)}`,
          };
      },
    },
  ],
};

let bytes = 0;
const archive = createCopyArchive(madeAt, async (piece) => {
  bytes += piece.length;
});
const [shown] = await writePart(archive, {} as CopySource, part, new AbortController().signal);
await archive.end();
parentPort?.postMessage({ count: shown?.count, kept: shown?.rows.length, bytes }, []);
