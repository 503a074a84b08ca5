import type { PlayerContext } from '../context.ts';

export function realityCheckEvery(_context: PlayerContext): Promise<number | null> {
  return Promise.resolve(60);
}
