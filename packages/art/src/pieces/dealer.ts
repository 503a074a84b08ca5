import type { Scene } from '../drawing/scene.ts';
import { linearPaint } from '../drawing/paint.ts';
import { svg } from '../drawing/svg.ts';

type Skin = readonly [face: string, shade: string];

const skins: readonly [Skin, ...Skin[]] = [
  ['#f0c8a4', '#d39f78'],
  ['#e0ab88', '#b97f5f'],
  ['#c98d66', '#9c6543'],
  ['#8f5a3c', '#6a3f28'],
];
const hairs = ['#14100e', '#2b1a12', '#4a2d1a', '#7a4a24', '#b58a4a', '#3a3434'] as const;

/** A dealer from the waist up, of random appearance; the point is the middle of the face. */
export function dealerAt(scene: Scene, x: number, y: number, scale: number): string {
  const { random, palette } = scene;
  const [skin, shade] = random.pick(skins);
  const hair = random.pick(hairs);
  const woman = random.chance(0.55);
  const cloth = linearPaint(scene, woman ? [palette.mid, palette.dark] : ['#23252b', '#0e0f13']);
  const body = svg`<path d="M-98 168Q-94 82 -44 66L-16 54H16L44 66Q94 82 98 168Z" fill="${woman ? cloth.fill : '#f4f1ea'}"/>`;
  const dress = woman
    ? svg`<path d="M-26 58Q0 104 26 58L16 52H-16Z" fill="${skin}"/><path d="M-9 72Q0 78 9 72" stroke="${palette.accent}" stroke-width="2" fill="none"/>`
    : svg`<path d="M-50 68L-4 168H-82Q-80 96 -50 68ZM50 68L4 168H82Q80 96 50 68Z" fill="${cloth.fill}"/><path d="M0 68L-17 59V79ZM0 68L17 59V79Z" fill="${palette.light}"/><rect x="-4" y="64" width="8" height="9" rx="2" fill="${palette.mid}"/>`;
  const style = woman ? random.whole(0, 2) : random.whole(3, 5);
  const beard = style === 5;
  const back = [
    svg`<path d="M-42 -8Q-46 -58 0 -60Q46 -58 42 -8Q48 52 38 82Q0 92 -38 82Q-48 52 -42 -8Z" fill="${hair}"/>`,
    svg`<circle cy="-56" r="18" fill="${hair}"/><path d="M-39 0Q-44 -56 0 -56Q44 -56 39 0Z" fill="${hair}"/>`,
    svg`<path d="M-42 0Q-48 -58 0 -59Q48 -58 42 0Q44 26 34 36H-34Q-44 26 -42 0Z" fill="${hair}"/>`,
    '',
    '',
    '',
  ][style];
  const front = [
    svg`<path d="M-34 -8Q-30 -50 2 -50Q34 -46 34 -6Q18 -20 8 -38Q-8 -20 -34 -8Z" fill="${hair}"/>`,
    svg`<path d="M-34 -10Q-28 -48 0 -48Q28 -48 34 -10Q14 -32 0 -32Q-14 -32 -34 -10Z" fill="${hair}"/>`,
    svg`<path d="M-35 -4Q-34 -50 0 -51Q34 -50 35 -4Q30 -26 22 -26H-22Q-30 -26 -35 -4Z" fill="${hair}"/>`,
    svg`<path d="M-36 -6Q-40 -54 4 -55Q40 -52 36 -6Q30 -30 18 -34Q-8 -26 -28 -32Q-33 -22 -36 -6Z" fill="${hair}"/>`,
    svg`<path d="M-35 -8Q-38 -48 0 -50Q38 -48 35 -8Q28 -34 0 -34Q-28 -34 -35 -8Z" fill="${hair}"/>`,
    svg`<path d="M-36 -6Q-38 -56 6 -56Q38 -50 36 -6Q30 -34 10 -38Q-20 -34 -36 -6Z" fill="${hair}"/>`,
  ][style];
  const jaw = beard
    ? svg`<path d="M-32 4Q-30 44 0 46Q30 44 32 4Q24 20 0 18Q-24 20 -32 4Z" fill="${hair}" opacity=".92"/>`
    : '';
  const eye = (side: number): string =>
    svg`<ellipse cx="${side * 13}" cy="-4" rx="5" ry="3.4" fill="#fff"/><circle cx="${side * 13}" cy="-4" r="2.8" fill="#2a1a12"/><path d="M${side * 7} -13Q${side * 13} -17 ${side * 20} -12" stroke="${hair}" stroke-width="2.6" fill="none" stroke-linecap="round"/>`;
  const face = svg`<path d="M-14 28H14V60Q0 70 -14 60Z" fill="${shade}"/><path d="M-34 -14Q-34 -48 0 -48Q34 -48 34 -14Q34 26 14 38Q0 46 -14 38Q-34 26 -34 -14Z" fill="${skin}"/>${jaw}<path d="M0 -2Q4 10 -3 13" stroke="${shade}" stroke-width="2.2" fill="none" stroke-linecap="round"/>${eye(-1)}${eye(1)}<path d="M-10 23Q0 31 10 23Q0 26 -10 23Z" fill="${woman ? '#b5353f' : '#a0564a'}" stroke="${woman ? '#b5353f' : '#a0564a'}" stroke-width="1.8" stroke-linejoin="round"/>`;
  return svg`${cloth.defs}<g transform="translate(${x} ${y}) scale(${scale})">${back ?? ''}${body}${dress}${face}${front ?? ''}</g>`;
}
