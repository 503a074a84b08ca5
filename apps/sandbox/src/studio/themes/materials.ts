import { metalGradient, metals } from '@baize/symbols';

// Letters are drawn upside down, so their gradient runs upwards.
const gradients = metals.map((metal) => metalGradient(metal) + metalGradient(metal, `${metal}-up`, 'up'));

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
