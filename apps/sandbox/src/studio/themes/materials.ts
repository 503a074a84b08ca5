import type { Metal } from './theme.ts';

/** Colour stops from top to bottom. */
const STOPS: Readonly<Record<Metal, readonly [number, string][]>> = {
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
    [0, '#ffe4d2'],
    [0.4, '#d98a52'],
    [0.55, '#8f4a20'],
    [1, '#e0a070'],
  ],
  sapphire: [
    [0, '#d9ecff'],
    [0.45, '#3f8fef'],
    [1, '#102f7c'],
  ],
  amethyst: [
    [0, '#f3dcff'],
    [0.45, '#a864e8'],
    [1, '#43177c'],
  ],
};

const gradients = Object.entries(STOPS).map(([name, stops]) => {
  const list = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');
  // Letters are drawn upside down, so theirs runs from bottom to top.
  return `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1">${list}</linearGradient><linearGradient id="${name}-up" x1="0" y1="1" x2="0" y2="0">${list}</linearGradient>`;
});

/** Dark rim and cast shadow of a cut-out, with light from the upper left; `crest` glows as well. */
const filters = [
  ['sticker', 7, '#000', 0.5],
  ['crest', 9, '#000', 0.6],
].map(
  ([id, blur, shadow, opacity]) =>
    `<filter id="${id}" x="0" y="0" width="200" height="200" filterUnits="userSpaceOnUse"><feMorphology in="SourceAlpha" operator="dilate" radius="3.2" result="rim"/><feFlood flood-color="#0a0508" flood-opacity=".8"/><feComposite in2="rim" operator="in" result="dark"/><feGaussianBlur in="rim" stdDeviation="${blur}" result="soft"/><feOffset in="soft" dy="9" result="low"/><feFlood flood-color="${shadow}" flood-opacity="${opacity}"/><feComposite in2="low" operator="in" result="cast"/><feGaussianBlur in="SourceAlpha" stdDeviation="3" result="bump"/><feSpecularLighting in="bump" surfaceScale="5" specularConstant=".72" specularExponent="20" lighting-color="#fff" result="shine"><feDistantLight azimuth="238" elevation="50"/></feSpecularLighting><feComposite in="shine" in2="SourceAlpha" operator="in" result="cut"/><feComposite in="SourceGraphic" in2="cut" operator="arithmetic" k2="1" k3=".45" result="lit"/><feMerge><feMergeNode in="cast"/><feMergeNode in="dark"/><feMergeNode in="lit"/></feMerge></filter>`,
);

/** Metals, stones and lighting that the pictures of an atlas are made of. */
export const MATERIALS = `<defs>${gradients.join('')}${filters.join('')}</defs>`;
