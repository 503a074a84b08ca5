import { type Metal, metalGradient, metals } from '@baize/symbols';

import { svg } from '../drawing/svg.ts';

/** Colours of a cut stone or an enamel, from its light to its shade. */
export type Stone = readonly [light: string, body: string, shade: string];

export const stones = {
  ruby: ['#ff9a8f', '#c81f36', '#4d0715'],
  sapphire: ['#9ccfff', '#2a6fe0', '#0a2a70'],
  jade: ['#9df5c8', '#17a068', '#04452c'],
  amethyst: ['#e4bcff', '#8a46dc', '#2f0f68'],
  amber: ['#ffe08a', '#d0780f', '#4f2503'],
  onyx: ['#8792a3', '#2b3340', '#0a0d12'],
  pearl: ['#ffffff', '#d9d3c4', '#7d7462'],
} as const satisfies Record<string, Stone>;

interface Light {
  blur: number;
  depth: number;
  /** Share of the colour that no light reaches changes. */
  ambient: number;
  shine: number;
}

/**
 * Relief lit from the upper left: diffuse light is multiplied with the colour, and a specular edge is added. Without its
 * ambient share the lower right edges would turn black.
 */
function relief(id: string, { blur, depth, ambient, shine }: Light): string {
  return svg`<filter id="${id}" x="-12%" y="-12%" width="124%" height="124%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="${blur}" result="b"/><feDiffuseLighting in="b" surfaceScale="${depth}" diffuseConstant="1.24" lighting-color="#fff" result="d"><feDistantLight azimuth="235" elevation="54"/></feDiffuseLighting><feComposite in="SourceGraphic" in2="d" operator="arithmetic" k1="${1 - ambient}" k2="${ambient}" result="m"/><feSpecularLighting in="b" surfaceScale="${depth}" specularConstant=".85" specularExponent="26" lighting-color="#fff8e4" result="s"><feDistantLight azimuth="235" elevation="48"/></feSpecularLighting><feComposite in="m" in2="s" operator="arithmetic" k2="1" k3="${shine}" result="o"/><feComposite in="o" in2="SourceAlpha" operator="in"/></filter>`;
}

/** A dark rim and a thin edge of light, for symbols with colours of their own. */
const toy =
  '<filter id="toy" x="-12%" y="-12%" width="124%" height="124%" color-interpolation-filters="sRGB"><feMorphology in="SourceAlpha" operator="dilate" radius="3.4"/><feGaussianBlur stdDeviation=".5" result="wide"/><feFlood flood-color="#12060a" flood-opacity=".9"/><feComposite in2="wide" operator="in" result="edge"/><feGaussianBlur in="SourceAlpha" stdDeviation="2.6" result="b"/><feSpecularLighting in="b" surfaceScale="5" specularConstant=".8" specularExponent="22" lighting-color="#fff" result="s"><feDistantLight azimuth="235" elevation="48"/></feSpecularLighting><feComposite in="s" in2="SourceAlpha" operator="in" result="c"/><feComposite in="SourceGraphic" in2="c" operator="arithmetic" k2="1" k3=".35" result="lit"/><feMerge><feMergeNode in="edge"/><feMergeNode in="lit"/></feMerge></filter>';

/** Gradient from the light in the upper left to the shade. */
function stonePaint(id: string, [light, body, shade]: Stone): string {
  return `<radialGradient id="${id}" cx=".38" cy=".3" r=".85"><stop offset="0" stop-color="${light}"/><stop offset=".48" stop-color="${body}"/><stop offset="1" stop-color="${shade}"/></radialGradient>`;
}

/**
 * Paints and filters of an atlas: `#gold` and the other metals, `#ruby-stone` and the other stones, `#own-stone` in the
 * game's own colours, `#rim` for frames, `#cast` for figures, `#puff` for soft round bodies.
 */
export function materialDefs(own: Stone): string {
  const gradients = metals.map((metal: Metal) => metalGradient(metal));
  const bodies = Object.entries({ ...stones, own }).map(([name, stone]) =>
    stonePaint(`${name}-stone`, stone),
  );
  return svg`<defs>${gradients}${bodies}${relief('rim', { blur: 1.8, depth: 4.5, ambient: 0.3, shine: 0.65 })}${relief('cast', { blur: 2.6, depth: 6, ambient: 0.42, shine: 0.55 })}${relief('puff', { blur: 8, depth: 18, ambient: 0.5, shine: 0.5 })}${toy}</defs>`;
}
