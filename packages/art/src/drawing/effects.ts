import type { Metal } from '../vocabulary.ts';
import { svg } from './svg.ts';

const metalStops: Readonly<Record<Metal, readonly (readonly [offset: number, color: string])[]>> = {
  gold: [
    [0, '#fff3c4'],
    [0.38, '#f2c14e'],
    [0.52, '#b9781c'],
    [0.7, '#f0c05a'],
    [1, '#8a5210'],
  ],
  silver: [
    [0, '#ffffff'],
    [0.45, '#b9c8d6'],
    [0.55, '#74889c'],
    [1, '#e3edf5'],
  ],
  jade: [
    [0, '#d7ffe6'],
    [0.45, '#3fc48a'],
    [1, '#0c5a3d'],
  ],
  ruby: [
    [0, '#ffd9d0'],
    [0.45, '#ef4b4b'],
    [1, '#7c0f22'],
  ],
  copper: [
    [0, '#ffe2c4'],
    [0.4, '#e0854a'],
    [0.55, '#9a4a1f'],
    [0.72, '#d9824a'],
    [1, '#6a2c10'],
  ],
  sapphire: [
    [0, '#d9ecff'],
    [0.45, '#3f8df0'],
    [1, '#0f2f86'],
  ],
  amethyst: [
    [0, '#f4deff'],
    [0.45, '#a65ae0'],
    [1, '#43137a'],
  ],
};

const region = 'x="-25%" y="-25%" width="150%" height="150%" color-interpolation-filters="sRGB"';

/** A bevel lit from the upper left; `strength` is added to the colour underneath. */
function bevel(unit: number, source: string, strength: number): string {
  return svg`<feGaussianBlur in="SourceAlpha" stdDeviation="${3 * unit}" result="round"/><feSpecularLighting in="round" surfaceScale="${5 * unit}" specularConstant=".8" specularExponent="21" lighting-color="#fff" result="shine"><feDistantLight azimuth="237" elevation="50"/></feSpecularLighting><feComposite in="shine" in2="SourceAlpha" operator="in" result="edge"/><feComposite in="${source}" in2="edge" operator="arithmetic" k1="0" k2="1" k3="${strength}" k4="0" result="lit"/>`;
}

/** A dark outline with a shadow; slightly blurred, because dilation leaves jagged edges. */
function outline(unit: number, color: string, opacity: number, rim = 3.2): string {
  return svg`<feMorphology in="SourceAlpha" operator="dilate" radius="${rim * unit}"/><feGaussianBlur stdDeviation="${0.45 * unit}" result="wide"/><feFlood flood-color="${color}" flood-opacity="${opacity}"/><feComposite in2="wide" operator="in" result="rim"/><feGaussianBlur in="wide" stdDeviation="${7 * unit}"/><feOffset dy="${8 * unit}" result="fall"/><feFlood flood-color="#000" flood-opacity=".5"/><feComposite in2="fall" operator="in" result="shadow"/>`;
}

/**
 * Paints and filters defined in every document: `#gold` and the other metals, `#bevel`, `#sticker` (outline, shadow and
 * light), `#charm` (the same with a thin outline, for small symbols on large sheets), `#cutout` (a pale outline),
 * `#neon`, `#soft`, `#haze`.
 */
export function effectDefs(unit: number): string {
  const metals = Object.entries(metalStops).map(
    ([name, stops]) =>
      `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1">${stops
        .map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`)
        .join('')}</linearGradient>`,
  );
  const merged =
    '<feMerge><feMergeNode in="shadow"/><feMergeNode in="rim"/><feMergeNode in="lit"/></feMerge>';
  return svg`<defs>${metals}
<filter id="bevel" ${region}>${bevel(unit, 'SourceGraphic', 0.55)}</filter>
<filter id="sticker" ${region}>${outline(unit, '#0a0508', 0.82)}${bevel(unit, 'SourceGraphic', 0.4)}${merged}</filter>
<filter id="charm" ${region}>${outline(unit, '#0a0508', 0.74, 1.7)}${bevel(unit, 'SourceGraphic', 0.2)}${merged}</filter>
<filter id="cutout" ${region}>${outline(unit, '#fffaf0', 1)}${bevel(unit, 'SourceGraphic', 0.16)}${merged}</filter>
<filter id="neon" x="-40%" y="-40%" width="180%" height="180%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceGraphic" stdDeviation="${3 * unit}" result="near"/><feGaussianBlur in="SourceGraphic" stdDeviation="${10 * unit}" result="far"/><feMerge><feMergeNode in="far"/><feMergeNode in="near"/><feMergeNode in="SourceGraphic"/></feMerge></filter>
<filter id="soft" ${region}><feGaussianBlur stdDeviation="${2.1 * unit}"/></filter>
<filter id="haze" ${region}><feGaussianBlur stdDeviation="${8 * unit}"/></filter></defs>`;
}
