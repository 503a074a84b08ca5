import type { Tracker } from '../../book.ts';

const SECTORS = 20;
const [CENTRE_X, CENTRE_Y] = [240, 123];
const at = (radius: number, turn: number): string => {
  const angle = 2 * Math.PI * turn - Math.PI / 2;
  return `${(CENTRE_X + radius * Math.cos(angle)).toFixed(1)} ${(CENTRE_Y + radius * Math.sin(angle)).toFixed(1)}`;
};

/** A piece of a ring between two radii. */
function piece(sector: number, inner: number, outer: number, fill: string): string {
  const [from, to] = [(sector - 0.5) / SECTORS, (sector + 0.5) / SECTORS];
  return `<path fill="${fill}" d="M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}z"/>`;
}

/** A dart board; the side that throws first in the leg has its dart beside it. */
export function dartBoard({ server }: Tracker): string {
  const rings = Array.from({ length: SECTORS }, (_, sector) => {
    const isDark = sector % 2 === 0;
    const [bed, ring] = isDark ? ['#1b1f22', '#b3352c'] : ['#e6dcc3', '#2a7d4f'];
    return `${piece(sector, 12, 52, bed)}${piece(sector, 52, 58, ring)}${piece(sector, 58, 90, bed)}${piece(sector, 90, 97, ring)}`;
  });
  const dart =
    server === null
      ? ''
      : `<path transform="translate(${server === 'home' ? 112 : 368} 123)${server === 'home' ? '' : 'scale(-1 1)'}" fill="#f2f5f3" d="M-28-7l10 4h30l16 3-16 3h-30l-10 4 4-7z"/>`;
  return `<path fill="#2a1c16" d="M0 0h480v246H0z"/><circle cx="240" cy="123" r="114" fill="#0f1214"/>${rings.join('')}<circle cx="240" cy="123" r="12" fill="#2a7d4f"/><circle cx="240" cy="123" r="5.500" fill="#b3352c"/>${dart}`;
}
