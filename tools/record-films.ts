/**
 * `npm run demo:films`: makes the short films of the home page's video block from the committed pictures. Needs a
 * Chromium; the films are committed.
 */
import { filmStems } from '@baize/demo';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';

import { requireChromium } from './machine/find-chromium.ts';
import { filmInPage } from './films/film-in-page.ts';

const demo = path.resolve(import.meta.dirname, '../packages/demo');
const executablePath = await requireChromium((line) => console.info(line));

await mkdir(path.join(demo, 'films'), { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
for (const stem of filmStems) {
  const picture = await readFile(path.join(demo, 'pictures', `${stem}-480.avif`), 'base64');
  const film = await page.evaluate(filmInPage, {
    picture: `data:image/avif;base64,${picture}`,
    width: 480,
    height: 600,
    lengthMs: 4_000,
    framesPerSecond: 24,
    bitsPerSecond: 500_000,
  });
  const bytes = Buffer.from(film, 'base64');
  await writeFile(path.join(demo, 'films', `${stem}.mp4`), bytes);
  console.info(`${stem}.mp4: ${bytes.length} bytes`);
}
await browser.close();
