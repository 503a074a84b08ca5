import { drawing, svg } from './svg.ts';

const SKINS = [
  ['#f0cba8', '#d9a57f'],
  ['#e3b18c', '#bf875f'],
  ['#c78f68', '#9d6846'],
  ['#95613f', '#6e432a'],
] as const;
const HAIRS = ['#17120f', '#2e1d13', '#4d2f1b', '#7b4e27', '#a87c45', '#57504c'];
/** Behind the head, and over the forehead: long, tied, short, parted. */
const STYLES = [
  [
    'M28 56Q22 8 60 8Q98 8 92 56Q98 92 86 104H34Q22 92 28 56Z',
    'M33 46Q40 20 62 20Q84 22 88 46Q74 40 66 28Q54 42 33 46Z',
  ],
  [
    'M31 48Q30 14 60 14Q90 14 89 48L84 62H36ZM48 12a12 12 0 1 1 24 0Z',
    'M34 44Q38 20 60 20Q82 20 86 44Q74 30 60 30Q46 30 34 44Z',
  ],
  [
    'M32 46Q30 10 62 10Q92 12 88 46L84 56H36Z',
    'M33 44Q32 16 62 16Q86 18 87 42Q80 28 66 26Q52 32 42 28Q37 34 33 44Z',
  ],
  [
    'M30 50Q26 10 60 10Q94 10 90 50Q94 72 84 78H36Q26 72 30 50Z',
    'M33 48Q34 22 56 20Q88 18 87 50Q80 34 58 30Q44 36 33 48Z',
  ],
] as const;

/** A drawn dealer, the same for the same name. */
export function drawDealer(name: string): SVGSVGElement {
  const seed = [...name].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 9973, 7);
  const [skin, shade] = SKINS[seed % SKINS.length] ?? SKINS[0];
  const hair = HAIRS[Math.floor(seed / 5) % HAIRS.length] ?? '#17120f';
  const [behind, front] = STYLES[Math.floor(seed / 3) % STYLES.length] ?? STYLES[0];
  const eye = (x: number) => svg('circle', { cx: x, cy: 50, r: 2.6, fill: '#2a1a12' });
  const brow = (x: number) =>
    svg('path', {
      d: `M${x - 6} 43Q${x} 40 ${x + 6} 43`,
      stroke: hair,
      'stroke-width': 2.4,
      fill: 'none',
      'stroke-linecap': 'round',
    });
  return drawing(
    '0 0 120 120',
    'dealer-face',
    svg('path', { d: behind, fill: hair }),
    svg('path', { d: 'M8 124Q12 92 46 86H74Q108 92 112 124Z', fill: '#1d2026' }),
    svg('path', { d: 'M46 84L60 104L74 84V72H46Z', fill: shade }),
    svg('path', { d: 'M46 86L60 108L40 122L34 90ZM74 86L60 108L80 122L86 90Z', fill: '#f5f2ea' }),
    svg('path', { d: 'M60 108L50 102V114ZM60 108L70 102V114Z', fill: '#a3142a' }),
    svg('path', { d: 'M34 46Q34 20 60 20Q86 20 86 46Q86 70 72 79Q60 86 48 79Q34 70 34 46Z', fill: skin }),
    svg('path', { d: front, fill: hair }),
    eye(49),
    eye(71),
    brow(49),
    brow(71),
    svg('path', {
      d: 'M60 52Q63 60 58 62',
      stroke: shade,
      'stroke-width': 2,
      fill: 'none',
      'stroke-linecap': 'round',
    }),
    svg('path', {
      d: 'M52 69Q60 75 68 69',
      stroke: '#9a3b3f',
      'stroke-width': 2.6,
      fill: 'none',
      'stroke-linecap': 'round',
    }),
  );
}
