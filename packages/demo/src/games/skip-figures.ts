import type { Draw } from '../seeded-draw.ts';

/**
 * Figures of games were once drawn from the seed of their pictures. Their numbers are still skipped, so that the committed
 * pictures stay what they are.
 */
export function skipFigures(draw: Draw, count: number): void {
  for (let skipped = 0; skipped < count; skipped += 1) draw.fraction();
}
