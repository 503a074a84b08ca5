import { packPixels, type Pixels, readPixels } from '@baize/art/pixels';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { compareScreenshots, isSameScreenshot } from './compare-screenshots.ts';

const baselinePath = path.join(import.meta.dirname, 'baselines.json');
/** A data URL, so that a browser can show a baseline. */
const START = 'data:image/webp;base64,';

/** The committed screenshot of every view, by its name. */
export type ScreenshotBaselines = ReadonlyMap<string, Pixels>;

export async function readBaselines(): Promise<ScreenshotBaselines> {
  const packed = readPacked();
  const read = await Promise.all(
    Object.entries(packed).map(
      async ([name, address]) =>
        [name, await readPixels(Buffer.from(address.slice(START.length), 'base64'))] as const,
    ),
  );
  return new Map(read);
}

/**
 * Saves new baselines and removes those of views that no longer exist. If the test would accept a screenshot, the old
 * baseline is kept, so that a diff shows only changed views.
 *
 * @returns the names of the views with a new baseline
 */
export async function saveBaselines(grids: ScreenshotBaselines): Promise<readonly string[]> {
  const packed = readPacked();
  const before = await readBaselines();
  const saved: Record<string, string> = {};
  const redrawn: string[] = [];
  for (const [name, grid] of grids) {
    const old = before.get(name);
    const address = packed[name];
    if (old && address && hasSameSize(old, grid) && isSameScreenshot(compareScreenshots(old, grid))) {
      saved[name] = address;
      continue;
    }
    saved[name] = await packBaseline(grid);
    redrawn.push(name);
  }
  writeFileSync(baselinePath, `${JSON.stringify(saved, undefined, 2)}\n`);
  return redrawn;
}

/** A screenshot as a baseline holds it. */
export async function packBaseline(grid: Pixels): Promise<string> {
  return START + (await packPixels(grid)).toString('base64');
}

function hasSameSize(one: Pixels, other: Pixels): boolean {
  return one.width === other.width && one.height === other.height;
}

function readPacked(): Record<string, string> {
  return existsSync(baselinePath) ? JSON.parse(readFileSync(baselinePath, 'utf8')) : {};
}
