/** Metals and stones for silhouettes, as colour stops from top to bottom. */
const stops = {
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
} as const;

export type Metal = keyof typeof stops;

export const metals = Object.keys(stops) as readonly Metal[];

/** An SVG gradient from top to bottom, or from bottom to top. */
export function metalGradient(metal: Metal, id: string = metal, direction: 'down' | 'up' = 'down'): string {
  const [start, end] = direction === 'down' ? [0, 1] : [1, 0];
  const list = stops[metal].map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`);
  return `<linearGradient id="${id}" x1="0" y1="${start}" x2="0" y2="${end}">${list.join('')}</linearGradient>`;
}
