import { repeat, svg } from '../drawing/svg.ts';

const NOTCHES = 8;

/** A chip seen from above, or at an angle if `flatness` is below 1. */
export function chipAt(x: number, y: number, radius: number, color: string, flatness = 1): string {
  const notches = repeat(NOTCHES, (place) => {
    const middle = (place * Math.PI * 2) / NOTCHES;
    const [from, to] = [middle - 0.17, middle + 0.17];
    return svg`M0 0L${radius * Math.cos(from)} ${radius * Math.sin(from)}A${radius} ${radius} 0 0 1 ${radius * Math.cos(to)} ${radius * Math.sin(to)}Z`;
  });
  return svg`<g transform="translate(${x} ${y}) scale(1 ${flatness})"><circle cy="${radius * 0.28}" r="${radius}" fill="#000" opacity=".4"/><circle cy="${radius * 0.14}" r="${radius}" fill="#0007"/><circle r="${radius}" fill="${color}"/><path d="${notches}" fill="#fff"/><circle r="${radius * 0.68}" fill="${color}"/><circle r="${radius * 0.58}" fill="none" stroke="#fff" stroke-width="${radius * 0.05}" stroke-dasharray="${radius * 0.12} ${radius * 0.1}"/></g>`;
}

/** Stacked chips, the lowest at the given point. */
export function chipStack(x: number, y: number, count: number, radius: number, color: string): string {
  return repeat(count, (place) => chipAt(x, y - place * radius * 0.3, radius, color, 0.55));
}
