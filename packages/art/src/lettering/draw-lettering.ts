import { linearPaint } from '../drawing/paint.ts';
import type { Scene } from '../drawing/scene.ts';
import { repeat, svg } from '../drawing/svg.ts';
import type { Lettering } from '../vocabulary.ts';
import { breakLines } from './break-lines.ts';
import { outlineLine } from './typeset.ts';

export interface LetteringPlace {
  /** Middle of every line. */
  x: number;
  /** Lowest baseline. */
  bottom: number;
  width: number;
  height: number;
  sizeMax: number;
  /** Colours of the letters from top to bottom, if not the default. */
  ink?: readonly string[];
  /** Colour behind the letters, if not the default. */
  backing?: string;
}

type Treatment = 'extruded' | 'engraved' | 'halo' | 'tube' | 'flat';

interface LetteringStyle {
  treatment: Treatment;
  leading: number;
  capitals: boolean;
  mayArch: boolean;
  slant: number;
}

const letteringStyles: Readonly<Record<Lettering, LetteringStyle>> = {
  slab: { treatment: 'extruded', leading: 1.06, capitals: true, mayArch: true, slant: 0 },
  script: { treatment: 'halo', leading: 0.98, capitals: false, mayArch: true, slant: 0 },
  roman: { treatment: 'engraved', leading: 1.06, capitals: true, mayArch: false, slant: 0 },
  round: { treatment: 'halo', leading: 0.98, capitals: true, mayArch: true, slant: 0 },
  deco: { treatment: 'engraved', leading: 1.06, capitals: true, mayArch: true, slant: 0 },
  block: { treatment: 'extruded', leading: 1.06, capitals: true, mayArch: true, slant: 0 },
  comic: { treatment: 'extruded', leading: 1.04, capitals: true, mayArch: false, slant: 0.12 },
  wide: { treatment: 'extruded', leading: 1.1, capitals: true, mayArch: false, slant: 0 },
  neon: { treatment: 'tube', leading: 1.02, capitals: true, mayArch: false, slant: 0 },
  grotesque: { treatment: 'flat', leading: 1.0, capitals: false, mayArch: false, slant: 0 },
  serif: { treatment: 'engraved', leading: 1.06, capitals: false, mayArch: false, slant: 0 },
  technic: { treatment: 'flat', leading: 1.04, capitals: true, mayArch: false, slant: 0.16 },
};

/** The title of a picture, broken into lines and sized for its place. */
export function drawLettering(scene: Scene, place: LetteringPlace): string {
  const { title, lettering, language = 'tr' } = scene.spec;
  if (title === '') return '';
  const style = letteringStyles[lettering];
  const text = style.capitals ? title.toLocaleUpperCase(language) : title;
  const { lines, size } = breakLines(text, lettering, place, style.leading);
  const arched = style.mayArch && lines.length === 1 && scene.random.chance(0.6);
  const data = lines
    .map((line, row) =>
      outlineLine(line, {
        x: place.x,
        y: place.bottom - (lines.length - 1 - row) * size * style.leading,
        size,
        slant: style.slant,
        arch: arched ? size * 0.28 : 0,
      }),
    )
    .join('');
  return inked(scene, style.treatment, data, size, place);
}

function inked(
  scene: Scene,
  treatment: Treatment,
  data: string,
  size: number,
  place: LetteringPlace,
): string {
  const { palette, unit } = scene;
  const backing = place.backing ?? palette.dark;
  const ink = linearPaint(scene, place.ink ?? ['#ffffff', palette.accent, palette.accent]);
  const rim = Math.max(3.5, size * 0.17);
  const outline = (color: string, width: number, extra = ''): string =>
    svg`<path d="${data}" fill="${color}" stroke="${color}" stroke-width="${width}" stroke-linejoin="round" ${extra}/>`;
  const face = svg`${ink.defs}<path d="${data}" fill="${ink.fill}"/>`;
  const lit = svg`${ink.defs}<path d="${data}" fill="${ink.fill}" filter="url(#bevel)"/>`;
  switch (treatment) {
    case 'extruded': {
      const depth = Math.max(3, Math.round(size * 0.1));
      const side = repeat(depth, (step) =>
        outline(backing, rim, svg`transform="translate(0 ${depth - step})"`),
      );
      return `${side}${outline(backing, rim)}${lit}`;
    }
    case 'engraved':
      return `${outline(backing, rim * 0.8, 'opacity=".9"')}${lit}`;
    case 'halo':
      return svg`${outline(backing, rim * 1.5, svg`transform="translate(0 ${3 * unit})"`)}${outline('#ffffff', rim * 0.7)}${outline(backing, rim * 0.3)}${face}`;
    case 'tube':
      return svg`<g filter="url(#neon)"><path d="${data}" fill="none" stroke="${palette.accent}" stroke-width="${2.4 * unit}"/></g><path d="${data}" fill="#fff" opacity=".93"/>`;
    case 'flat':
      return svg`${outline(backing, rim * 0.9, 'opacity=".55" filter="url(#soft)"')}${face}`;
  }
}
