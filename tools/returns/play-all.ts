import type { ReturnProof } from '@baize/games';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface PlayTask {
  readonly name: string;
  readonly rounds: number;
}

/** The seed of a game follows from its name (FNV-1a), so that a game that is added changes no other run. */
export function seedOf(name: string): number {
  return Array.from(new TextEncoder().encode(name)).reduce(
    (hash, byte) => Math.imul(hash ^ byte, 0x01_00_01_93),
    0x81_1c_9d_c5 | 0,
  );
}

/**
 * Plays games on so many threads and returns their proofs, in the order in which they end.
 *
 * @param onProof called as each game ends
 */
export async function playAll(
  tasks: readonly PlayTask[],
  { threads, onProof }: { threads: number; onProof: (proof: ReturnProof) => void },
): Promise<ReturnProof[]> {
  const left = [...tasks];
  const proofs: ReturnProof[] = [];
  const playSome = async (): Promise<void> => {
    const worker = new Worker(new URL('play-worker.ts', import.meta.url));
    try {
      for (let task = left.shift(); task !== undefined; task = left.shift()) {
        worker.postMessage(task);
        const [proof] = (await once(worker, 'message')) as [ReturnProof];
        proofs.push(proof);
        onProof(proof);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(threads, tasks.length) }, playSome));
  return proofs;
}
