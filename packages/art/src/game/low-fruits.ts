import { repeat, svg } from '../drawing/svg.ts';
import { type LowCell, lowCells } from './low-cards.ts';

const stem = '#6a3d12';

const shadow = (markup: string): string =>
  `<g transform="translate(0 7)" fill="#000" opacity=".42">${markup}</g>`;

function gloss(x: number, y: number, wide: number, tilt: number): string {
  return svg`<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${wide * 0.46}" transform="rotate(${tilt} ${x} ${y})" fill="#fff" opacity=".5"/>`;
}

function leaf(x: number, y: number, length: number, turn: number): string {
  return svg`<path d="M0 0Q${length * 0.45} ${-length * 0.42} ${length} 0Q${length * 0.45} ${length * 0.36} 0 0Z" transform="translate(${x} ${y}) rotate(${turn})" fill="#2f9a3f" stroke="#0c4a1c" stroke-width="3" filter="url(#rim)"/>`;
}

function body(data: string, paint: string, edge: string): string {
  return svg`${shadow(`<path d="${data}"/>`)}<path d="${data}" fill="${edge}" stroke="${edge}" stroke-width="9" stroke-linejoin="round"/><path d="${data}" fill="url(#${paint}-stone)" filter="url(#puff)"/>`;
}

const round = (x: number, y: number, radius: number): string =>
  svg`M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0Z`;

function cherries(): string {
  const stems = svg`<path d="M-40 26Q-34 -44 34 -80M44 34Q56 -30 34 -80" fill="none" stroke="#123d12" stroke-width="13" stroke-linecap="round"/><path d="M-40 26Q-34 -44 34 -80M44 34Q56 -30 34 -80" fill="none" stroke="#4f9a2c" stroke-width="7" stroke-linecap="round"/>`;
  return svg`${stems}${leaf(32, -78, 62, 150)}${body(round(-42, 42, 44), 'ruby', '#3a0410')}${body(round(46, 48, 42), 'ruby', '#3a0410')}${gloss(-56, 22, 15, -35)}${gloss(33, 30, 14, -35)}`;
}

function lemon(): string {
  const data =
    'M-88 18Q-84 8 -72 2Q-56 -58 6 -62Q50 -62 72 -24Q90 -24 92 -8Q92 6 78 14Q58 66 0 68Q-46 68 -66 40Q-84 34 -88 18Z';
  return svg`<g transform="rotate(-14)">${body(data, 'zest', '#5a3d02')}${gloss(-18, -32, 26, -20)}</g>${leaf(30, -58, 54, -22)}`;
}

function orange(): string {
  const peel = repeat(18, (place) => {
    const angle = place * 2.4;
    const reach = 16 + place * 3;
    return svg`<circle cx="${Math.cos(angle) * reach}" cy="${10 + Math.sin(angle) * reach}" r="2.4" fill="#8a3a02" opacity=".35"/>`;
  });
  return svg`${body(round(0, 10, 76), 'orange', '#5a2402')}${peel}<path d="M0 -58V-84" stroke="${stem}" stroke-width="9" stroke-linecap="round"/>${leaf(2, -64, 60, -18)}${gloss(-28, -26, 26, -38)}`;
}

function plum(): string {
  const data = 'M4 -60Q78 -66 80 6Q80 82 2 82Q-80 80 -80 4Q-78 -66 4 -60Z';
  return svg`${body(data, 'amethyst', '#1b063d')}<path d="M4 -58Q34 -8 10 76" fill="none" stroke="#1b063d" stroke-width="6" opacity=".55"/><path d="M4 -58Q8 -80 22 -90" fill="none" stroke="${stem}" stroke-width="9" stroke-linecap="round"/>${leaf(14, -78, 50, 12)}${gloss(-32, -24, 24, -40)}`;
}

