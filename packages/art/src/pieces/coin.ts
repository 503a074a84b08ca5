import type { Scene } from '../drawing/scene.ts';
import { repeat, svg } from '../drawing/svg.ts';
import { silhouetteAt } from '../symbols/icon-set.ts';

const FLATNESS = 0.42;

/** A gold coin seen from the front, embossed with a spade; `tilt` is in degrees. */
export function coinAt(x: number, y: number, radius: number, tilt = 0): string {
  return svg`<g transform="translate(${x} ${y}) rotate(${tilt})"><circle cx="${radius * 0.06}" cy="${radius * 0.08}" r="${radius}" fill="#6b3c08"/><circle r="${radius}" fill="url(#gold)"/><circle r="${radius * 0.8}" fill="none" stroke="#8a5210" stroke-opacity=".55" stroke-width="${radius * 0.06}"/>${silhouetteAt('spades', { x: 0, y: 0, size: radius * 1.06 }, '#9a5d14')}<path d="M${-radius * 0.72} ${-radius * 0.5}A${radius * 0.88} ${radius * 0.88} 0 0 1 ${radius * 0.1} ${-radius * 0.87}" fill="none" stroke="#fff8dc" stroke-opacity=".8" stroke-width="${radius * 0.07}" stroke-linecap="round"/></g>`;
}

/** A coin lying flat, seen from the side. */
function lyingCoin(x: number, y: number, radius: number, tilt: number): string {
  const tall = radius * FLATNESS;
  return svg`<g transform="translate(${x} ${y}) rotate(${tilt})"><ellipse cy="${tall * 0.42}" rx="${radius}" ry="${tall}" fill="#6b3c08"/><ellipse rx="${radius}" ry="${tall}" fill="url(#gold)" stroke="#7a480c" stroke-width="${radius * 0.05}"/><ellipse rx="${radius * 0.7}" ry="${tall * 0.68}" fill="none" stroke="#8a5210" stroke-opacity=".6" stroke-width="${radius * 0.06}"/></g>`;
}

/** A heap of coins standing on `y`; `rise` is its height in the middle. */
export function coinHeap(
  scene: Scene,
  x: number,
  y: number,
  half: number,
  rise: number,
  radius: number,
): string {
  const { random } = scene;
  const rows = Math.max(3, Math.ceil(rise / (radius * 0.46)));
  return repeat(rows, (row) => {
    // The back row is the highest; each further row is in front of it and wider.
    const share = 1 - row / (rows - 1);
    const reach = half * Math.sqrt(1 - share * 0.9);
    const across = Math.max(2, Math.round((reach * 2) / (radius * 1.25)));
    return repeat(across, (place) => {
      const offset = across === 1 ? 0 : (place / (across - 1)) * 2 - 1;
      const crown = 1 - offset * offset * 0.55;
      return lyingCoin(
        x + offset * reach + random.between(-0.25, 0.25) * radius,
        y - share * rise * crown + random.between(-0.12, 0.12) * radius,
        radius * random.between(0.9, 1.08),
        random.between(-14, 14),
      );
    });
  });
}
