import { metalGradient, metals } from '@baize/symbols';

import { svg } from './svg.ts';

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
  const merged =
    '<feMerge><feMergeNode in="shadow"/><feMergeNode in="rim"/><feMergeNode in="lit"/></feMerge>';
  return svg`<defs>${metals.map((metal) => metalGradient(metal))}
<filter id="bevel" ${region}>${bevel(unit, 'SourceGraphic', 0.55)}</filter>
<filter id="sticker" ${region}>${outline(unit, '#0a0508', 0.82)}${bevel(unit, 'SourceGraphic', 0.4)}${merged}</filter>
<filter id="charm" ${region}>${outline(unit, '#0a0508', 0.74, 1.7)}${bevel(unit, 'SourceGraphic', 0.2)}${merged}</filter>
<filter id="cutout" ${region}>${outline(unit, '#fffaf0', 1)}${bevel(unit, 'SourceGraphic', 0.16)}${merged}</filter>
<filter id="neon" x="-40%" y="-40%" width="180%" height="180%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceGraphic" stdDeviation="${3 * unit}" result="near"/><feGaussianBlur in="SourceGraphic" stdDeviation="${10 * unit}" result="far"/><feMerge><feMergeNode in="far"/><feMergeNode in="near"/><feMergeNode in="SourceGraphic"/></feMerge></filter>
<filter id="soft" ${region}><feGaussianBlur stdDeviation="${2.1 * unit}"/></filter>
<filter id="haze" ${region}><feGaussianBlur stdDeviation="${8 * unit}"/></filter></defs>`;
}
