import { onCircle, repeat, svg } from '../drawing/svg.ts';
import type { LowCell } from './low-cards.ts';
import type { StoneName } from './plates.ts';

const outlines: Readonly<Record<LowCell, readonly [data: string, stone: StoneName, edge: string]>> = {
  A: [
    'M0 84C-56 42 -86 8 -86 -32C-86 -64 -62 -82 -38 -82C-20 -82 -7 -72 0 -58C7 -72 20 -82 38 -82C62 -82 86 -64 86 -32C86 8 56 42 0 84Z',
    'ruby',
    '#43040f',
  ],
  K: [star(), 'sapphire', '#061840'],
  Q: ['M0 -90C30 -46 72 -12 72 28A72 64 0 0 1 -72 28C-72 -12 -30 -46 0 -90Z', 'jade', '#022a1a'],
  J: [swirlDisc(84), 'amethyst', '#1c0742'],
  T: [
    'M-62 -42C-34 -94 44 -94 70 -36C92 10 78 64 38 80C6 92 -20 72 -24 48C-27 30 -40 24 -60 18C-84 6 -82 -16 -62 -42Z',
    'amber',
    '#472002',
  ],
};

function star(): string {
  const points = repeat(10, (tip) => {
    const [x, y] = onCircle(0, 6, tip % 2 === 0 ? 88 : 46, -Math.PI / 2 + (tip * Math.PI) / 5);
    return svg`${tip === 0 ? 'M' : 'L'}${x} ${y}`;
  });
  return `${points}Z`;
}

function swirlDisc(radius: number): string {
  return svg`M${-radius} 0a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0Z`;
}

/** White arms that turn from the middle of a disc to its edge. */
function swirl(radius: number): string {
  const steps = 6;
  const arms = repeat(5, (arm) => {
    const start = (arm * Math.PI * 2) / 5;
    const edge = (shift: number, step: number): string => {
      const share = step / steps;
      const [x, y] = onCircle(0, 0, radius * share, start + shift + share * 1.6);
      return svg`L${x} ${y}`;
    };
    const out = repeat(steps, (step) => edge(0, step + 1));
    const back = repeat(steps, (step) => edge(Math.PI / 5, steps - step));
    return `M0 0${out}${back}Z`;
  });
  return `<path d="${arms}" fill="#fff" opacity=".85"/>`;
}

const shine =
  '<ellipse cx="-30" cy="-46" rx="26" ry="11" transform="rotate(-32 -30 -46)" fill="#fff" opacity=".6"/><circle cx="-56" cy="-16" r="6" fill="#fff" opacity=".5"/>';

/** Boiled sweets: a heart, a star, a drop, a swirl and a bean. */
export function sweet(cell: LowCell): string {
  const [data, stone, edge] = outlines[cell];
  const inside = cell === 'J' ? swirl(80) : '';
  return svg`<path d="${data}" transform="translate(0 8)" opacity=".42"/><path d="${data}" fill="${edge}" stroke="${edge}" stroke-width="10" stroke-linejoin="round"/><g filter="url(#puff)"><path d="${data}" fill="url(#${stone}-stone)"/>${inside}</g>${cell === 'K' ? '' : shine}`;
}
