/**
 * Draws the icon sprite and its list of names from lucide-static. Both are committed; run this after a name
 * has been added below: `node packages/ui/tools/make-icons.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

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

const folder = join(dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons');
const target = join(import.meta.dirname, '../src/icons');

function readSymbol(name: string): string {
  const svg = readFileSync(join(folder, `${name}.svg`), 'utf8');
  const shapes = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1];
  if (shapes === undefined) throw new Error(`${name}.svg has no drawing.`);
  const tight = shapes
    .replace(/\s+/g, ' ')
    .replace(/ ?\/> ?/g, '/>')
    .trim();
  return `<symbol id="${name}" viewBox="0 0 24 24">${tight}</symbol>`;
}

writeFileSync(
  join(target, 'sprite.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg">${names.map(readSymbol).join('\n')}</svg>\n`,
);
writeFileSync(
  join(target, 'icon-names.ts'),
  `/** Names of the sprite's drawings; written by tools/make-icons.ts. */\nexport const iconNames = [\n${names
    .map((name) => `  '${name}',\n`)
    .join('')}] as const;\nexport type IconName = (typeof iconNames)[number];\n`,
);
