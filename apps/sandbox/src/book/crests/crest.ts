import type { Competitor } from '../book.ts';
import { EMBLEMS, FIELDS, SHIELDS } from './crest-shapes.ts';
import { contrast, hash } from './colors.ts';

type Club = Pick<Competitor, 'id' | 'colors'>;

const PAPER = '#f2f5f3';
const NIGHT = '#14181a';
const READABLE = 3;

interface CrestPlan {
  readonly shield: number;
  readonly field: (typeof FIELDS)[number];
  readonly emblem: string;
  /** Of the emblem's ground and of the emblem. */
  readonly plate: string;
  readonly ink: string;
}

const at = <Item>(list: readonly [Item, ...Item[]], number: number): Item =>
  list[number % list.length] ?? list[0];

/** The same for the same club, so that it keeps its crest in every list and after every restart. */
function planCrest({ id, colors: [first, second] }: Club): CrestPlan {
  const seed = hash(id);
  const field = at(FIELDS, Math.floor(seed / 8));
  const plate = field.isBusy && contrast(first, PAPER) < 2 ? second : first;
  const inks = [second, PAPER, NIGHT].filter((ink) => ink !== plate && contrast(ink, plate) >= READABLE);
  return {
    shield: seed % SHIELDS.length,
    field,
    emblem: at(EMBLEMS, Math.floor(seed / 128)),
    plate,
    ink: inks[0] ?? (contrast(PAPER, plate) > contrast(NIGHT, plate) ? PAPER : NIGHT),
  };
}

/** Once in a document: its crests refer to these. */
export function crestShapes(): string {
  const clips = SHIELDS.map((path, number) => `<clipPath id="k${number}"><path d="${path}"/></clipPath>`);
  return clips.join('');
}

/** The ground of a crest, as cloth: for the edges of a match's header. */
export function clubCloth(club: Club): string {
  const [first, second] = club.colors;
  const { field } = planCrest(club);
  return `<path fill="${first}" d="M0 0h64v72H0z"/><path fill="${second}" d="${field.path}"/>`;
}

/** For rows: a shield and its field, with the emblem only where it can be seen. */
export function smallCrest(club: Club): string {
  const { shield, field, emblem, ink } = planCrest(club);
  const path = SHIELDS[shield] ?? SHIELDS[0];
  const charge = field.isBusy
    ? ''
    : `<path fill="${ink}" fill-rule="evenodd" transform="translate(32 38)scale(1.600)" d="${emblem}"/>`;
  return `<svg class="cr" viewBox="0 0 64 72" aria-hidden="true"><g clip-path="url(#k${shield})">${clubCloth(club)}${charge}</g><path class="rim" d="${path}"/></svg>`;
}

/** For headers: with its emblem on a plate, a rim and some light. */
export function largeCrest(club: Club): string {
  const { shield, field, emblem, plate, ink } = planCrest(club);
  const path = SHIELDS[shield] ?? SHIELDS[0];
  const ground = field.isBusy
    ? `<circle cx="32" cy="36" r="17" fill="${plate}" stroke="${ink}" stroke-width="1.500"/>`
    : '';
  const scale = field.isBusy ? 0.92 : 1.35;
  const rim = contrast(ink, plate) >= READABLE ? ink : PAPER;
  return `<svg class="cr large" viewBox="0 0 64 72" aria-hidden="true"><g clip-path="url(#k${shield})">${clubCloth(club)}<path fill="#fff" opacity=".12" d="M0 0h64v26Q32 42 0 26z"/>${ground}<path fill="${ink}" fill-rule="evenodd" transform="translate(32 36)scale(${scale})" d="${emblem}"/></g><path fill="none" stroke="#0007" stroke-width="5" d="${path}"/><path fill="none" stroke="${rim}" stroke-width="2.500" d="${path}"/></svg>`;
}

/** For single players: their initials on their colours. */
export function playerMark({ name, colors: [first, second] }: Pick<Competitor, 'name' | 'colors'>): string {
  const initials = name
    .split(/[\s.]+/)
    .filter((word) => word !== '')
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('');
  const ink = contrast(PAPER, first) >= READABLE ? PAPER : NIGHT;
  return `<svg class="cr large" viewBox="0 0 64 72" aria-hidden="true"><circle cx="32" cy="36" r="29" fill="${first}" stroke="${second}" stroke-width="4"/><text x="32" y="44" text-anchor="middle" font-size="22" font-weight="700" fill="${ink}">${initials}</text></svg>`;
}

const MARKS = [
  'M10 2a8 8 0 1 1 0 16 8 8 0 1 1 0-16z',
  'M10 1.500l8.500 8.500-8.500 8.500L1.500 10z',
  'M10 1.800l7.200 4.100v8.200L10 18.200l-7.200-4.100V5.900z',
  'M3 2.500h14v9.700L10 18l-7-5.800z',
] as const;
const MARK_COLORS = [
  '#6e1526',
  '#14506b',
  '#0f6b45',
  '#8a5a10',
  '#4b2a7b',
  '#1f5fb0',
  '#a33b1f',
  '#2f4f4f',
] as const;

/** A small sign of a league. */
export function leagueMark(id: string): string {
  const seed = hash(id);
  const emblem = at(EMBLEMS, Math.floor(seed / 32));
  return `<svg class="lg" viewBox="0 0 20 20" aria-hidden="true"><path fill="${at(MARK_COLORS, seed)}" d="${at(MARKS, Math.floor(seed / 8))}"/><path fill="#ffe2a8" fill-rule="evenodd" transform="translate(10 10)scale(.4)" d="${emblem}"/></svg>`;
}
