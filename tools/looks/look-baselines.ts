import { packPixels, type Pixels, readPixels } from '@baize/art/pixels';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { compareLooks, isSameLook } from './compare-looks.ts';

const baselinePath = path.join(import.meta.dirname, 'baselines.json');
/** Browsers open such an address, so a baseline can be looked at. */
const START = 'data:image/webp;base64,';

/** The committed look of every view, by its name. */
export type LookBaselines = ReadonlyMap<string, Pixels>;

export async function readBaselines(): Promise<LookBaselines> {
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
 * Keeps new looks as the baselines and forgets views that are no more. A look that the test would take for the old
 * one leaves it as it is, so that a change shows which views it meant. Answers the names of what was redrawn.
 */
export async function keepBaselines(looks: LookBaselines): Promise<readonly string[]> {
  const packed = readPacked();
  const before = await readBaselines();
  const kept: Record<string, string> = {};
  const redrawn: string[] = [];
  for (const [name, look] of looks) {
    const old = before.get(name);
    const address = packed[name];
    if (old && address && hasSameSize(old, look) && isSameLook(compareLooks(old, look))) {
      kept[name] = address;
      continue;
    }
    kept[name] = START + (await packPixels(look)).toString('base64');
    redrawn.push(name);
  }
  writeFileSync(baselinePath, `${JSON.stringify(kept, undefined, 2)}\n`);
  return redrawn;
}

function hasSameSize(one: Pixels, other: Pixels): boolean {
  return one.width === other.width && one.height === other.height;
}

function readPacked(): Record<string, string> {
  return existsSync(baselinePath) ? JSON.parse(readFileSync(baselinePath, 'utf8')) : {};
}
