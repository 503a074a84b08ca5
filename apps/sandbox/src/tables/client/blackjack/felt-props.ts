import { make } from '../../../shell/client/page-data.ts';
import { drawDealer } from '../dealer.ts';
import { drawing, svg } from '../svg.ts';

/** Colours of the columns in the tray, the highest values first. */
const COLUMNS = ['#6d2fb5', '#24272c', '#d0781c', '#178a58', '#1f62c4', '#c8202f'];
const COLUMN_WIDTH = 34;
const CHIPS = 9;
const TRAY_WIDTH = COLUMNS.length * COLUMN_WIDTH + 20;

/** What stands behind the dealer's cards: the dealer, the tray of chips, the shoe, and the cards that are out of play. */
export class FeltProps {
  readonly element = make('div', 'bj-props');
  readonly #dealer = make('span', 'bj-croupier');
  #name = '';

  constructor() {
    const middle = make('span', 'bj-middle');
    middle.append(this.#dealer, drawTray());
    this.element.append(drawDiscards(), middle, drawShoe());
    this.element.setAttribute('aria-hidden', 'true');
  }

  show(name: string): void {
    if (name === this.#name) return;
    this.#name = name;
    this.#dealer.replaceChildren(drawDealer(name));
  }
}

function drawTray(): SVGSVGElement {
  const columns = COLUMNS.flatMap((colour, column) =>
    Array.from({ length: CHIPS }, (_, chip) => {
      const x = 12 + column * COLUMN_WIDTH;
      const y = 12 + chip * 4.6;
      const edge = { x, y, width: COLUMN_WIDTH - 6, height: 4, rx: 2 };
      const stripes = `M${x + 6} ${y}h5v4h-5ZM${x + COLUMN_WIDTH - 17} ${y}h5v4h-5Z`;
      return [
        svg('rect', { ...edge, fill: colour }),
        svg('path', { d: stripes, fill: '#fff6e6', opacity: 0.8 }),
      ];
    }).flat(),
  );
  return drawing(
    `0 0 ${TRAY_WIDTH} 66`,
    'bj-tray',
    svg('rect', {
      x: 1.5,
      y: 1.5,
      width: TRAY_WIDTH - 3,
      height: 63,
      rx: 14,
      fill: '#1a0d06',
      stroke: '#c9953f',
      'stroke-width': 3,
    }),
    ...columns,
  );
}

/** Its mouth is at the left, with the next card in it. */
function drawShoe(): SVGSVGElement {
  return drawing(
    '0 0 170 100',
    'bj-shoe',
    svg('path', { d: 'M44 12L150 4Q166 6 166 20L160 88Q158 97 148 96L40 84Z', fill: '#15191d' }),
    svg('path', { d: 'M56 20L140 14Q148 15 148 24L144 78L54 70Z', fill: '#2b3238' }),
    svg('path', {
      d: 'M14 20L50 17Q56 17 56 23L52 74Q51 80 45 79L12 76Q6 75 6 69L8 27Q8 21 14 20Z',
      fill: '#0f5a3c',
      stroke: '#fff6e6',
      'stroke-width': 4,
    }),
    svg('path', { d: 'M30 38L41 49L30 60L19 49Z', fill: '#2fbf80', stroke: '#c9953f', 'stroke-width': 2 }),
  );
}

function drawDiscards(): SVGSVGElement {
  const cards = Array.from({ length: 5 }, (_, card) =>
    svg('path', {
      d: `M${24 + card * 3} ${22 - card * 2}L${112 + card * 3} ${14 - card * 2}L${118 + card * 3} ${70 - card * 2}L${30 + card * 3} ${78 - card * 2}Z`,
      fill: '#0f5a3c',
      stroke: '#fff6e6',
      'stroke-width': 2.5,
    }),
  );
  return drawing(
    '0 0 170 100',
    'bj-discards',
    svg('path', {
      d: 'M16 24L124 12Q136 12 138 22L146 82Q146 92 136 93L30 98Q20 98 18 88Z',
      fill: '#15191d',
    }),
    ...cards,
  );
}
