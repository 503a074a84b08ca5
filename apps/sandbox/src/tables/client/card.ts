import { JOKER, RANKS, rankOf, suitOf } from '@baize/games/tables/layouts';

import { drawing, svg } from './svg.ts';

type Suit = ReturnType<typeof suitOf>;

/** Outlines within 100 × 100. */
const SUITS: Readonly<Record<Suit, string>> = {
  hearts: 'M50 90C20 66 8 50 8 32A21 21 0 0 1 50 26A21 21 0 0 1 92 32C92 50 80 66 50 90Z',
  diamonds: 'M50 6C60 24 72 38 86 50C72 62 60 76 50 94C40 76 28 62 14 50C28 38 40 24 50 6Z',
  spades:
    'M50 6C58 28 92 42 92 64A19 19 0 0 1 55 72Q56 86 66 94H34Q44 86 45 72A19 19 0 0 1 8 64C8 42 42 28 50 6Z',
  clubs:
    'M50 8A20 20 0 0 1 66 40A20 20 0 1 1 55 68Q56 86 66 94H34Q44 86 45 68A20 20 0 1 1 34 40A20 20 0 0 1 50 8Z',
};
const COURTS = ['J', 'Q', 'K'];

function suitAt(suit: Suit, x: number, y: number, size: number, fill: string): SVGElement {
  const scale = size / 100;
  return svg('path', {
    d: SUITS[suit],
    fill,
    transform: `translate(${x - size / 2} ${y - size / 2}) scale(${scale})`,
  });
}

/** A playing card, face up; null is one whose face is hidden. */
export function drawCard(card: number | null): SVGSVGElement {
  if (card === null) return drawBack();
  return card === JOKER ? drawJoker() : drawFace(card);
}

function drawPaper(): SVGElement {
  return svg('rect', {
    x: 0.75,
    y: 0.75,
    width: 98.5,
    height: 140.5,
    rx: 9,
    fill: '#fffdf6',
    stroke: '#cfc7b4',
    'stroke-width': 1.5,
  });
}

/** A cap with three bells. */
function drawJoker(): SVGSVGElement {
  const bell = (cx: number, cy: number) =>
    svg('circle', { cx, cy, r: 6, fill: '#e0b54a', stroke: '#8a6213', 'stroke-width': 1.5 });
  return drawing(
    '0 0 100 142',
    'card',
    drawPaper(),
    svg('path', {
      d: 'M26 92Q14 74 18 54Q34 56 40 72Q42 52 50 42Q58 52 60 72Q66 56 82 54Q86 74 74 92Z',
      fill: '#8d2036',
    }),
    svg('path', { d: 'M50 42Q58 52 60 72Q66 56 82 54Q86 74 74 92H50Z', fill: '#1d4f8f' }),
    svg('rect', { x: 24, y: 92, width: 52, height: 12, rx: 6, fill: '#e0b54a' }),
    bell(17, 52),
    bell(50, 39),
    bell(83, 52),
    svg(
      'text',
      { x: 50, y: 126, 'text-anchor': 'middle', 'font-size': 15, 'font-weight': 800, fill: '#3a2a12' },
      'JOKER',
    ),
  );
}

function drawFace(card: number): SVGSVGElement {
  const rank = RANKS[rankOf(card)] ?? '';
  const suit = suitOf(card);
  const ink = suit === 'hearts' || suit === 'diamonds' ? '#c4202e' : '#14181b';
  const isCourt = COURTS.includes(rank);
  return drawing(
    '0 0 100 142',
    'card',
    drawPaper(),
    svg(
      'text',
      {
        x: 24,
        y: 42,
        'text-anchor': 'middle',
        'font-size': rank === '10' ? 36 : 42,
        'font-weight': 800,
        fill: ink,
        'letter-spacing': -2,
      },
      rank,
    ),
    suitAt(suit, 24, 62, 26, ink),
    ...(isCourt
      ? [
          svg('rect', {
            x: 44,
            y: 50,
            width: 46,
            height: 80,
            rx: 5,
            fill: '#f6ecd2',
            stroke: '#c9a24d',
            'stroke-width': 2,
          }),
          svg('path', { d: 'M52 82l3-17 7 9 5-13 5 13 7-9 3 17z', fill: '#c9a24d' }),
          suitAt(suit, 67, 106, 32, ink),
        ]
      : [suitAt(suit, 64, 98, 56, ink)]),
  );
}

function drawBack(): SVGSVGElement {
  const lines = Array.from({ length: 15 }, (_, index) => {
    const at = index * 16 - 70;
    return `M${at} 8L${at + 126} 134M${at + 126} 8L${at} 134`;
  });
  return drawing(
    '0 0 100 142',
    'card',
    drawPaper(),
    svg(
      'svg',
      { x: 8, y: 8, width: 84, height: 126, viewBox: '8 8 84 126' },
      svg('rect', { x: 8, y: 8, width: 84, height: 126, fill: '#10402d' }),
      svg('path', { d: lines.join(''), stroke: '#2f7d5b', 'stroke-width': 1.4, fill: 'none' }),
    ),
    svg('rect', {
      x: 8,
      y: 8,
      width: 84,
      height: 126,
      rx: 4,
      fill: 'none',
      stroke: '#d9b25c',
      'stroke-width': 2,
    }),
    svg('path', { d: 'M50 51L66 71L50 91L34 71Z', fill: '#d9b25c' }),
    svg('path', { d: 'M50 58L60.500 71L50 84L39.500 71Z', fill: '#1f9d68' }),
  );
}
