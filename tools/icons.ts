/**
 * Draws the icon sprite of packages/ui from its list of names. The sprite is committed; run `npm run icons` after a
 * change of the list. The published set is installed on demand.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { iconNames } from '../packages/ui/src/icons/icon-names.ts';
import { installOnDemand } from './bootstrap/install-locked.mjs';

const root = path.resolve(import.meta.dirname, '..');
const published = await installOnDemand(root, 'symbols', 'Installing the published symbol sets …');
const folder = path.join(published, 'node_modules/lucide-static/icons');
const target = path.join(root, 'packages/ui/src/icons');

function readSymbol(name: string): string {
  const svg = readFileSync(path.join(folder, `${name}.svg`), 'utf8');
  const shapes = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1];
  if (shapes === undefined) throw new Error(`${name}.svg has no drawing.`);
  const tight = shapes
    .replace(/\s+/g, ' ')
    .replace(/ ?\/> ?/g, '/>')
    .trim();
  return `<symbol id="${name}" viewBox="0 0 24 24">${tight}</symbol>`;
}

writeFileSync(
  path.join(target, 'sprite.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg">${iconNames.map(readSymbol).join('\n')}</svg>\n`,
);
