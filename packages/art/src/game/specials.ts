import type { Scene } from '../drawing/scene.ts';
import { onCircle, repeat, svg } from '../drawing/svg.ts';
import { figure } from './figures.ts';
import type { GameArtSpec } from './game-art.ts';
import type { StoneName } from './plates.ts';
import { ribbon } from './ribbon.ts';

/** A wild: a figure of metal on a ground of its own, and the stone of its ribbon. */
interface WildStyle {
  /** A silhouette of the game icons; null for the star that is drawn here. */
  readonly figure: string | null;
  readonly ground: 'burst' | 'sun' | 'crest' | 'medal';
  readonly ribbon: StoneName;
}

/** As different as their words allow; a game has the one that its seed chooses. */
const wildStyles: readonly WildStyle[] = [
  { figure: null, ground: 'burst', ribbon: 'ruby' },
  { figure: 'crown', ground: 'crest', ribbon: 'amethyst' },
  { figure: 'clover', ground: 'medal', ribbon: 'jade' },
  { figure: 'cut-diamond', ground: 'sun', ribbon: 'ruby' },
  { figure: 'horseshoe', ground: 'crest', ribbon: 'ruby' },
  { figure: 'star-medal', ground: 'medal', ribbon: 'onyx' },
  { figure: 'ringing-bell', ground: 'sun', ribbon: 'jade' },
];

/** Edges and stones of scatters. */
const scatterStyles = [
  { edge: 'disc', stone: 'amethyst', ribbon: 'sapphire' },
  { edge: 'gear', stone: 'sapphire', ribbon: 'amethyst' },
  { edge: 'petals', stone: 'jade', ribbon: 'sapphire' },
  { edge: 'octagon', stone: 'ruby', ribbon: 'onyx' },
  { edge: 'petals', stone: 'amber', ribbon: 'amethyst' },
] as const satisfies readonly { edge: string; stone: StoneName; ribbon: StoneName }[];

function burst(count: number, radius: number, inner: number): string {
  const points = repeat(count * 2, (place) => {
    const [x, y] = onCircle(
      0,
      -8,
      place % 2 === 0 ? radius : inner,
      (place / (count * 2)) * Math.PI * 2 - Math.PI / 2,
    );
    return svg`${place === 0 ? 'M' : 'L'}${x} ${y}`;
  });
  return `${points}Z`;
}

/** Outlines around the point that is 8 units above the middle of a cell. */
const grounds = {
  burst: () => burst(16, 92, 74),
  sun: () => burst(9, 96, 60),
  medal: () => burst(36, 88, 82),
  crest: () => 'M0 -98Q34 -84 78 -88Q94 24 0 88Q-94 24 -78 -88Q-34 -84 0 -98Z',
} as const;

const styleOf = <Style>(styles: readonly Style[], { picture }: GameArtSpec): Style | undefined =>
  styles[Math.abs(Math.trunc(picture.seed)) % styles.length];

/** The wild of a game; its figure is on no other symbol there. */
function wildStyleOf(spec: GameArtSpec): WildStyle | undefined {
  const others = [spec.picture.hero, spec.scatter, ...spec.companions];
  const free = wildStyles.filter(({ figure: own }) => !others.some((ref) => ref.split(':')[1] === own));
  return styleOf(free, spec);
}

/** A figure of metal over the game's own stone, under a ribbon with the word. @param frame its metal */
export function wild(
  scene: Scene,
  spec: GameArtSpec,
  { word, frame }: { word: string; frame: string },
): string {
  const style = wildStyleOf(spec) ?? { figure: null, ground: 'burst', ribbon: 'ruby' };
  const outline = grounds[style.ground]();
  const stone =
    style.ground === 'crest'
      ? svg`<path d="${outline}" transform="translate(0 -1.5) scale(.82)" fill="url(#own-stone)" stroke="#160706" stroke-width="3"/>`
      : '<circle cy="-8" r="68" fill="url(#own-stone)" stroke="#160706" stroke-width="3"/>';
  const emblem =
    style.figure === null
      ? star(frame)
      : figure(scene, `game:${style.figure}`, { size: 112, dy: -20, metal: frame });
  return svg`<path d="${outline}" transform="translate(0 6)" opacity=".45"/><path d="${outline}" fill="url(#${frame})" filter="url(#rim)"/>${stone}${emblem}${ribbon(scene, word, style.ribbon)}`;
}

function star(metal: string): string {
  const outline = burst(5, 98, 46);
  return svg`<path d="${outline}" transform="translate(0 -1.2) scale(.86)" fill="url(#${metal})" stroke="#160706" stroke-width="8" stroke-linejoin="round"/><path d="${outline}" transform="translate(0 -1.2) scale(.86)" fill="url(#${metal})" filter="url(#cast)"/>`;
}

/** Edges around the point that is 10 units above the middle of a cell. */
const edges: Readonly<Record<(typeof scatterStyles)[number]['edge'], string>> = {
  disc: 'M-82 -10A82 82 0 0 1 82 -10A82 82 0 0 1 -82 -10Z',
  gear: burst(12, 94, 78),
  petals: svg`${repeat(8, (place) => {
    const [x, y] = onCircle(0, -10, 76, ((place - 0.5) / 8) * Math.PI * 2);
    const [nextX, nextY] = onCircle(0, -10, 76, ((place + 0.5) / 8) * Math.PI * 2);
    return svg`${place === 0 ? svg`M${x} ${y}` : ''}A32 32 0 0 1 ${nextX} ${nextY}`;
  })}Z`,
  octagon: 'M-36 -97H36L87 -46V26L36 77H-36L-87 26V-46Z',
};

/** A glowing plate with the symbol of the feature, over a ribbon with the word. */
export function scatter(scene: Scene, spec: GameArtSpec, word: string): string {
  const { edge, stone, ribbon: band } = styleOf(scatterStyles, spec) ?? scatterStyles[0];
  const glow = burst(24, 98, 80);
  return svg`<path d="${glow}" fill="#fff3c0" opacity=".55"/><circle cy="-6" r="82" opacity=".4"/><path d="${edges[edge]}" fill="url(#silver)" filter="url(#rim)"/><circle cy="-10" r="72" fill="#120608" opacity=".7"/><circle cy="-10" r="70" fill="url(#${stone}-stone)"/><g transform="translate(0 -22)">${figure(scene, spec.scatter, { size: 118 })}</g>${ribbon(scene, word, band)}`;
}