function grapes(): string {
  const rows = [
    [-54, -34],
    [0, -40],
    [54, -34],
    [-30, 8],
    [30, 8],
    [0, 50],
  ] as const;
  const balls = rows.map(
    ([x, y]) => body(round(x, y + 6, 31), 'jade', '#022414') + gloss(x - 9, y - 7, 10, -38),
  );
  return svg`<path d="M0 -52Q0 -78 18 -92" fill="none" stroke="${stem}" stroke-width="10" stroke-linecap="round"/>${leaf(4, -70, 58, 168)}${balls}`;
}

/** Paints that only fruits need. */
export const fruitDefs =
  '<defs><radialGradient id="zest-stone" cx=".38" cy=".3" r=".85"><stop offset="0" stop-color="#fffbb0"/><stop offset=".5" stop-color="#f7cf1d"/><stop offset="1" stop-color="#a06a02"/></radialGradient><radialGradient id="orange-stone" cx=".38" cy=".3" r=".85"><stop offset="0" stop-color="#ffd48a"/><stop offset=".5" stop-color="#f58a12"/><stop offset="1" stop-color="#943a02"/></radialGradient></defs>';

function watermelon(): string {
  const seeds = [
    [-34, -8],
    [0, -14],
    [34, -8],
    [-18, 22],
    [18, 22],
  ].map(([x = 0, y = 0]) => svg`<ellipse cx="${x}" cy="${y}" rx="5" ry="8" fill="#2a0508"/>`);
  return svg`<g transform="translate(0 -8)">${body('M-92 -34A92 92 0 0 0 92 -34Z', 'jade', '#022414')}<path d="M-78 -34A78 78 0 0 0 78 -34Z" fill="#f4ffd8"/><path d="M-69 -34A69 69 0 0 0 69 -34Z" fill="url(#ruby-stone)" filter="url(#cast)"/>${seeds}</g>`;
}

function strawberry(): string {
  const seeds = [
    [-36, -8],
    [0, -14],
    [36, -8],
    [-20, 22],
    [20, 22],
    [0, 52],
  ].map(([x = 0, y = 0]) => svg`<ellipse cx="${x}" cy="${y}" rx="4" ry="6" fill="#ffe08a" opacity=".9"/>`);
  return svg`${body('M0 90C-50 70 -82 20 -72 -24C-64 -54 -26 -56 0 -42C26 -56 64 -54 72 -24C82 20 50 70 0 90Z', 'ruby', '#3a0410')}${seeds}${leaf(0, -42, 54, -158)}${leaf(0, -42, 54, -22)}${leaf(0, -44, 46, -90)}${gloss(-36, -22, 18, -40)}`;
}

/** What low symbols show in place of ranks. */
export type FruitName = 'cherries' | 'lemon' | 'orange' | 'plum' | 'grapes' | 'watermelon' | 'strawberry';

interface Fruit {
  name: FruitName;
  draw: () => string;
  /** Names of heroes that show the same. */
  heroes: readonly string[];
}

/** The best first. */
const fruits: readonly [Fruit, ...Fruit[]] = [
  { name: 'cherries', draw: cherries, heroes: ['cherries', 'cherry'] },
  { name: 'lemon', draw: lemon, heroes: ['lemon', 'cut-lemon', 'lime'] },
  { name: 'orange', draw: orange, heroes: ['tangerine'] },
  { name: 'plum', draw: plum, heroes: [] },
  { name: 'grapes', draw: grapes, heroes: ['grapes', 'vine-leaf'] },
  { name: 'watermelon', draw: watermelon, heroes: ['watermelon'] },
  { name: 'strawberry', draw: strawberry, heroes: ['strawberry'] },
];

/** One of five fruits, none of which the hero shows. */
function fruitOf(cell: LowCell, hero: string): Fruit {
  const name = hero.split(':')[1] ?? '';
  const others = fruits.filter(({ heroes }) => !heroes.includes(name));
  return others[lowCells.indexOf(cell)] ?? fruits[0];
}

export function fruit(cell: LowCell, hero: string): string {
  return fruitOf(cell, hero).draw();
}

export function fruitName(cell: LowCell, hero: string): FruitName {
  return fruitOf(cell, hero).name;
}
