import { onCircle, repeat, svg } from '../drawing/svg.ts';
import type { stones } from './materials.ts';
import { spokes } from './spokes.ts';

export type StoneName = keyof typeof stones | 'own';

/** Outlines of the plates under high symbols: five shapes that are told apart without colour. */
export const plateShapes = ['rosette', 'shield', 'hexagon', 'lozenge', 'arch'] as const;
export type PlateShape = (typeof plateShapes)[number];

/** Path data around the middle of a cell, which it fills. */
function plateOutline(shape: PlateShape): string {
  switch (shape) {
    case 'rosette':
      return svg`${repeat(12, (place) => {
        const [x, y] = onCircle(0, 0, 88, ((place - 0.5) / 12) * Math.PI * 2);
        const [nextX, nextY] = onCircle(0, 0, 88, ((place + 0.5) / 12) * Math.PI * 2);
        return svg`${place === 0 ? svg`M${x} ${y}` : ''}A25 25 0 0 1 ${nextX} ${nextY}`;
      })}Z`;
    case 'shield':
      return `M0 -94Q38 -76 80 -80Q92 40 0 96Q-92 40 -80 -80Q-38 -76 0 -94Z`;
    case 'hexagon':
      return `M0 -97L86 -50V50L0 97L-86 50V-50Z`;
    case 'lozenge':
      return `M0 -99Q30 -42 99 0Q42 30 0 99Q-30 42 -99 0Q-42 -30 0 -99Z`;
    case 'arch':
      return `M-74 92V-14A74 80 0 0 1 74 -14V92Q0 80 -74 92Z`;
  }
}

export interface PlateStyle {
  shape: PlateShape;
  /** Name of the metal gradient of the frame. */
  frame: string;
  stone: StoneName;
}

/** Where a shape's outline is defined in the document. */
const outlineId = (shape: PlateShape): string => `plate-${shape}`;

/** The outlines of all plates and their fan of rays, which plates refer to. */
export function plateDefs(): string {
  const fan = spokes({ from: 0, to: 64, count: 20, share: 0.5, color: '#fff', opacity: 0.07 });
  const outlines = plateShapes.map(
    (shape) => svg`<path id="${outlineId(shape)}" d="${plateOutline(shape)}"/>`,
  );
  return svg`<defs>${outlines}<g id="fan">${fan}</g></defs>`;
}

/** A framed plate of enamel, with a lighter ring, a fan of rays and a shadow on the reel. */
export function plate({ shape, frame, stone }: PlateStyle): string {
  const layer = (scale: number, attributes: string): string =>
    svg`<use href="#${outlineId(shape)}" transform="scale(${scale})" ${attributes}/>`;
  return [
    svg`<use href="#${outlineId(shape)}" transform="translate(0 6) scale(.97)" opacity=".5"/>`,
    `<g filter="url(#rim)">${layer(0.97, `fill="url(#${frame})"`)}</g>`,
    layer(0.84, 'fill="#120608" opacity=".75"'),
    layer(0.82, `fill="url(#${stone}-stone)"`),
    '<use href="#fan"/>',
    layer(0.76, 'fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2"'),
  ].join('');
}
