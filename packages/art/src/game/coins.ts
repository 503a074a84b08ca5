import type { Scene } from '../drawing/scene.ts';
import { onCircle, repeat, svg } from '../drawing/svg.ts';
import type { StoneName } from './plates.ts';
import { spokes } from './spokes.ts';
import { ribbonText } from './ribbon.ts';

/** Coins with a name, the smallest first. */
export const coinTiers = ['mini', 'minor', 'major', 'grand'] as const;
export type CoinTier = (typeof coinTiers)[number];

const tierStones: Readonly<Record<CoinTier, StoneName>> = {
  mini: 'jade',
  minor: 'sapphire',
  major: 'ruby',
  grand: 'amethyst',
};

/** One to four stars over the name, so that the tiers are told apart without colours. */
function stars(count: number): string {
  return repeat(count, (place) => {
    const angle = -Math.PI / 2 + (place - (count - 1) / 2) * 0.44;
    const [x, y] = onCircle(0, 8, 46, angle);
    const points = repeat(10, (tip) => {
      const [tipX, tipY] = onCircle(x, y, tip % 2 === 0 ? 12 : 5.2, -Math.PI / 2 + (tip * Math.PI) / 5);
      return svg`${tip === 0 ? 'M' : 'L'}${tipX} ${tipY}`;
    });
    return `<path d="${points}Z"/>`;
  });
}

const glint =
  '<path d="M-76 -42A87 87 0 0 1 10 -86" fill="none" stroke="#fffbe8" stroke-width="6" stroke-linecap="round" opacity=".75"/>';

/** A coin around its field. */
function disc(field: string): string {
  return svg`<use href="#disc"/><circle r="69" fill="${field}"/>`;
}

/** A coin without a name: the page writes its value on it. */
export function blankCoin(): string {
  return `${disc('url(#coin)')}${spokes({ from: 46, to: 65, count: 40, share: 0.2, color: '#8a520f', opacity: 0.45 })}${glint}`;
}

/** A coin with a name. */
export function namedCoin(scene: Scene, tier: CoinTier, name: string): string {
  const rank = coinTiers.indexOf(tier) + 1;
  return svg`${disc(`url(#${tierStones[tier]}-stone)`)}<circle r="63" fill="none" stroke="#ffe3a0" stroke-opacity=".7" stroke-width="2"/><g fill="url(#gold)" stroke="#1a0a02" stroke-width="2" stroke-linejoin="round">${stars(rank)}</g>${ribbonText(scene, name, { y: 26, width: 112, sizeMax: 40, ink: '#fff7dc' })}${glint}`;
}

/** Paints and the struck disc that all coins share. */
export function coinDefs(): string {
  return svg`<defs><radialGradient id="coin" cx=".4" cy=".34" r=".8"><stop offset="0" stop-color="#ffe8a0"/><stop offset=".55" stop-color="#eeb843"/><stop offset="1" stop-color="#c17d1b"/></radialGradient><g id="disc"><circle cy="8" r="92" opacity=".45"/><circle cy="4" r="92" fill="#5d3408"/><circle r="92" fill="url(#gold)" filter="url(#rim)"/><g fill="none">${spokes({ from: 86, to: 91, count: 48, share: 0.2, color: '#6b3c0a', opacity: 0.5 })}<circle r="78" stroke="#ffe9b0" stroke-width="5.2" stroke-linecap="round" stroke-dasharray="0 ${(78 * Math.PI * 2) / 32}"/></g><circle r="71" fill="#8a520f"/></g></defs>`;
}
