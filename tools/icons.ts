/**
 * Generates the icon sprite of packages/ui and its list of names. Both are committed; run `npm run icons` after a name has
 * been added below. The published set is installed on demand.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installOnDemand } from './bootstrap/install-locked.mjs';

const names = [
  'activity',
  'arrow-left',
  'arrow-left-right',
  'arrow-right',
  'arrow-up-down',
  'badge-check',
  'banknote',
  'bitcoin',
  'calendar',
  'candy',
  'check',
  'cherry',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'chevron-up',
  'circle-alert',
  'circle-check',
  'circle-help',
  'clapperboard',
  'clock',
  'club',
  'coffee',
  'copy',
  'credit-card',
  'crown',
  'diamond',
  'dices',
  'disc-3',
  'ellipsis',
  'eye',
  'eye-off',
  'ferris-wheel',
  'file-text',
  'flag',
  'flame',
  'gamepad-2',
  'gauge',
  'gem',
  'gift',
  'globe',
  'goal',
  'grid-3x3',
  'heart',
  'history',
  'hourglass',
  'house',
  'info',
  'landmark',
  'layout-grid',
  'leaf',
  'list-filter',
  'lock',
  'log-in',
  'log-out',
  'mail',
  'maximize',
  'menu',
  'message-circle',
  'minimize',
  'minus',
  'moon',
  'mountain',
  'pause',
  'paw-print',
  'phone',
  'plane',
  'play',
  'plus',
  'printer',
  'qr-code',
  'radio',
  'receipt',
  'refresh-cw',
  'rocket',
  'scroll',
  'search',
  'settings',
  'shield-check',
  'shield-off',
  'sliders-horizontal',
  'smartphone',
  'spade',
  'sparkles',
  'star',
  'ticket',
  'timer',
  'trending-up',
  'triangle-alert',
  'trophy',
  'tv',
  'user',
  'users',
  'volleyball',
  'volume-2',
  'volume-x',
  'wallet',
  'waves',
  'wifi-off',
  'x',
  'zap',
] as const;

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
  `<svg xmlns="http://www.w3.org/2000/svg">${names.map(readSymbol).join('\n')}</svg>\n`,
);
writeFileSync(
  path.join(target, 'icon-names.ts'),
  `/** Names of the sprite's drawings; written by tools/icons.ts. */\nexport const iconNames = [\n${names
    .map((name) => `  '${name}',\n`)
    .join('')}] as const;\nexport type IconName = (typeof iconNames)[number];\n`,
);
