/**
 * Copies the pictures that the themes use out of the icon packages into `symbols.json`, because the
 * packages are a hundred megabytes of JSON and the studio needs sixty pictures. Run it with Node after
 * a theme has changed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { THEMES } from './themes.ts';

interface IconSet {
  icons: Record<string, { body: string }>;
}

async function readIcons(name: string): Promise<IconSet> {
  const path = fileURLToPath(import.meta.resolve(`@iconify-json/${name}/icons.json`));
  // The package's own schema: `icons` by name, each with an SVG body.
  return JSON.parse(await readFile(path, 'utf8')) as IconSet;
}

const sets: Record<string, IconSet> = {
  f: await readIcons('fluent-emoji'),
  g: await readIcons('game-icons'),
};
const names = new Set(
  THEMES.flatMap((theme) => Object.values(theme.art).map((art) => art.split(':').slice(0, 2).join(':'))),
);
const symbols = Object.fromEntries(
  [...names].toSorted().map((name) => {
    const [set = '', icon = ''] = name.split(':');
    const body = sets[set]?.icons[icon]?.body;
    if (body === undefined) throw new Error(`there is no icon ${name}`);
    return [name, body.replace(/\d+\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))))];
  }),
);
await writeFile(new URL('symbols.json', import.meta.url), `${JSON.stringify(symbols, null, 1)}\n`);
